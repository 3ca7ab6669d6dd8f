import type {
  EmployeeStats,
  Evaluation,
  MonthlyScore,
  ScoredTask,
} from '@/data/schemas/performance';
import type { Task } from '@/data/schemas/task';
import { monthOf } from '../calendar';
import { groupBy } from '../group-by';
import { mean, percentage, round, sum } from '../numbers';

/** Whether a task counts as completed: done, and evaluated as well. */
export const isCompleted = ({ status }: Pick<Task, 'status'>): boolean => status !== 'active';

/** Completed tasks of all, as a whole percentage; 0 without tasks. */
export const completionRate = (tasks: readonly Pick<Task, 'status'>[]): number =>
  percentage(tasks.filter(isCompleted).length, tasks.length);

/**
 * The scores of the scored tasks, divided by the number of done tasks, to 1 decimal: a task that waits for
 * its evaluation counts as done with no score. 0 without a done task. Specification, section 9.
 */
export function averageScore(tasks: readonly ScoredTask[]): number {
  const done = tasks.filter(({ task }) => isCompleted(task)).length;
  if (done === 0) return 0;
  return round(sum(tasks.map(({ performance }) => performance?.performanceScore ?? 0)) / done, 1);
}

/** For each month, the tasks completed in it and the average hours each took, to 1 decimal; 0 without any. */
export const monthlyStats = (tasks: readonly Task[], months: readonly string[]): EmployeeStats[] =>
  months.map((month) => {
    const done = tasks.filter(({ doneDate }) => doneDate !== null && monthOf(doneDate) === month);
    return {
      month,
      completed: done.length,
      avgTime: round(mean(done.map(({ timeSpentHours }) => timeSpentHours)) ?? 0, 1),
    };
  });

/** The average of what fell in each month that had any, to 1 decimal, oldest first. */
export function monthlyAverages(values: readonly MonthlyScore[]): MonthlyScore[] {
  const byMonth = groupBy(values, ({ month }) => month);
  return [...byMonth]
    .map(([month, scores]) => ({ month, score: round(mean(scores.map((s) => s.score)) ?? 0, 1) }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}

/** The average rating out of 5 of each month with an evaluation. */
export const monthlyRatings = (evaluations: readonly Evaluation[]): MonthlyScore[] =>
  monthlyAverages(evaluations.map(({ date, rating }) => ({ month: monthOf(date), score: rating })));

/** The best by average score, highest first, by name where equal; those without a score are left out. */
export const topPerformers = <T extends { name: string; score: number }>(
  people: readonly T[],
  count: number,
): T[] =>
  people
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name))
    .slice(0, count);
