import type { Named, Person } from '@/data/schemas/person';
import {
  CommentMessage,
  EvaluationScore,
  HoursLog,
  TaskAssignment,
  TeamTask,
} from '@/data/schemas/task';
import { and, assign, setup } from 'xstate';
import { dayOf, isDay } from '../calendar';
import type { TaskEvent } from './events';
import { allows } from './policy';
import { blankTask, hasRoomFor, lastEntryOf, type TaskFacts } from './record';

/** A task from its assignment to its evaluation. */
export const taskMachine = setup({
  types: {
    context: {} as TaskFacts,
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
    hoursAreValid: ({ event }) =>
      event.type === 'task.logHours' && HoursLog.safeParse(event.log).success,
    dayHasCome: ({ event }) =>
      event.type === 'task.logHours' && isDay(event.log.day) && event.log.day <= dayOf(event.at),
    dayHasRoom: ({ context, event }) =>
      event.type === 'task.logHours' && hasRoomFor(context, event.log, event.by.id),
    isOwnLastEntry: ({ context, event }) =>
      event.type === 'task.undoHours' && event.entry === lastEntryOf(context, event.by.id)?.id,
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
    recordHours: assign(
      ({ context }, p: { id: string; log: HoursLog; by: Person; at: string }) => ({
        timeSpentHours: context.timeSpentHours + p.log.hours,
        timeEntries: [
          ...context.timeEntries,
          { id: p.id, by: { id: p.by.id, name: p.by.name }, ...p.log, date: p.at },
        ],
      }),
    ),
    forgetHours: assign(({ context }, p: { entry: string }) => ({
      timeSpentHours: context.timeEntries.reduce(
        (spent, { id, hours }) => (id === p.entry ? spent - hours : spent),
        context.timeSpentHours,
      ),
      timeEntries: context.timeEntries.filter(({ id }) => id !== p.entry),
    })),
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
  context: ({ input }) => blankTask(input),
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
            'task.logHours': {
              guard: and(['byAssignee', 'hoursAreValid', 'dayHasCome', 'dayHasRoom']),
              actions: { type: 'recordHours', params: ({ event }) => event },
            },
            'task.undoHours': {
              guard: and(['byAssignee', 'isOwnLastEntry']),
              actions: { type: 'forgetHours', params: ({ event }) => event },
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
            'task.logHours': {
              guard: and(['byAssignee', 'hoursAreValid', 'dayHasCome', 'dayHasRoom']),
              actions: { type: 'recordHours', params: ({ event }) => event },
            },
            'task.undoHours': {
              guard: and(['byAssignee', 'isOwnLastEntry']),
              actions: { type: 'forgetHours', params: ({ event }) => event },
            },
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
