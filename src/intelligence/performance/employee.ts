import type { EmployeePerformance } from '@/data/schemas/performance';
import type { WorkRecord } from '@/data/schemas/work-record';
import type { Task } from '@/data/schemas/task';
import { chartMonths } from '@/intelligence/chart-months';
import { monthOf } from '@/machines/calendar';
import {
  averageScore,
  completionRate,
  monthlyRatings,
  monthlyStats,
  notEvaluated,
} from './figures';
import { performanceBy } from './score';
import { evaluationSummary } from './summary';

/** How many months the charts of an employee's tasks have, though fewer hold anything. */
const LEAST_MONTHS = 6;

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
  const done = tasks.flatMap(({ doneDate }) => (doneDate === null ? [] : [monthOf(doneDate)]));
  return {
    employeeId: id,
    name,
    stats: monthlyStats(tasks, chartMonths(done, monthOf(today), LEAST_MONTHS)),
    monthlyScores: monthlyRatings(evaluations),
    lastEvaluation: evaluations.at(-1) ?? null,
    averageScore: averageScore(scored),
    notEvaluated: notEvaluated(tasks),
    completionRate: completionRate(tasks),
    summary: evaluationSummary(scored, evaluations),
    tasks: scored,
  };
}
