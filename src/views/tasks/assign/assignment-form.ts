import { defaultPriority, type Task, TaskAssignment } from '@/data/schemas/task';
import { dayText } from '@/machines/date-text';
import { assignmentOf } from '@/machines/task/assignment';
import { zodResolver } from '@hookform/resolvers/zod';

/** The assign form: nothing is sent while the title, the assignee or the due date is missing. */
export const assignmentForm = {
  called: 'Task',
  blank: { title: '', assignee: '', due: '', priority: defaultPriority },
  draftOf: assignmentOf,
  textOf: (task: Task) => ({
    ...assignmentOf(task),
    assignee: task.assignedTo[0]?.name ?? '',
    due: dayText(task.deadline),
  }),
  first: 'title',
  resolver: zodResolver(TaskAssignment),
} as const;
