import * as z from 'zod/mini';
import { Candidate } from '../../schemas/candidate';
import { ReadOutcome } from '../../schemas/resume';
import stored from './candidates.json';

/** Read from `resumes/` by `npm run sample`. */
export const { candidates, readings } = z
  .object({ candidates: z.array(Candidate), readings: z.record(z.string(), ReadOutcome) })
  .parse(stored);
