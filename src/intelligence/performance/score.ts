import type { TaskPerformance } from '@/data/schemas/performance';
import type { WorkRecord } from '@/data/schemas/work-record';
import type { Task } from '@/data/schemas/task';
import { daysBetween, monthOf } from '@/machines/calendar';
import { round, sum } from '../numbers';

type Parts = Omit<TaskPerformance, 'performanceScore'>;

/** The weight of each part of a task's performance: specification, section 9. */
export const performanceWeights = {
  taskCompletionRate: 0.2,
  productivity: 0.2,
  efficiency: 0.2,
  quality: 0.2,
  timeliness: 0.1,
  attendance: 0.1,
} as const satisfies Record<keyof Parts, number>;

/** Working days in a month. An absence takes its share of these. */
const WORKDAYS_A_MONTH = 21;
const POINTS_A_DAY_LATE = 10;
const POINTS_FOR_ERRORS = 10;
const HUNDRED = 100;

const within = (value: number) => Math.max(0, Math.min(HUNDRED, value));

/**
 * The weighted mean of a task's parts, each 0 to 100, to 1 decimal. A part that is not known is left out, and the
 * others share its weight.
 */
export function performanceScore(parts: Parts): number {
  const known = (Object.keys(performanceWeights) as (keyof Parts)[]).flatMap((part) => {
    const value = parts[part];
    return value === null ? [] : { value, weight: performanceWeights[part] };
  });
  // The weights of all parts add up to 1, but not in binary fractions.
  const whole = round(sum(known.map(({ weight }) => weight)), 2);
  return round(sum(known.map(({ value, weight }) => value * weight)) / whole, 1);
}

/** The share of a month's working days that someone was present, 0 to 100. Null where no absences are on record. */
export function attendanceIn(month: string, record: WorkRecord | undefined): number | null {
  const absent = record?.months.find((one) => one.month === month)?.absenceDays ?? null;
  return absent === null ? null : round(within((1 - absent / WORKDAYS_A_MONTH) * HUNDRED), 1);
}

/**
 * How well an evaluated task was done, each part 0 to 100:
 * - task completion rate: 100, since it is done;
 * - productivity: estimated hours over spent hours, at most 100;
 * - efficiency: 100 less the percentage by which spent hours miss the estimate, over or under;
 * - quality: ten times the evaluation score, less 10 where errors were found;
 * - timeliness: 100, less 10 for each day after the deadline;
 * - attendance: the assignee's presence in the month it was done, as given.
 *
 * Without logged hours or an estimate, productivity and efficiency are not known; without a deadline, timeliness
 * is not. Null for a task that is not evaluated.
 */
export function taskPerformance(task: Task, attendance: number | null): TaskPerformance | null {
  const { evaluationScore, doneDate, deadline, timeEstimatedHours: estimated } = task;
  if (task.status !== 'evaluated' || evaluationScore === null) return null;
  const spent = task.timeSpentHours;
  const isMeasured = spent > 0 && estimated > 0;
  const late =
    deadline === '' || doneDate === null ? null : Math.max(0, daysBetween(deadline, doneDate));
  const parts: Parts = {
    taskCompletionRate: HUNDRED,
    productivity: isMeasured ? round(within((estimated / spent) * HUNDRED), 1) : null,
    efficiency: isMeasured
      ? round(within((1 - Math.abs(spent - estimated) / estimated) * HUNDRED), 1)
      : null,
    quality: within(
      evaluationScore * 10 - (task.doneWithoutErrors === false ? POINTS_FOR_ERRORS : 0),
    ),
    timeliness: late === null ? null : within(HUNDRED - late * POINTS_A_DAY_LATE),
    attendance: attendance === null ? null : within(attendance),
  };
  return { ...parts, performanceScore: performanceScore(parts) };
}

/** A task's performance with the attendance of the person whose work record is given. */
export const performanceBy = (record: WorkRecord | undefined, task: Task): TaskPerformance | null =>
  taskPerformance(task, attendanceIn(monthOf(task.doneDate ?? task.createdAt), record));
