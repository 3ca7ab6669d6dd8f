import type { Person } from '@/data/schemas/person';
import type { DecisionCommand } from '@/machines/candidate/events';
import { candidateLifecycle } from '@/machines/candidate/lifecycle';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { fresh, refusal } from '@/machines/step';

export type Decision = Exclude<
  DecisionCommand,
  { type: 'candidate.note' } | { type: 'candidate.removeNote' }
>;

/** What is said of a decision, and what takes it back with nothing more to say: a rejection needs its reason anew. */
export const made: Record<Decision['type'], { says: (name: string) => string; back?: Decision }> = {
  'candidate.shortlist': {
    says: (name) => `Shortlisted ${name}`,
    back: { type: 'candidate.unlist' },
  },
  'candidate.unlist': {
    says: (name) => `Took ${name} off the shortlist`,
    back: { type: 'candidate.shortlist' },
  },
  'candidate.reject': {
    says: (name) => `Rejected ${name}`,
    back: { type: 'candidate.reconsider' },
  },
  'candidate.reconsider': { says: (name) => `Took the rejection of ${name} back` },
};

/** How many candidates, in words. */
export const candidatesIn = (count: number): string =>
  `${count} ${count === 1 ? 'candidate' : 'candidates'}`;

/** Why a candidate's chart refuses a decision; null where it takes it. A row holds all that it asks. */
export const refusalOn = (
  { id, fileName, status, decision }: CandidateProfile,
  command: Decision,
  by: Person,
): string | null =>
  refusal(
    candidateLifecycle,
    {
      ...fresh(candidateLifecycle, { id, fileName, receivedAt: '', file: null }),
      status,
      decision,
    },
    { ...command, by },
  );
