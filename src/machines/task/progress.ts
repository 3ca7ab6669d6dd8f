import type { Task } from '@/data/schemas/task';
import type { TaskProgress } from '@/data/schemas/team';

/** A task's progress, derived from its status and hours: rulings, 'One task'. */
export function taskProgress({
  status,
  timeSpentHours,
}: Pick<Task, 'status' | 'timeSpentHours'>): TaskProgress {
  if (status !== 'active') return 'Completed';
  return timeSpentHours > 0 ? 'In Progress' : 'Pending';
}

/** The spent hours as a percentage of the estimated hours: a whole number from 0 to 100. */
export function progressPercent({
  timeSpentHours,
  timeEstimatedHours,
}: Pick<Task, 'timeSpentHours' | 'timeEstimatedHours'>): number {
  if (timeEstimatedHours <= 0) return timeSpentHours > 0 ? 100 : 0;
  return Math.max(0, Math.min(100, Math.round((timeSpentHours / timeEstimatedHours) * 100)));
}
