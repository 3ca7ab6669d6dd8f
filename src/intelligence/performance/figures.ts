import type {
  EmployeeStats,
  MonthlyRating,
  MonthlyScore,
  ScoredTask,
} from '@/data/schemas/performance';
import type { Evaluation } from '@/data/schemas/work-record';
import type { Task } from '@/data/schemas/task';
import { monthOf } from '@/machines/calendar';
import { inOrder } from '@/machines/order';
import { chartMonths } from '../chart-months';
import { groupBy } from '../group-by';
import { byName } from '../lists/sorting';
import { mean, percentage, round, sum } from '../numbers';

/** Whether a task counts as completed: done, and evaluated as well. */
export const isCompleted = ({ status }: Pick<Task, 'status'>): boolean => status !== 'active';

/** The share of completed tasks among all, as a whole percentage. Null without tasks. */
export const completionRate = (tasks: readonly Pick<Task, 'status'>[]): number | null =>
  percentage(tasks.filter(isCompleted).length, tasks.length);

/** The mean to 1 decimal; null of an empty list. */
export const roundedMean = (values: readonly number[]): number | null => {
  const average = mean(values);
  return average === null ? null : round(average, 1);
};

/** The scores of the tasks that have one. */
const scoresOf = (tasks: readonly Pick<ScoredTask, 'performance'>[]): number[] =>
  tasks.flatMap(({ performance }) => performance?.performanceScore ?? []);

/** The average of the scores of the evaluated tasks, to 1 decimal; null without one. */
export const averageScore = (tasks: readonly Pick<ScoredTask, 'performance'>[]): number | null =>
  roundedMean(scoresOf(tasks));

/** How many tasks are completed and not evaluated yet. An average score leaves these out. */
export const notEvaluated = (tasks: readonly Pick<Task, 'status'>[]): number =>
  tasks.filter(({ status }) => status === 'done').length;

/**
 * A team member's average: the sum of the scores divided by the number of done tasks, to 1 decimal. A task that
 * waits for its evaluation counts as done with no score. Null without a done task. Specification, section 9; only
 * Team Management counts this way.
 */
export function memberAverage(tasks: readonly ScoredTask[]): number | null {
  const done = tasks.filter(({ task }) => isCompleted(task)).length;
  return done === 0 ? null : round(sum(scoresOf(tasks)) / done, 1);
}

/** For each month, the tasks completed in it and the average hours each took, to 1 decimal; null without any. */
export const monthlyStats = (tasks: readonly Task[], months: readonly string[]): EmployeeStats[] =>
  months.map((month) => {
    const done = tasks.filter(({ doneDate }) => doneDate !== null && monthOf(doneDate) === month);
    return {
      month,
      completed: done.length,
      avgTime: roundedMean(done.map(({ timeSpentHours }) => timeSpentHours)),
    };
  });

/** The average of the values of each month that has any, to 1 decimal, oldest first. */
export function monthlyAverages(values: readonly MonthlyScore[]): MonthlyScore[] {
  const byMonth = groupBy(values, ({ month }) => month);
  return [...byMonth]
    .map(([month, scores]) => ({ month, score: round(mean(scores.map((s) => s.score)) ?? 0, 1) }))
    .toSorted((a, b) => inOrder(a.month, b.month));
}

/**
 * The average rating out of 5 of each month from the first evaluation to the last, at most the last twelve. Null in a
 * month without one.
 */
export function monthlyRatings(evaluations: readonly Evaluation[]): MonthlyRating[] {
  const rated = new Map(
    monthlyAverages(
      evaluations.map(({ date, rating }) => ({ month: monthOf(date), score: rating })),
    ).map(({ month, score }) => [month, score]),
  );
  const months = [...rated.keys()];
  return chartMonths(months, months.at(-1) ?? '').map((month) => ({
    month,
    score: rated.get(month) ?? null,
  }));
}

/** The best by average score, highest first, and by name where equal. Those without a score are left out. */
export const topPerformers = (
  people: readonly { id: string; name: string; score: number | null }[],
  count: number,
): { id: string; name: string; score: number }[] =>
  people
    .flatMap(({ id, name, score }) => (score === null ? [] : [{ id, name, score }]))
    .toSorted((a, b) => b.score - a.score || byName(a, b))
    .slice(0, count);
