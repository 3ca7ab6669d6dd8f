import type { Task } from '@/data/schemas/task';
import type { TaskProgress } from '@/data/schemas/team';

/** How far a task has come, derived from its status and hours: rulings, 'One task'. */
export function taskProgress({
  status,
  timeSpentHours,
}: Pick<Task, 'status' | 'timeSpentHours'>): TaskProgress {
  if (status !== 'active') return 'Completed';
  return timeSpentHours > 0 ? 'In Progress' : 'Pending';
}

/** Spent hours of the estimated, as a whole percentage from 0 to 100. */
export function progressPercent({
  timeSpentHours,
  timeEstimatedHours,
}: Pick<Task, 'timeSpentHours' | 'timeEstimatedHours'>): number {
  if (timeEstimatedHours <= 0) return timeSpentHours > 0 ? 100 : 0;
  return Math.max(0, Math.min(100, Math.round((timeSpentHours / timeEstimatedHours) * 100)));
}
