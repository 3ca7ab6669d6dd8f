import { Attachment } from '@/data/schemas/attachment';
import type { Named, Stamp } from '@/data/schemas/person';
import {
  CommentMessage,
  EvaluationScore,
  HoursLog,
  mostAttachments,
  TaskAssignment,
  TeamTask,
} from '@/data/schemas/task';
import { and, assign, setup } from 'xstate';
import { dayOf, isDay } from '../calendar';
import type { TaskEvent } from './events';
import { allows } from './policy';
import * as facts from './record';

/** A task from its assignment to its evaluation. */
export const taskMachine = setup({
  types: {
    context: {} as facts.TaskFacts,
    events: {} as TaskEvent,
    input: {} as { id: string },
  },
  guards: {
    byAssigner: ({ event }) => allows(event.by.role, 'task.assign'),
    byAssignee: ({ context, event }) => facts.isAssignedTo(context, event.by),
    byEditor: ({ event }) => allows(event.by.role, 'task.edit'),
    byEvaluator: ({ event }) => allows(event.by.role, 'task.evaluate'),
    byRemover: ({ event }) => allows(event.by.role, 'task.remove'),
    byAttacher: ({ context, event }) =>
      allows(event.by.role, 'task.attach') || facts.isAssignedTo(context, event.by),
    bySomeoneInvolved: ({ context, event }) =>
      allows(event.by.role, 'task.comment') || facts.isAssignedTo(context, event.by),
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
      event.type === 'task.logHours' && facts.hasRoomFor(context, event.log, event.by.id),
    isOwnLastEntry: ({ context, event }) =>
      event.type === 'task.undoHours' &&
      event.entry === facts.lastEntryOf(context, event.by.id)?.id,
    fileIsUploaded: ({ event }) =>
      event.type === 'task.attach' && Attachment.safeParse(event.file).success,
    fileIsNew: ({ context, event }) =>
      event.type === 'task.attach' && facts.attachedAt(context, event.file.url) === undefined,
    hasRoomForFile: ({ context }) => context.attachments.length < mostAttachments,
    fileIsAttached: ({ context, event }) =>
      event.type === 'task.detach' && facts.attachedAt(context, event.url) !== undefined,
    fileIsTheirs: ({ context, event }) =>
      allows(event.by.role, 'task.attach') ||
      (event.type === 'task.detach' && facts.isFileOf(context, event.url, event.by)),
    scoreIsInRange: ({ event }) =>
      event.type === 'task.evaluate' && EvaluationScore.safeParse(event.score).success,
  },
  actions: {
    recordCreation: assign((_, p: Stamp) => ({ assignedBy: p.by, createdAt: p.at })),
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
    recordComment: assign(({ context }, p: facts.Comment) => facts.withComment(context, p)),
    recordHours: assign(({ context }, p: facts.Hours) => facts.withHours(context, p)),
    forgetHours: assign(({ context }, p: { entry: string }) =>
      facts.withoutHours(context, p.entry),
    ),
    recordFile: assign(({ context }, p: facts.NewFile) => facts.withFile(context, p)),
    forgetFile: assign(({ context }, p: { url: string }) => facts.withoutFile(context, p.url)),
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
  context: ({ input }) => facts.blankTask(input),
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
            'task.attach': {
              guard: and(['byAttacher', 'fileIsUploaded', 'fileIsNew', 'hasRoomForFile']),
              actions: { type: 'recordFile', params: ({ event }) => event },
            },
            'task.detach': {
              guard: and(['byAttacher', 'fileIsAttached', 'fileIsTheirs']),
              actions: { type: 'forgetFile', params: ({ event }) => event },
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
            'task.attach': {
              guard: and(['byAttacher', 'fileIsUploaded', 'fileIsNew', 'hasRoomForFile']),
              actions: { type: 'recordFile', params: ({ event }) => event },
            },
            'task.detach': {
              guard: and(['byAttacher', 'fileIsAttached', 'fileIsTheirs']),
              actions: { type: 'forgetFile', params: ({ event }) => event },
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
