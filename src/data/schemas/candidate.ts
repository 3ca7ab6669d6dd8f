import * as z from 'zod/mini';
import { HistoryEntry } from './history';
import { EducationLevel, Refusal, ResumeReading } from './resume';
import { ScoreBreakdown, Target } from './score';

/**
 * The values of a file that could not be read, made up and marked as such. `noise` is the random part of
 * `score`, kept so that the same candidate scores the same against the same target.
 */
export const SimulatedFacts = z.object({
  position: z.string(),
  skills: z.array(z.string()),
  experience: z.int(),
  location: z.string(),
  education: EducationLevel,
  noise: z.int(),
  score: z.int(),
  reason: Refusal,
});
export type SimulatedFacts = z.infer<typeof SimulatedFacts>;

/**
 * What HR staff may correct by hand. Absent where the reading stands; empty or null where what was read is
 * wrong and nothing is known in its place.
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
  }),
);
export type Corrections = z.infer<typeof Corrections>;

/**
 * A candidate as stored: the file it came from and what analysis made of it. Either `reading` holds what
 * was read or `simulated` what was made up, never both; a Pending candidate has neither.
 * `score` is null until analysed against a target.
 */
export const Candidate = z.object({
  id: z.string(),
  fileName: z.string(),
  receivedAt: z.string(),
  status: z.enum(['Analyzed', 'Pending']),
  reading: z.nullable(ResumeReading),
  simulated: z.nullable(SimulatedFacts),
  target: z.nullable(Target),
  score: z.nullable(ScoreBreakdown),
  corrections: Corrections,
  history: z.array(HistoryEntry),
});
export type Candidate = z.infer<typeof Candidate>;
