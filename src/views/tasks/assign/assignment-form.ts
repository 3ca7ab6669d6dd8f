import { defaultPriority, type Task, TaskAssignment } from '@/data/schemas/task';
import { zodResolver } from '@hookform/resolvers/zod';

/** What the form would hold of a task. */
export const assignmentOf = ({ title, assignedTo, deadline, priority }: Task): TaskAssignment => ({
  title,
  assignee: assignedTo[0] ?? '',
  due: deadline,
  priority,
});

/** The assign form: nothing is sent while the title, the assignee or the due date is missing. */
export const assignmentForm = {
  blank: { title: '', assignee: '', due: '', priority: defaultPriority },
  draftOf: assignmentOf,
  first: 'title',
  resolver: zodResolver(TaskAssignment),
} as const;
