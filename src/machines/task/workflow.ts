import type { Task } from '@/data/schemas/task';
import type { Workflow } from '../workflow/workflow';
import { assignmentOf } from './assignment';
import { type TaskCommand, taskLifecycle } from './task.machine';

/** A task's workflow: an assignee may do what other employees may not. */
export const taskWorkflow: Workflow<typeof taskLifecycle.machine, Task, TaskCommand['type']> = {
  lifecycle: taskLifecycle,
  words: {
    'task.edit': 'Update Task',
    'task.comment': 'Add a comment',
    'task.markDone': 'Mark as Done',
    'task.evaluate': 'Save Score',
  },
  byItself: [],
  given: (task) => ({ 'task.edit': { assignment: assignmentOf(task) } }),
  named: ({ assignedTo }) => assignedTo.map((name) => ({ name, role: 'employee' })),
};
