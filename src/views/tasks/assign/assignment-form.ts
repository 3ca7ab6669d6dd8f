import { defaultPriority, TaskAssignment } from '@/data/schemas/task';
import { assignmentOf } from '@/machines/task/assignment';
import { zodResolver } from '@hookform/resolvers/zod';

/** The assign form: nothing is sent while the title, the assignee or the due date is missing. */
export const assignmentForm = {
  blank: { title: '', assignee: '', due: '', priority: defaultPriority },
  draftOf: assignmentOf,
  first: 'title',
  resolver: zodResolver(TaskAssignment),
} as const;
