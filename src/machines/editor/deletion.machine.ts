import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

/** A record to delete, with its name for a person. */
export interface Deleted {
  id: string;
  name: string;
}

export interface DeletionEvent {
  type: 'record.delete';
  record: Deleted;
  /** A new id for this request. A repeat of an unanswered request keeps the earlier key. */
  key: string;
}

interface Deletion {
  /** The request that is running, and after it those that wait, oldest first. */
  asked: DeletionEvent[];
  /** The requests that had no answer. A request leaves this list when it is repeated. */
  unanswered: DeletionEvent[];
  failure: string | null;
}

const isSame = (a: DeletionEvent, b: DeletionEvent) => a.record.id === b.record.id;

/**
 * Deletes records of a list. One request runs at a time, and each wait has a limit. A repeat of an unanswered request
 * keeps its key, so that the world carries it out only once.
 */
export const deletionMachine = setup({
  types: { context: {} as Deletion, events: {} as DeletionEvent },
  actors: {
    remove: fromPromise<void, { record: Deleted; key: string }>(() =>
      Promise.reject(new Error('remove')),
    ),
  },
  guards: {
    isNew: ({ context }, p: DeletionEvent) => !context.asked.some((one) => isSame(one, p)),
    isAsked: ({ context }) => context.asked.length > 0,
  },
  actions: {
    recordAsked: assign(({ context: { asked, unanswered } }, p: DeletionEvent) => ({
      asked: [...asked, unanswered.find((one) => isSame(one, p)) ?? p],
      unanswered: unanswered.filter((one) => !isSame(one, p)),
      failure: null,
    })),
    recordDeleted: assign(({ context: { asked } }) => ({ asked: asked.slice(1) })),
    recordUnanswered: assign(({ context: { asked, unanswered } }) => ({
      unanswered: [...unanswered, ...asked.slice(0, 1)],
    })),
    recordFailure: assign(({ context }, p: { error: unknown }) => ({
      asked: context.asked.slice(1),
      failure: messageOf(p.error),
    })),
  },
  delays: { answerLimit: 15_000 },
}).createMachine({
  id: 'deletion',
  context: { asked: [], unanswered: [], failure: null },
  on: {
    'record.delete': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'recordAsked', params: ({ event }) => event },
    },
  },
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isAsked', target: 'deleting' },
    },
    deleting: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { asked } }) => ({
          record: asked[0]?.record ?? { id: '', name: '' },
          key: asked[0]?.key ?? '',
        }),
        onDone: { target: 'idle', actions: 'recordDeleted' },
        onError: {
          target: 'idle',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      after: {
        answerLimit: {
          target: 'idle',
          actions: [
            'recordUnanswered',
            {
              type: 'recordFailure',
              params: {
                error: { code: 'unanswered', sentence: 'There was no answer. Please try again.' },
              },
            },
          ],
        },
      },
    },
  },
});
