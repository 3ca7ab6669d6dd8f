import * as z from 'zod/mini';
import { educationLevels } from '../education-levels';

export { educationLevels };
export const EducationLevel = z.enum(educationLevels);
export type EducationLevel = z.infer<typeof EducationLevel>;

/**
 * Why a line of a document earns nothing: it is too faint or has no ink, is off the page, is too small to read,
 * is painted over or cut off, stands on a layer or in a part that is not shown, or is drawn in other letters than
 * the file says. The visibility of an `unclear` line cannot be judged, since its background or its ink is not
 * known. Hidden lines follow the visible ones in this order.
 */
export const hiddenReasons = [
  'white',
  'offPage',
  'tiny',
  'covered',
  'notShown',
  'unclear',
  'otherLetters',
] as const;
export const HiddenReason = z.enum(hiddenReasons);
export type HiddenReason = z.infer<typeof HiddenReason>;

/** One line of a document in reading order. `page` counts from 1. `hidden` is null for what a reader sees. */
export const ResumeLine = z.object({
  page: z.int().check(z.positive()),
  text: z.string(),
  hidden: z.nullable(HiddenReason),
});
export type ResumeLine = z.infer<typeof ResumeLine>;

/** The text of a document. Evidence points into it. */
export const ResumeText = z.object({
  pages: z.int().check(z.positive()),
  lines: z.array(ResumeLine),
});
export type ResumeText = z.infer<typeof ResumeText>;

/** Where something was read: characters [start, end) of line `line` (an index into `ResumeText.lines`). */
export const Evidence = z.object({
  page: z.int().check(z.positive()),
  line: z.int().check(z.nonnegative()),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  text: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/**
 * A value with where it was read. `confidence` is how sure the reader is of it, from 0 to 1: of the facts said at 0.9,
 * nine of ten are right. It is absent in readings of before it was told, and where a person stated the value.
 */
const fact = <T extends z.ZodMiniType>(value: T) =>
  z.object({
    value,
    evidence: z.array(Evidence),
    confidence: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  });

/** A span of months at one employer, inclusive. `from` and `to` are YYYY-MM; `to` is null for 'present'. */
export const ExperienceRange = z.object({
  from: z.string(),
  to: z.nullable(z.string()),
});
export type ExperienceRange = z.infer<typeof ExperienceRange>;

/**
 * The facts read from a resume. A fact is null or an empty list where nothing was found. Every value has its
 * evidence.
 */
export const ResumeFacts = z.object({
  name: z.nullable(fact(z.string())),
  email: z.nullable(fact(z.string())),
  phone: z.nullable(fact(z.string())),
  location: z.nullable(fact(z.string())),
  position: z.nullable(fact(z.string())),
  positions: z.array(fact(z.string())),
  experience: z.array(fact(ExperienceRange)),
  yearsExperience: z.nullable(fact(z.number())),
  skills: z.array(fact(z.string())),
  education: z.array(fact(EducationLevel)),
  certificates: z.array(fact(z.string())),
  /** Each with how well it is spoken, as the resume says it, where it does. */
  languages: z.array(z.extend(fact(z.string()), { level: z.optional(z.string()) })),
  age: z.nullable(fact(z.int())),
});
export type ResumeFacts = z.infer<typeof ResumeFacts>;
export type SpokenLanguage = ResumeFacts['languages'][number];
export type Fact<T> = { value: T; evidence: Evidence[]; confidence?: number | undefined };

/**
 * The reading of a document: its text, and the facts. `withUnclear` holds the facts as they are with the lines
 * that are `unclear`; it is absent where there are no such lines. `recognised` tells that the text was recognised in
 * pictures of the pages, so that letters may be wrong.
 */
export const ResumeReading = z.object({
  text: ResumeText,
  facts: ResumeFacts,
  withUnclear: z.optional(ResumeFacts),
  recognised: z.optional(z.literal(true)),
});
export type ResumeReading = z.infer<typeof ResumeReading>;

/** The kinds of reason why a file could not be read. */
const unreadableKinds = [
  'wrongType',
  'encrypted',
  'damaged',
  'tooLarge',
  'tooManyPages',
  'unpacksTooFar',
  'timedOut',
  'noText',
] as const;
export const UnreadableKind = z.enum(unreadableKinds);
export type UnreadableKind = z.infer<typeof UnreadableKind>;

/** Why a file could not be read: the kind, and a sentence a person understands, such as 'The PDF is protected by a password.' */
export const Unreadable = z.object({
  kind: UnreadableKind,
  message: z.string().check(z.maxLength(500)),
});
export type Unreadable = z.infer<typeof Unreadable>;

/** The outcome of reading one file. */
export const ReadOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('read'), reading: ResumeReading }),
  z.object({ outcome: z.literal('refused'), reason: Unreadable }),
]);
export type ReadOutcome = z.infer<typeof ReadOutcome>;
