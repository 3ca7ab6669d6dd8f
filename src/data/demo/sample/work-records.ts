import { addMonths, monthOf, monthsUpTo } from '@/machines/calendar';
import { yearsOn } from './clock';
import type { Evaluation, WorkRecord } from '../../schemas/work-record';

type Row = {
  id: string;
  skills: string[];
  /** Months since the last promotion; null for someone who never had one. */
  promoted: number | null;
  /** Hours of overtime, days of absence and the survey's answer, 1 to 5, of the last eight months. */
  overtime: number[];
  absences: number[];
  satisfaction: number[];
  evaluations: [date: string, rating: number, feedback: string][];
};

const evaluation =
  (today: string) =>
  ([date, rating, feedback]: Row['evaluations'][number]): Evaluation => ({
    date: yearsOn(today, date),
    rating,
    feedback,
  });

/** The work records of everyone but the company manager. The last month is that of `today`. */
export const workRecordsOn = (today: string, rows: unknown): WorkRecord[] =>
  (rows as Row[]).map(
    ({ id, skills, promoted, overtime, absences, satisfaction, evaluations }) => ({
      employeeId: id,
      skills,
      promotedAt: promoted === null ? null : `${addMonths(monthOf(today), -promoted)}-01`,
      months: monthsUpTo(monthOf(today), overtime.length).map((month, index) => ({
        month,
        overtimeHours: overtime[index] ?? 0,
        absenceDays: absences[index] ?? 0,
        satisfaction: satisfaction[index] ?? 0,
      })),
      evaluations: evaluations.map(evaluation(today)),
      history: [
        {
          action: 'Taken over',
          by: 'Admin',
          date: `${addMonths(monthOf(today), -1)}-28T08:00:00.000Z`,
        },
      ],
    }),
  );
