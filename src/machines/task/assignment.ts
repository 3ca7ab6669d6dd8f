import type { Task, TaskAssignment } from '@/data/schemas/task';

/** The fields of a task that the assign form holds. */
export const assignmentOf = ({ title, assignedTo, deadline, priority }: Task): TaskAssignment => ({
  title,
  assignee: assignedTo[0]?.id ?? '',
  due: deadline,
  priority,
});
