import type { Candidate } from '../../schemas/candidate';
import type { ReadOutcome } from '@masar/resume/schemas';
import { monthsOn } from './clock';

const minute = 60_000;
/** How long ago the resumes arrived that are still to be analysed. */
const WAITING = 40 * minute;
/** The time since the first of the others was analysed, if not more. Every listing that they were measured against is older. */
const ANALYSED = 12 * 24 * 60 * minute;

const later = (a: string, b: string) => (a < b ? b : a);

/** The candidates and readings that `npm run sample` read from `resumes/` and stored. A test parses them. */
export interface Recruited {
  candidates: Candidate[];
  readings: Record<string, ReadOutcome>;
}

/**
 * The candidates, dated relative to now. Each of the last months has the same number at any time, and the resumes
 * that nobody has analysed yet arrived just now.
 * @param now what they are dated by.
 */
export function candidatesAt(now: Date, candidates: Candidate[]): Candidate[] {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const monthBegan = `${now.toISOString().slice(0, 'YYYY-MM'.length)}-01T00:00:00.000Z`;
  return candidates.map((candidate, order) => {
    const receivedAt =
      candidate.status === 'Pending'
        ? later(ago(WAITING), monthBegan)
        : monthsOn(now.toISOString(), candidate.receivedAt);
    // One after the other, since the last one's target is the one that lists begin with.
    const date = later(receivedAt, ago(ANALYSED - order * minute));
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
