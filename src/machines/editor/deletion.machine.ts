import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

/** A record to delete or restore, with its name for a person. */
export interface Deleted {
  id: string;
  name: string;
}

export type DeletionEvent =
  /** `key` is a new id for this request. A repeat of an unanswered request keeps the earlier key. */
  | { type: 'record.delete'; record: Deleted; key: string }
  | { type: 'record.restore'; record: Deleted; key: string };

interface Deletion {
  /** The request that is running, and after it those that wait, oldest first. */
  asked: DeletionEvent[];
  /** The requests that had no answer. A request leaves this list when it is repeated. */
  unanswered: DeletionEvent[];
  /** The records that can be restored, the last deleted first. */
  deleted: Deleted[];
  /** The id of the last restored record. Null once another record is deleted. */
  restored: string | null;
  failure: string | null;
}

const isSame = (a: DeletionEvent, b: DeletionEvent) =>
  a.type === b.type && a.record.id === b.record.id;

/**
 * Deletes records of a list, and restores them. One request runs at a time, and each wait has a limit. A repeat of an
 * unanswered request keeps its key, so that the world carries it out only once.
 */
export const deletionMachine = setup({
  types: { context: {} as Deletion, events: {} as DeletionEvent },
  actors: {
    remove: fromPromise<void, { id: string; key: string }>(() =>
      Promise.reject(new Error('remove')),
    ),
    restore: fromPromise<void, { id: string; key: string }>(() =>
      Promise.reject(new Error('restore')),
    ),
  },
  guards: {
    isListed: ({ context }, { record }: { record: Deleted }) =>
      [...context.asked.map((one) => one.record), ...context.deleted].every(
        ({ id }) => id !== record.id,
      ),
    isDeleted: ({ context }, { record }: { record: Deleted }) =>
      context.deleted.some(({ id }) => id === record.id) &&
      context.asked.every((one) => one.record.id !== record.id),
    deletionIsNext: ({ context }) => context.asked[0]?.type === 'record.delete',
    restorationIsNext: ({ context }) => context.asked[0]?.type === 'record.restore',
  },
  actions: {
    recordAsked: assign(({ context: { asked, unanswered } }, p: DeletionEvent) => ({
      asked: [...asked, unanswered.find((one) => isSame(one, p)) ?? p],
      unanswered: unanswered.filter((one) => !isSame(one, p)),
      failure: null,
    })),
    recordDeleted: assign(({ context: { asked, deleted } }) => ({
      asked: asked.slice(1),
      deleted: [...asked.slice(0, 1).map(({ record }) => record), ...deleted],
      restored: null,
    })),
    recordRestored: assign(({ context: { asked, deleted } }) => ({
      asked: asked.slice(1),
      deleted: deleted.filter(({ id }) => id !== asked[0]?.record.id),
      restored: asked[0]?.record.id ?? null,
    })),
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
  context: { asked: [], unanswered: [], deleted: [], restored: null, failure: null },
  on: {
    'record.delete': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: { type: 'recordAsked', params: ({ event }) => event },
    },
    'record.restore': {
      guard: { type: 'isDeleted', params: ({ event }) => event },
      actions: { type: 'recordAsked', params: ({ event }) => event },
    },
  },
  initial: 'idle',
  states: {
    idle: {
      always: [
        { guard: 'deletionIsNext', target: 'deleting' },
        { guard: 'restorationIsNext', target: 'restoring' },
      ],
    },
    deleting: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({
          id: context.asked[0]?.record.id ?? '',
          key: context.asked[0]?.key ?? '',
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
    restoring: {
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({
          id: context.asked[0]?.record.id ?? '',
          key: context.asked[0]?.key ?? '',
        }),
        onDone: { target: 'idle', actions: 'recordRestored' },
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
