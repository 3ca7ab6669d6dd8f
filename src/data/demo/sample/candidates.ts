import * as z from 'zod/mini';
import { Candidate } from '../../schemas/candidate';
import { ReadOutcome } from '../../schemas/resume';

const Recruited = z.object({
  candidates: z.array(Candidate),
  readings: z.record(z.string(), ReadOutcome),
});

/** A candidate with the event of its analysis, which is stored once: as what came of it. */
function retold(candidate: Candidate): Candidate {
  const { reading, scores, history } = candidate;
  return {
    ...candidate,
    history: history.map((entry) => {
      const by = { name: entry.by, role: 'hr' };
      const [first] = scores;
      const measured = first === undefined ? null : { target: first.target, score: first.score };
      return {
        ...entry,
        event: { type: 'candidate.analyse', reading, measured, by, at: entry.date },
      };
    }),
  };
}

/** The candidates and readings that `npm run sample` read from `resumes/` and stored. */
export function recruitedFrom(stored: unknown): z.infer<typeof Recruited> {
  const { candidates, readings } = Recruited.parse(stored);
  return { candidates: candidates.map(retold), readings };
}
