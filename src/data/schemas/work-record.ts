import * as z from 'zod/mini';
import { HistoryEntry } from './history';

const from = (least: number, most: number, sentence: string) =>
  z.number(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence));

const day = z.iso.date('Choose a date');

/**
 * A month of an employee's work, YYYY-MM. `absenceDays` are working days, `overtimeHours` hours, and `satisfaction`
 * is the survey's answer, 1 to 5. Null where it is not known.
 */
export const WorkMonth = z.object({
  month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Choose a month')),
  absenceDays: z.nullable(from(0, 31, 'Enter a number of days from 0 to 31')),
  overtimeHours: z.nullable(from(0, 300, 'Enter a number of hours from 0 to 300')),
  satisfaction: z.nullable(from(1, 5, 'Enter a number from 1 to 5')),
});
export type WorkMonth = z.infer<typeof WorkMonth>;

/** A supervisor's evaluation of an employee. `date` is a day; `rating` is out of 5. */
export const Evaluation = z.object({
  date: day,
  rating: from(1, 5, 'Enter a rating from 1 to 5'),
  feedback: z.string().check(z.trim(), z.maxLength(2000, 'Use at most 2000 characters')),
});
export type Evaluation = z.infer<typeof Evaluation>;

/** What an employee can do, and the day of the last promotion. Null where there was none, or none is known. */
export const Career = z.object({
  skills: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'A skill needs a name'),
          z.maxLength(60, 'Use at most 60 characters for each skill'),
        ),
    )
    .check(z.maxLength(50, 'Enter at most 50 skills')),
  promotedAt: z.nullable(day),
});
export type Career = z.infer<typeof Career>;

/**
 * The company's record of an employee's work, besides the tasks. It begins with the first fact that HR enters.
 * Months and evaluations are oldest first.
 */
export const WorkRecord = z.extend(Career, {
  employeeId: z.string(),
  months: z.array(WorkMonth),
  evaluations: z.array(Evaluation),
  history: z.array(HistoryEntry),
});
export type WorkRecord = z.infer<typeof WorkRecord>;
