import type { Corrections, Measured, ResumeReading, Unreadable } from '@masar/resume/schemas';
import type { OtherCandidate, SimulatedFacts } from '@/data/schemas/candidate';
import type { Stamp } from '@/data/schemas/person';

/** HR's decisions on a candidate and notes, as a page sends them. */
export type DecisionCommand =
  | { type: 'candidate.shortlist' }
  | { type: 'candidate.unlist' }
  | { type: 'candidate.reject'; reason: string }
  | { type: 'candidate.reconsider' }
  | { type: 'candidate.note'; text: string }
  | { type: 'candidate.removeNote'; note: string };

/** A note comes with its id, which the world makes. */
type DecisionEvent =
  | Exclude<DecisionCommand, { type: 'candidate.note' }>
  | { type: 'candidate.note'; text: string; id: string };

/** `measured` is null where no target was given. `scores` are all the candidate's scores, measured anew. */
export type CandidateCommand =
  | { type: 'candidate.analyse'; reading: ResumeReading; measured: Measured | null }
  | { type: 'candidate.notRead'; reason: Unreadable }
  | { type: 'candidate.simulate'; simulated: SimulatedFacts; measured: Measured | null }
  | { type: 'candidate.measure'; measured: Measured }
  | { type: 'candidate.correct'; corrections: Corrections; scores: Measured[] }
  | { type: 'candidate.undo' }
  | { type: 'candidate.merge'; other: OtherCandidate }
  | { type: 'candidate.separate' }
  | { type: 'candidate.tellApart'; other: OtherCandidate }
  | DecisionEvent;

export type CandidateEvent = CandidateCommand & Stamp;
