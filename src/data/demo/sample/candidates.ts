import * as z from 'zod/mini';
import { Candidate } from '../../schemas/candidate';
import { ReadOutcome } from '../../schemas/resume';
import stored from './candidates.json';

/** Read from `resumes/` by `npm run sample`. */
const read = z
  .object({ candidates: z.array(Candidate), readings: z.record(z.string(), ReadOutcome) })
  .parse(stored);

/** A candidate with the event of its analysis, which is stored once: as what came of it. */
function retold(candidate: Candidate): Candidate {
  const { reading, target, score, history } = candidate;
  return {
    ...candidate,
    history: history.map((entry) => {
      const by = { name: entry.by, role: 'hr' };
      return {
        ...entry,
        event: { type: 'candidate.analyse', reading, target, score, by, at: entry.date },
      };
    }),
  };
}

export const candidates = read.candidates.map(retold);
export const { readings } = read;
