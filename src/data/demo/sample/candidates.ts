import * as z from 'zod/mini';
import { Candidate } from '../../schemas/candidate';
import { ReadOutcome } from '../../schemas/resume';
import { monthsOn } from './clock';

const minute = 60_000;
/** How long ago the resumes came that wait for their analysis. */
const WAITING = 40 * minute;
/** How long ago the others were analysed, at the latest: each listing that they were measured against is older. */
const ANALYSED = 12 * 24 * 60 * minute;

const later = (a: string, b: string) => (a < b ? b : a);

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

/**
 * The candidates as they came in: as many in each of the last months at any time, and the resumes that nobody has
 * analysed yet just now.
 * @param now what they are dated by.
 */
export function candidatesAt(now: Date, candidates: Candidate[]): Candidate[] {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const monthBegan = `${now.toISOString().slice(0, 'YYYY-MM'.length)}-01T00:00:00.000Z`;
  return candidates.map((candidate) => {
    const receivedAt =
      candidate.status === 'Pending'
        ? later(ago(WAITING), monthBegan)
        : monthsOn(now.toISOString(), candidate.receivedAt);
    const date = later(receivedAt, ago(ANALYSED));
    return {
      ...candidate,
      receivedAt,
      scores: candidate.scores.map((score) => ({ ...score, at: date })),
      history: candidate.history.map((entry) => ({
        ...entry,
        date,
        ...(entry.event && { event: { ...entry.event, at: date } }),
      })),
    };
  });
}
