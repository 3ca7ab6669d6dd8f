import type { Named, Person, Stamp } from '@/data/schemas/person';
import {
  CommentMessage,
  defaultEstimatedHours,
  defaultPriority,
  EvaluationScore,
  type Task,
  TaskAssignment,
  TeamTask,
} from '@/data/schemas/task';
import { and, assign, setup } from 'xstate';
import { dayOf } from '../calendar';
import { allows } from './policy';

/** What a person may ask of an existing task. */
export type TaskCommand =
  | { type: 'task.edit'; assignment: TaskAssignment }
  | { type: 'task.comment'; message: string }
  | { type: 'task.markDone' }
  | { type: 'task.evaluate'; score: number };

/** Every event of a task's life. `people` are the people whose ids the form holds. `id` is the comment's id. */
export type TaskEvent = Stamp &
  (
    | { type: 'task.assign'; assignment: TaskAssignment; people: Named[] }
    | { type: 'task.add'; draft: TeamTask; people: Named[] }
    | { type: 'task.edit'; assignment: TaskAssignment; people: Named[] }
    | { type: 'task.comment'; message: string; id: string }
    | { type: 'task.markDone' }
    | { type: 'task.evaluate'; score: number }
    | { type: 'task.remove' }
    | { type: 'task.restore' }
  );

/** A task from its assignment to its evaluation. */
export const taskMachine = setup({
  types: {
    context: {} as Omit<Task, 'status' | 'history'>,
    events: {} as TaskEvent,
    input: {} as { id: string },
  },
  guards: {
    byAssigner: ({ event }) => allows(event.by.role, 'task.assign'),
    byAssignee: ({ context, event }) => context.assignedTo.some(({ id }) => id === event.by.id),
    byEditor: ({ event }) => allows(event.by.role, 'task.edit'),
    byEvaluator: ({ event }) => allows(event.by.role, 'task.evaluate'),
    byRemover: ({ event }) => allows(event.by.role, 'task.remove'),
    bySomeoneInvolved: ({ context, event }) =>
      allows(event.by.role, 'task.comment') ||
      context.assignedTo.some(({ id }) => id === event.by.id),
    assignmentIsComplete: ({ event }) =>
      'assignment' in event && TaskAssignment.safeParse(event.assignment).success,
    draftIsComplete: ({ event }) => 'draft' in event && TeamTask.safeParse(event.draft).success,
    messageIsWritten: ({ event }) =>
      event.type === 'task.comment' && CommentMessage.safeParse(event.message).success,
    scoreIsInRange: ({ event }) =>
      event.type === 'task.evaluate' && EvaluationScore.safeParse(event.score).success,
  },
  actions: {
    recordCreation: assign((_, p: { by: Person; at: string }) => ({
      assignedBy: p.by,
      createdAt: p.at,
    })),
    recordAssignment: assign((_, p: { assignment: TaskAssignment; people: Named[] }) => ({
      title: p.assignment.title.trim(),
      assignedTo: p.people,
      deadline: p.assignment.due,
      priority: p.assignment.priority,
    })),
    recordDraft: assign((_, p: { draft: TeamTask; people: Named[] }) => ({
      title: p.draft.title.trim(),
      description: p.draft.description.trim(),
      assignedTo: p.people,
      deadline: p.draft.deadline,
    })),
    recordComment: assign(
      ({ context }, p: { id: string; message: string; by: Person; at: string }) => ({
        comments: [
          ...context.comments,
          {
            id: p.id,
            by: { id: p.by.id, name: p.by.name },
            date: p.at,
            message: p.message.trim(),
          },
        ],
      }),
    ),
    recordDone: assign(({ context }, p: { at: string }) => ({
      doneDate: p.at,
      doneOnTime: context.deadline === '' || dayOf(p.at) <= context.deadline,
    })),
    recordScore: assign((_, p: { score: number }) => ({ evaluationScore: p.score })),
    recordRemoval: assign((_, p: { at: string }) => ({ removedAt: p.at })),
    forgetRemoval: assign({ removedAt: null }),
  },
}).createMachine({
  id: 'task',
  context: ({ input }) => ({
    id: input.id,
    title: '',
    description: '',
    deadline: '',
    priority: defaultPriority,
    assignedTo: [],
    assignedBy: { id: '', name: '', role: 'hr' },
    comments: [],
    timeEstimatedHours: defaultEstimatedHours,
    timeSpentHours: 0,
    doneWithoutErrors: null,
    doneOnTime: null,
    doneDate: null,
    attachments: [],
    evaluationScore: null,
    createdAt: '',
    removedAt: null,
  }),
  initial: 'drafted',
  states: {
    drafted: {
      on: {
        'task.assign': {
          guard: and(['byAssigner', 'assignmentIsComplete']),
          target: 'assigned',
          actions: [
            { type: 'recordCreation', params: ({ event }) => event },
            { type: 'recordAssignment', params: ({ event }) => event },
          ],
        },
        'task.add': {
          guard: and(['byAssigner', 'draftIsComplete']),
          target: 'assigned',
          actions: [
            { type: 'recordCreation', params: ({ event }) => event },
            { type: 'recordDraft', params: ({ event }) => event },
          ],
        },
      },
    },
    assigned: {
      initial: 'active',
      on: {
        'task.comment': {
          guard: and(['bySomeoneInvolved', 'messageIsWritten']),
          actions: { type: 'recordComment', params: ({ event }) => event },
        },
        'task.remove': {
          guard: 'byRemover',
          target: 'removed',
          actions: { type: 'recordRemoval', params: ({ event }) => event },
        },
      },
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
        asBefore: { type: 'history' },
      },
    },
    removed: {
      on: {
        'task.restore': {
          guard: 'byRemover',
          target: 'assigned.asBefore',
          actions: 'forgetRemoval',
        },
      },
    },
  },
});
