import type { Role } from '@/data/schemas/role';
import type { Task, TaskAssignment } from '@/data/schemas/task';
import type { TaskProgress } from '@/data/schemas/team';

const permissions = {
  'task.assign': ['hr', 'teammanager'],
  'task.remove': ['hr', 'teammanager'],
  'task.comment': ['hr', 'teammanager'],
  'task.evaluate': ['teammanager'],
} as const satisfies Record<string, readonly Role[]>;

/** Whether a role may do something to any task, beyond what an assignee may do to their own. */
export const allows = (role: Role, what: keyof typeof permissions): boolean =>
  (permissions[what] as readonly Role[]).includes(role);

/** What the assign form holds of a task. */
export const assignmentOf = ({ title, assignedTo, deadline, priority }: Task): TaskAssignment => ({
  title,
  assignee: assignedTo[0] ?? '',
  due: deadline,
  priority,
});

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
