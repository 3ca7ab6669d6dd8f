import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

/** A record that a command is for, with its name for a person. */
export interface BulkItem {
  id: string;
  name: string;
  /** A new id for its request. Who asks for the same again after no answer keeps it. */
  key: string;
}

export type BulkEvent =
  | { type: 'bulk.run'; command: unknown; items: BulkItem[] }
  | { type: 'bulk.cancel' }
  | { type: 'bulk.dismiss' };

interface Bulk {
  /** What is done to each record. Null before the first run. */
  command: unknown;
  /** The record whose request is running, and after it those that wait. */
  waiting: BulkItem[];
  done: BulkItem[];
  refused: { item: BulkItem; reason: string }[];
  /** The records that were not asked for, since the run was cancelled or had no answer. */
  left: BulkItem[];
}

/**
 * One command for several records, one after the other, each wait with a limit. A refused record holds up no other. A
 * record without an answer ends the run, since the next would wait in vain too. Cancelling lets the running request end.
 */
export const bulkMachine = setup({
  types: { context: {} as Bulk, events: {} as BulkEvent },
  actors: {
    perform: fromPromise<unknown, { command: unknown; item: BulkItem }>(() =>
      Promise.reject(new Error('perform')),
    ),
  },
  guards: {
    someAreGiven: (_, p: { items: BulkItem[] }) => p.items.length > 0,
    moreWait: ({ context }) => context.waiting.length > 1,
  },
  actions: {
    begin: assign((_, { command, items }: { command: unknown; items: BulkItem[] }) => ({
      command,
      waiting: items,
      done: [],
      refused: [],
      left: [],
    })),
    recordDone: assign(({ context: { waiting, done } }) => ({
      waiting: waiting.slice(1),
      done: [...done, ...waiting.slice(0, 1)],
    })),
    recordRefused: assign(({ context: { waiting, refused } }, p: { error: unknown }) => ({
      waiting: waiting.slice(1),
      refused: [
        ...refused,
        ...waiting.slice(0, 1).map((item) => ({ item, reason: messageOf(p.error) })),
      ],
    })),
    leaveTheRest: assign(({ context: { waiting, left } }) => ({
      waiting: waiting.slice(0, 1),
      left: [...left, ...waiting.slice(1)],
    })),
    clear: assign({ command: null, waiting: [], done: [], refused: [], left: [] }),
  },
  delays: { answerLimit: 15_000 },
}).createMachine({
  id: 'bulk',
  context: { command: null, waiting: [], done: [], refused: [], left: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'bulk.run': {
          guard: { type: 'someAreGiven', params: ({ event }) => event },
          target: 'running',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    running: {
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context: { command, waiting } }) => {
          const [item] = waiting;
          if (item === undefined) throw new Error('running for nobody');
          return { command, item };
        },
        onDone: [
          { guard: 'moreWait', target: 'running', reenter: true, actions: 'recordDone' },
          { target: 'ended', actions: 'recordDone' },
        ],
        onError: [
          {
            guard: 'moreWait',
            target: 'running',
            reenter: true,
            actions: { type: 'recordRefused', params: ({ event }) => event },
          },
          { target: 'ended', actions: { type: 'recordRefused', params: ({ event }) => event } },
        ],
      },
      on: { 'bulk.cancel': { guard: 'moreWait', actions: 'leaveTheRest' } },
      after: {
        answerLimit: {
          target: 'ended',
          actions: [
            'leaveTheRest',
            {
              type: 'recordRefused',
              params: { error: { code: 'unanswered', sentence: 'There was no answer.' } },
            },
          ],
        },
      },
    },
    ended: {
      on: {
        'bulk.run': {
          guard: { type: 'someAreGiven', params: ({ event }) => event },
          target: 'running',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'bulk.dismiss': { target: 'idle', actions: 'clear' },
      },
    },
  },
});
