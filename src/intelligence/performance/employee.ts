import type { EmployeePerformance } from '@/data/schemas/performance';
import type { WorkRecord } from '@/data/schemas/work-record';
import type { Task } from '@/data/schemas/task';
import { monthOf, monthsUpTo } from '@/machines/calendar';
import {
  averageScore,
  completionRate,
  monthlyRatings,
  monthlyStats,
  notEvaluated,
} from './figures';
import { performanceBy } from './score';
import { evaluationSummary } from './summary';

/** Months that the charts of an employee's tasks cover. */
const CHARTED_MONTHS = 6;

/**
 * An employee's performance.
 * @param tasks the employee's own, newest first.
 * @param today the day that the charts end with.
 */
export function employeePerformance(
  { id, name }: { id: string; name: string },
  tasks: readonly Task[],
  record: WorkRecord | undefined,
  today: string,
): EmployeePerformance {
  const scored = tasks.map((task) => ({ task, performance: performanceBy(record, task) }));
  const evaluations = record?.evaluations ?? [];
  return {
    employeeId: id,
    name,
    stats: monthlyStats(tasks, monthsUpTo(monthOf(today), CHARTED_MONTHS)),
    monthlyScores: monthlyRatings(evaluations),
    lastEvaluation: evaluations.at(-1) ?? null,
    averageScore: averageScore(scored),
    notEvaluated: notEvaluated(tasks),
    completionRate: completionRate(tasks),
    summary: evaluationSummary(scored, evaluations),
    tasks: scored,
  };
}
