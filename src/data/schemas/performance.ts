import * as z from 'zod/mini';
import { Task } from './task';
import { Evaluation } from './work-record';

/**
 * How well a task was done, each part 0 to 100, or null where nothing is on record to compute it from.
 * `performanceScore` is the weighted mean of the parts that are known.
 */
export const TaskPerformance = z.object({
  taskCompletionRate: z.number(),
  productivity: z.nullable(z.number()),
  efficiency: z.nullable(z.number()),
  quality: z.number(),
  timeliness: z.nullable(z.number()),
  attendance: z.nullable(z.number()),
  performanceScore: z.number(),
});
export type TaskPerformance = z.infer<typeof TaskPerformance>;

/**
 * A month of an employee's tasks: how many were completed, and the average hours each took. Null where none was
 * completed.
 */
export const EmployeeStats = z.object({
  month: z.string(),
  completed: z.number(),
  avgTime: z.nullable(z.number()),
});
export type EmployeeStats = z.infer<typeof EmployeeStats>;

/** A score of a month, YYYY-MM. */
export interface MonthlyScore {
  month: string;
  score: number;
}

/** The average rating of a month, YYYY-MM; null where nobody was rated. */
export const MonthlyRating = z.object({ month: z.string(), score: z.nullable(z.number()) });
export type MonthlyRating = z.infer<typeof MonthlyRating>;

/** A task with its performance, which is null while the task is not evaluated. */
export const ScoredTask = z.object({ task: Task, performance: z.nullable(TaskPerformance) });
export type ScoredTask = z.infer<typeof ScoredTask>;

/**
 * An employee's performance, computed from tasks, evaluations and attendance. `averageScore` is 0 to 100 over the
 * evaluated tasks, null without one; `notEvaluated` counts the completed tasks that it leaves out.
 * `completionRate` is a whole percentage, null without tasks. `stats` and `monthlyScores`, which are out of 5, have
 * no gap, oldest first. `summary` holds the evaluation's sentences. `tasks` are newest first.
 */
export const EmployeePerformance = z.object({
  employeeId: z.string(),
  name: z.string(),
  stats: z.array(EmployeeStats),
  monthlyScores: z.array(MonthlyRating),
  lastEvaluation: z.nullable(Evaluation),
  averageScore: z.nullable(z.number()),
  notEvaluated: z.int(),
  completionRate: z.nullable(z.number()),
  summary: z.array(z.string()),
  tasks: z.array(ScoredTask),
});
export type EmployeePerformance = z.infer<typeof EmployeePerformance>;
