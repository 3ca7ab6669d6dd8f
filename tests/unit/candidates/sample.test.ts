import { candidatesAt } from '@/data/demo/sample/candidates';
import { expect, test } from 'vitest';
import { readSampleCandidates } from '../../../scripts/sample-candidates';
import { now } from '../../fixtures/company';
import { sample } from '../../fixtures/sample';

test('the stored candidates are what their resumes are read as today (npm run sample)', async () => {
  const at = new Date(now);
  const { candidates, readings } = readSampleCandidates();
  expect({
    candidates: await sample.candidates(at),
    readings: await sample.readings(),
  }).toEqual({ candidates: candidatesAt(at, candidates), readings });
});
