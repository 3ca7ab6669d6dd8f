import * as z from 'zod/mini';
import { EducationLevel, Evidence } from './resume';

/** The target that candidates are measured against: a typed job title, or a job listing with its requirements. */
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

/** One item of a part: the requirement, whether it is met, its points, and where it was read. */
const ScoreItem = z.object({
  label: z.string(),
  met: z.boolean(),
  points: z.number(),
  evidence: z.array(Evidence),
});

/** A score of 0 to 100 as the sum of its parts. A part is absent where the target does not ask for it. */
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

/** A target and how far it is met. A simulated score has no parts. */
export const Measured = z.object({ target: Target, score: ScoreBreakdown });
export type Measured = z.infer<typeof Measured>;

/** A person's choice of a target: a job listing, or else the typed title. */
export const TargetChoice = z.pick(Target, { title: true, listingId: true, place: true });
export type TargetChoice = z.infer<typeof TargetChoice>;
