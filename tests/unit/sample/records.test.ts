import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Candidate } from '@/data/schemas/candidate';
import { ReadOutcome } from '@masar/resume/schemas';

const Recruited = z.strictObject({
  candidates: z.array(Candidate),
  readings: z.record(z.string(), ReadOutcome),
});

test('the candidates and readings of the sample are what their schemas say', () => {
  const stored: unknown = JSON.parse(readFileSync('src/data/demo/sample/candidates.json', 'utf8'));
  expect(Recruited.parse(stored)).toEqual(stored);
});
