import { expect, test } from 'vitest';
import { readSampleCandidates } from '../../../scripts/sample-candidates';
import { sample } from '../../fixtures/sample';

test('the stored candidates are what their resumes are read as today (npm run sample)', async () => {
  expect({
    candidates: await sample.candidates(),
    readings: await sample.readings(),
  }).toEqual(readSampleCandidates());
});
