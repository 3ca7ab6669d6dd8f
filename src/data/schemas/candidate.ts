import {
  Corrections,
  EducationLevel,
  Measured,
  ResumeReading,
  Unreadable,
} from '@masar/resume/schemas';
import * as z from 'zod/mini';
import { FileUrl } from './attachment';
import { HistoryEntry } from './history';
import { writtenText } from './message';
import { Named } from './person';
import { decisions } from './search';

/**
 * Made-up values for a file that could not be read, marked as such. `noise` is the random part of the scores. It
 * is kept so that the same candidate scores the same against the same target.
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

/** A score, and the ISO instant at which it was last asked for. */
export const CandidateScore = z.extend(Measured, { at: z.string() });
export type CandidateScore = z.infer<typeof CandidateScore>;

/** What HR decided on an analysed candidate. */
export const Decision = z.enum(decisions);
export type Decision = z.infer<typeof Decision>;

/** Why a candidate is rejected: trimmed, and not blank. */
export const RejectionReason = writtenText('Give the reason first').check(
  z.maxLength(500, 'Use at most 500 characters'),
);

/** A note of HR on a candidate: trimmed, and not blank. */
export const NoteText = writtenText('Write a note first').check(
  z.maxLength(2000, 'Use at most 2000 characters'),
);

/** A note that HR wrote. `at` is an ISO instant. */
export const CandidateNote = z.object({
  id: z.string(),
  by: Named,
  at: z.string(),
  text: z.string(),
});
export type CandidateNote = z.infer<typeof CandidateNote>;

/**
 * A candidate as stored: the file it came from, and the result of its analysis. It holds either `reading`, what
 * was read, or `simulated`, what was made up, never both. A Pending candidate has neither, and keeps in
 * `unreadable` why its file could not be read. `file` is the link to the file, where the world keeps it.
 * `scores` holds one score for each target, the last asked for first. All of them are simulated where the
 * candidate is. `before` is what the candidate held before the last re-analysis, as long as that can be undone.
 * `mergedInto` is the id of the candidate who is kept as the same person. `others` are the ids of candidates whom
 * HR marked as other people. `decision` is what HR decided, Undecided before the analysis. `rejection` holds the
 * reason of one who is rejected, and whether they were shortlisted before.
 */
export const Candidate = z.object({
  id: z.string(),
  fileName: z.string(),
  receivedAt: z.string(),
  file: z.nullable(FileUrl),
  status: z.enum(['Analyzed', 'Pending', 'Merged']),
  reading: z.nullable(ResumeReading),
  unreadable: z.nullable(Unreadable),
  simulated: z.nullable(SimulatedFacts),
  scores: z.array(CandidateScore),
  before: z.nullable(z.array(CandidateScore)),
  corrections: Corrections,
  mergedInto: z.nullable(z.string()),
  others: z.array(z.string()),
  decision: Decision,
  rejection: z.nullable(z.object({ reason: z.string(), wasShortlisted: z.boolean() })),
  notes: z.array(CandidateNote),
  history: z.array(HistoryEntry),
});
export type Candidate = z.infer<typeof Candidate>;

/** The fields by which another candidate is named as a possible same person. */
export type OtherCandidate = Pick<Candidate, 'id' | 'fileName' | 'status'>;
