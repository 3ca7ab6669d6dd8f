import { candidates, readings } from '@/data/demo/sample/candidates';
import { expect, test } from 'vitest';
import { readSampleCandidates } from '../../../scripts/sample-candidates';

test('the stored candidates are what their resumes are read as today (npm run sample)', () => {
  expect({ candidates, readings }).toEqual(readSampleCandidates());
});
