import type { Task } from '@/data/schemas/task';
import type { Workflow } from '../workflow/workflow';
import { assignmentOf } from './assignment';
import { taskLifecycle } from './lifecycle';
import type { TaskEvent } from './events';

/** A task's workflow. It names the assignees, who may do what other employees may not. */
export const taskWorkflow: Workflow<typeof taskLifecycle.machine, Task, TaskEvent['type']> = {
  lifecycle: taskLifecycle,
  words: {
    'task.assign': 'Assign Task',
    'task.add': 'Add Task',
    'task.edit': 'Update Task',
    'task.comment': 'Add a comment',
    'task.logHours': 'Log hours',
    'task.undoHours': 'Undo hours',
    'task.attach': 'Attach a file',
    'task.detach': 'Remove a file',
    'task.markDone': 'Mark as Done',
    'task.evaluate': 'Save Score',
    'task.remove': 'Delete',
    'task.restore': 'Undo',
  },
  byItself: [],
  given: (task) => ({
    'task.edit': { assignment: assignmentOf(task) },
    'task.undoHours': { entry: '' },
    'task.detach': { url: '' },
  }),
  named: ({ assignedTo }) => assignedTo.map((one) => ({ ...one, role: 'employee' })),
};
