import type { Person, Stamp } from '@/data/schemas/person';
import {
  CommentMessage,
  defaultEstimatedHours,
  EvaluationScore,
  type NewTask,
  type Task,
  TaskAssignment,
} from '@/data/schemas/task';
import { and, assign, setup } from 'xstate';
import { type Lifecycle, withoutHistory } from '../step';
import { allows } from './policy';

export type TaskCommand =
  | { type: 'task.edit'; assignment: TaskAssignment }
  | { type: 'task.comment'; message: string }
  | { type: 'task.markDone' }
  | { type: 'task.evaluate'; score: number };

export type TaskEvent = TaskCommand & Stamp;

/** A task from its assignment to its evaluation. */
export const taskMachine = setup({
  types: {
    context: {} as Omit<Task, 'status' | 'history'>,
    events: {} as TaskEvent,
    input: {} as NewTask,
  },
  guards: {
    byAssignee: ({ context, event }) => context.assignedTo.includes(event.by.name),
    byEditor: ({ event }) => allows(event.by.role, 'task.edit'),
    byEvaluator: ({ event }) => allows(event.by.role, 'task.evaluate'),
    bySomeoneInvolved: ({ context, event }) =>
      allows(event.by.role, 'task.comment') || context.assignedTo.includes(event.by.name),
    assignmentIsComplete: ({ event }) =>
      event.type === 'task.edit' && TaskAssignment.safeParse(event.assignment).success,
    messageIsWritten: ({ event }) =>
      event.type === 'task.comment' && CommentMessage.safeParse(event.message).success,
    scoreIsInRange: ({ event }) =>
      event.type === 'task.evaluate' && EvaluationScore.safeParse(event.score).success,
  },
  actions: {
    recordAssignment: assign((_, p: { assignment: TaskAssignment }) => ({
      title: p.assignment.title.trim(),
      assignedTo: [p.assignment.assignee.trim()],
      deadline: p.assignment.due,
      priority: p.assignment.priority,
    })),
    recordComment: assign(({ context }, p: { message: string; by: Person; at: string }) => ({
      comments: [
        ...context.comments,
        {
          id: `${context.id}-comment-${context.comments.length + 1}`,
          user: p.by.name,
          date: p.at,
          message: p.message.trim(),
        },
      ],
    })),
    recordDone: assign(({ context }, p: { at: string }) => ({
      doneDate: p.at,
      doneOnTime: context.deadline === '' || p.at.slice(0, 10) <= context.deadline,
    })),
    recordScore: assign((_, p: { score: number }) => ({ evaluationScore: p.score })),
  },
}).createMachine({
  id: 'task',
  context: ({ input }) => ({
    ...input,
    comments: [],
    timeEstimatedHours: defaultEstimatedHours,
    timeSpentHours: 0,
    doneWithoutErrors: null,
    doneOnTime: null,
    doneDate: null,
    attachments: [],
    evaluationScore: null,
  }),
  on: {
    'task.comment': {
      guard: and(['bySomeoneInvolved', 'messageIsWritten']),
      actions: { type: 'recordComment', params: ({ event }) => event },
    },
  },
  initial: 'active',
  states: {
    active: {
      on: {
        'task.edit': {
          guard: and(['byEditor', 'assignmentIsComplete']),
          actions: { type: 'recordAssignment', params: ({ event }) => event },
        },
        'task.markDone': {
          guard: 'byAssignee',
          target: 'done',
          actions: { type: 'recordDone', params: ({ event }) => event },
        },
      },
    },
    done: {
      on: {
        'task.evaluate': {
          guard: and(['byEvaluator', 'scoreIsInRange']),
          target: 'evaluated',
          actions: { type: 'recordScore', params: ({ event }) => event },
        },
      },
    },
    evaluated: {},
  },
});

/** A task's life over its stored record. */
export const taskLifecycle: Lifecycle<typeof taskMachine, Task> = {
  machine: taskMachine,
  at: (task) => {
    const { status, ...context } = withoutHistory(task);
    return taskMachine.resolveState({ value: status, context });
  },
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: {
    byAssignee: 'Only an assignee can mark this done',
    byEditor: 'Only HR staff can change a task',
    byEvaluator: 'Only a team manager can evaluate a task',
    bySomeoneInvolved: 'Only an assignee, a team manager or HR staff can comment',
    assignmentIsComplete: 'A task needs a title, an assignee and a due date',
    messageIsWritten: 'Write a comment first',
    scoreIsInRange: 'Choose a score from 1 to 10',
    'task.edit': 'Only an active task can be changed',
    'task.markDone': 'Only an active task can be marked as done',
    'task.evaluate': 'Only a task that is done can be evaluated',
  },
  tells: {
    'task.edit': 'Edited',
    'task.comment': 'Commented',
    'task.markDone': 'Marked as done',
    'task.evaluate': ({ score }) => ({
      action: `Evaluation saved with score ${score}`,
      by: 'Manager',
    }),
  },
};
