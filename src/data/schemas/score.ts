import * as z from 'zod/mini';
import { EducationLevel, Evidence } from './resume';

/** What candidates are measured against: a typed job title, or a job listing with what it asks. */
export const Target = z.object({
  title: z.string(),
  listingId: z.nullable(z.string()),
  /** Where a listing's job is. */
  place: z.optional(z.string()),
  skills: z.array(z.string()),
  minYears: z.nullable(z.number()),
  education: z.nullable(EducationLevel),
  certificates: z.array(z.string()),
});
export type Target = z.infer<typeof Target>;

export const scoreParts = ['title', 'skills', 'experience', 'education', 'certificates'] as const;
export const ScorePart = z.enum(scoreParts);
export type ScorePart = z.infer<typeof ScorePart>;

/** One reason inside a part: what was asked, whether it was met, the points it gave and where it was read. */
const ScoreItem = z.object({
  label: z.string(),
  met: z.boolean(),
  points: z.number(),
  evidence: z.array(Evidence),
});

/** A score of 0 to 100 as the documented sum of its parts; a part the target does not ask for is absent. */
export const ScoreBreakdown = z.object({
  total: z.number(),
  parts: z.array(
    z.object({
      part: ScorePart,
      points: z.number(),
      outOf: z.number(),
      items: z.array(ScoreItem),
    }),
  ),
});
export type ScoreBreakdown = z.infer<typeof ScoreBreakdown>;

/** How much of what a target asks is met. A simulated score has no parts. */
export const Measured = z.object({ target: Target, score: ScoreBreakdown });
export type Measured = z.infer<typeof Measured>;

/** What a person chose to measure against: a job listing, or else the title typed in. */
export const TargetChoice = z.pick(Target, { title: true, listingId: true, place: true });
export type TargetChoice = z.infer<typeof TargetChoice>;
