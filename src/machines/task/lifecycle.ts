import { Attachment } from '@/data/schemas/attachment';
import {
  CommentMessage,
  EvaluationScore,
  HoursLog,
  mostAttachments,
  type Task,
  TaskAssignment,
  type TaskStatus,
  TeamTask,
} from '@/data/schemas/task';
import { dayText } from '../date-text';
import { placeOf, statusIn } from '../removal';
import { type Lifecycle, withoutHistory } from '../step';
import { attachedAt } from './record';
import { taskMachine } from './task.machine';

const created = { action: 'Created', by: 'Admin' };

/** Logged hours as a person reads them: '1.5 hours for 21 Nov 2026'. */
export const hoursText = ({ hours, day }: HoursLog): string =>
  `${hours} ${hours === 1 ? 'hour' : 'hours'} for ${dayText(day)}`;

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
    byAssignee: 'Only an assignee can log hours or mark this done',
    byEditor: 'Only HR staff can change a task',
    byEvaluator: 'Only a team manager can evaluate a task',
    byRemover: 'Only HR staff can delete a task or restore it',
    byAttacher: 'Only an assignee, a team manager or HR staff can attach files and remove them',
    bySomeoneInvolved: 'Only an assignee, a team manager or HR staff can comment',
    assignmentIsComplete: 'A task needs a title, an assignee and a due date',
    draftIsComplete: 'A task needs a title and a description',
    messageIsWritten: 'Write a comment first',
    hoursAreValid: 'Enter hours above 0 in quarters of an hour, at most 24, and the day',
    dayHasCome: 'Hours are logged once they were worked: choose today or an earlier day',
    dayHasRoom: 'A day has 24 hours, and your entries for this one come to more',
    isOwnLastEntry: 'Only the last entry that you logged yourself can be undone',
    fileIsUploaded: 'Choose a file that was uploaded here.',
    fileIsNew: 'This file is attached already',
    hasRoomForFile: `A task takes ${mostAttachments} files: remove one first`,
    fileIsAttached: 'This file is not attached to the task',
    fileIsTheirs: 'An assignee can remove only the files that they attached themselves',
    scoreIsInRange: 'Choose a score from 1 to 10',
    'task.assign': 'This task is assigned already',
    'task.add': 'This task is assigned already',
    'task.comment': 'A task that was deleted takes no comments',
    'task.edit': 'Only an active task can be changed',
    'task.logHours': 'Hours can be logged until the task is evaluated',
    'task.undoHours': 'Logged hours can be undone until the task is evaluated',
    'task.attach': 'Files can be attached until the task is evaluated',
    'task.detach': 'Files can be removed until the task is evaluated',
    'task.markDone': 'Only an active task can be marked as done',
    'task.evaluate': 'Only a task that is done can be evaluated',
    'task.remove': 'This task was deleted already',
    'task.restore': 'This task was not deleted',
  },
  drafts: {
    assignmentIsComplete: ['assignment', TaskAssignment],
    draftIsComplete: ['draft', TeamTask],
    messageIsWritten: ['message', CommentMessage],
    hoursAreValid: ['log', HoursLog],
    fileIsUploaded: ['file', Attachment],
    dayHasCome: 'day',
    dayHasRoom: 'day',
    scoreIsInRange: ['score', EvaluationScore],
  },
  tells: {
    'task.assign': created,
    'task.add': created,
    'task.edit': 'Edited',
    'task.comment': 'Commented',
    'task.logHours': ({ log }) => `Logged ${hoursText(log)}`,
    'task.undoHours': ({ entry }, { timeEntries }) => {
      const undone = timeEntries.find(({ id }) => id === entry);
      return undone === undefined ? 'Undid hours' : `Undid ${hoursText(undone)}`;
    },
    'task.attach': ({ file }) => `Attached ${file.name}`,
    'task.detach': ({ url }, before) => `Removed ${attachedAt(before, url)?.name ?? 'a file'}`,
    'task.markDone': 'Marked as done',
    'task.evaluate': ({ score }) => ({
      action: `Evaluation saved with score ${score}`,
      by: 'Manager',
    }),
    'task.remove': 'Deleted',
    'task.restore': 'Restored',
  },
};
