import type { TaskPerformance, WorkRecord } from '@/data/schemas/performance';
import type { Task } from '@/data/schemas/task';
import { daysBetween, monthOf } from '@/machines/calendar';
import { round } from '../numbers';

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

/** The weighted sum of a task's parts, each 0 to 100, to 1 decimal. */
export const performanceScore = (parts: Parts): number =>
  round(
    (Object.keys(performanceWeights) as (keyof Parts)[]).reduce(
      (total, part) => total + parts[part] * performanceWeights[part],
      0,
    ),
    1,
  );

/** The share of a month's working days that someone was present, 0 to 100; 100 for a month off record. */
export function attendanceIn(month: string, record: WorkRecord | undefined): number {
  const found = record?.months.find((one) => one.month === month);
  return found === undefined
    ? HUNDRED
    : round(within((1 - found.absenceDays / WORKDAYS_A_MONTH) * HUNDRED), 1);
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
 * Where nobody logged hours, the estimate counts as spent. Null for a task that is not evaluated.
 */
export function taskPerformance(task: Task, attendance: number): TaskPerformance | null {
  const { evaluationScore, doneDate, deadline, timeEstimatedHours: estimated } = task;
  if (task.status !== 'evaluated' || evaluationScore === null) return null;
  const spent = task.timeSpentHours > 0 ? task.timeSpentHours : estimated;
  const late =
    deadline === '' || doneDate === null ? 0 : Math.max(0, daysBetween(deadline, doneDate));
  const parts: Parts = {
    taskCompletionRate: HUNDRED,
    productivity: spent > 0 ? round(within((estimated / spent) * HUNDRED), 1) : HUNDRED,
    efficiency:
      estimated > 0
        ? round(within((1 - Math.abs(spent - estimated) / estimated) * HUNDRED), 1)
        : HUNDRED,
    quality: within(
      evaluationScore * 10 - (task.doneWithoutErrors === false ? POINTS_FOR_ERRORS : 0),
    ),
    timeliness: within(HUNDRED - late * POINTS_A_DAY_LATE),
    attendance: within(attendance),
  };
  return { ...parts, performanceScore: performanceScore(parts) };
}

/** A task's performance with the attendance of the person whose work record is given. */
export const performanceBy = (record: WorkRecord | undefined, task: Task): TaskPerformance | null =>
  taskPerformance(task, attendanceIn(monthOf(task.doneDate ?? task.createdAt), record));
