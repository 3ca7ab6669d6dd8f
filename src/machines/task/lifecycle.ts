import {
  CommentMessage,
  EvaluationScore,
  type Task,
  TaskAssignment,
  type TaskStatus,
  TeamTask,
} from '@/data/schemas/task';
import { placeOf, statusIn } from '../removal';
import { type Lifecycle, withoutHistory } from '../step';
import { taskMachine } from './task.machine';

const created = { action: 'Created', by: 'Admin' };

/** A task's lifecycle over its stored record. */
export const taskLifecycle: Lifecycle<typeof taskMachine, Task> = {
  machine: taskMachine,
  at: (task) => {
    const { status: _, ...context } = withoutHistory(task);
    return taskMachine.resolveState({
      ...placeOf(taskMachine, 'assigned', task),
      context,
    } as never);
  },
  recordOf: (snapshot) => ({
    ...snapshot.context,
    status: statusIn(snapshot, 'assigned') as TaskStatus,
  }),
  asks: {
    byAssigner: 'Only HR staff and team managers can assign a task',
    byAssignee: 'Only an assignee can mark this done',
    byEditor: 'Only HR staff can change a task',
    byEvaluator: 'Only a team manager can evaluate a task',
    byRemover: 'Only HR staff can delete a task or restore it',
    bySomeoneInvolved: 'Only an assignee, a team manager or HR staff can comment',
    assignmentIsComplete: 'A task needs a title, an assignee and a due date',
    draftIsComplete: 'A task needs a title and a description',
    messageIsWritten: 'Write a comment first',
    scoreIsInRange: 'Choose a score from 1 to 10',
    'task.assign': 'This task is assigned already',
    'task.add': 'This task is assigned already',
    'task.comment': 'A task that was deleted takes no comments',
    'task.edit': 'Only an active task can be changed',
    'task.markDone': 'Only an active task can be marked as done',
    'task.evaluate': 'Only a task that is done can be evaluated',
    'task.remove': 'This task was deleted already',
    'task.restore': 'This task was not deleted',
  },
  drafts: {
    assignmentIsComplete: ['assignment', TaskAssignment],
    draftIsComplete: ['draft', TeamTask],
    messageIsWritten: ['message', CommentMessage],
    scoreIsInRange: ['score', EvaluationScore],
  },
  tells: {
    'task.assign': created,
    'task.add': created,
    'task.edit': 'Edited',
    'task.comment': 'Commented',
    'task.markDone': 'Marked as done',
    'task.evaluate': ({ score }) => ({
      action: `Evaluation saved with score ${score}`,
      by: 'Manager',
    }),
    'task.remove': 'Deleted',
    'task.restore': 'Restored',
  },
};
