import * as z from 'zod/mini';
import { HistoryEntry } from './history';
import { EducationLevel, Unreadable, ResumeReading } from './resume';
import { Measured } from './score';

/**
 * The values of a file that could not be read, made up and marked as such. `noise` is the random part of
 * its scores, kept so that the same candidate scores the same against the same target.
 */
export const SimulatedFacts = z.object({
  position: z.string(),
  skills: z.array(z.string()),
  experience: z.int(),
  location: z.string(),
  education: EducationLevel,
  noise: z.int(),
  reason: Unreadable,
});
export type SimulatedFacts = z.infer<typeof SimulatedFacts>;

/**
 * What HR staff may correct by hand. Absent where the reading stands; empty or null where what was read is
 * wrong and nothing is known in its place. `unclearText` says that lines which cannot be judged count.
 */
export const Corrections = z.partial(
  z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    position: z.string(),
    yearsExperience: z.nullable(z.number()),
    skills: z.array(z.string()),
    education: z.nullable(EducationLevel),
    certificates: z.array(z.string()),
    unclearText: z.literal('counts'),
  }),
);
export type Corrections = z.infer<typeof Corrections>;

/** A score, and the ISO instant at which it was last asked for. */
export const CandidateScore = z.extend(Measured, { at: z.string() });
export type CandidateScore = z.infer<typeof CandidateScore>;

/**
 * A candidate as stored: the file it came from and what analysis made of it. Either `reading` holds what
 * was read or `simulated` what was made up, never both; a Pending candidate has neither.
 * `scores` holds one for each target, the last asked for first; all of them are simulated where the candidate
 * is. `before` is what it held before the last re-analysis, as long as that can be undone.
 * `mergedInto` is the id of the candidate who is kept as the same person; `others` are the ids of those of whom
 * HR said that they are other people.
 */
export const Candidate = z.object({
  id: z.string(),
  fileName: z.string(),
  receivedAt: z.string(),
  status: z.enum(['Analyzed', 'Pending', 'Merged']),
  reading: z.nullable(ResumeReading),
  simulated: z.nullable(SimulatedFacts),
  scores: z.array(CandidateScore),
  before: z.nullable(z.array(CandidateScore)),
  corrections: Corrections,
  mergedInto: z.nullable(z.string()),
  others: z.array(z.string()),
  history: z.array(HistoryEntry),
});
export type Candidate = z.infer<typeof Candidate>;

/** Another candidate, as one who may be the same person is named. */
export type OtherCandidate = Pick<Candidate, 'id' | 'fileName' | 'status'>;
