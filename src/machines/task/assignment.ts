import type { Task, TaskAssignment } from '@/data/schemas/task';

/** What the assign form holds of a task. */
export const assignmentOf = ({ title, assignedTo, deadline, priority }: Task): TaskAssignment => ({
  title,
  assignee: assignedTo[0]?.id ?? '',
  due: deadline,
  priority,
});
