import type { Role } from '@/data/schemas/role';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

/** The kinds of records that can be found by name. */
export type FoundKind =
  | 'candidate'
  | 'task'
  | 'jobListing'
  | 'employee'
  | 'user'
  | 'member'
  | 'client'
  | 'conversation';

/** The kinds of records that each role finds: those that have an address among its screens. */
export const foundBy = {
  hr: ['candidate', 'employee', 'task', 'jobListing', 'conversation'],
  employee: ['task', 'conversation'],
  manager: ['user', 'conversation'],
  admin: ['user', 'conversation'],
  teammanager: ['task', 'member', 'conversation'],
  sys: ['client'],
} as const satisfies Record<Role, readonly FoundKind[]>;

/** A record that was found. `note` tells it from others of its name. */
export interface Found {
  kind: FoundKind;
  id: string;
  name: string;
  note: string;
}

export type FinderEvent =
  | { type: 'finder.toggle' }
  | { type: 'shortcuts.toggle' }
  | { type: 'finder.close' }
  | { type: 'finder.write'; text: string }
  | { type: 'finder.retry' };

interface Finder {
  text: string;
  /** What the last answered search found; it stays while the next one runs. */
  found: Found[];
  failure: string | null;
}

/**
 * Finding a screen, a record or an action by words. What the page knows itself is found at once; records are asked
 * for when the person pauses. Beside it, the list of the keys that the app knows.
 */
export const finderMachine = setup({
  types: { context: {} as Finder, events: {} as FinderEvent },
  actors: {
    watchKeys: fromCallback<FinderEvent>(() => {
      throw new Error('watchKeys');
    }),
    findRecords: fromPromise<Found[], string>(() => Promise.reject(new Error('findRecords'))),
  },
  guards: { isBlank: (_, p: { text: string }) => p.text.trim() === '' },
  actions: {
    recordText: assign((_, p: { text: string }) => ({ text: p.text })),
    recordFound: assign((_, p: { found: Found[] }) => ({ found: p.found })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clearFailure: assign({ failure: null }),
    forget: assign({ found: [] }),
    clear: assign({ text: '', found: [], failure: null }),
  },
  delays: { pause: 120, searchLimit: 15_000 },
}).createMachine({
  id: 'finder',
  context: { text: '', found: [], failure: null },
  invoke: { id: 'watchKeys', src: 'watchKeys', onError: { target: '.closed' } },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: { 'finder.toggle': { target: 'open' }, 'shortcuts.toggle': { target: 'shortcuts' } },
    },
    shortcuts: {
      on: {
        'finder.toggle': { target: 'open' },
        'finder.close': { target: 'closed' },
        'shortcuts.toggle': { target: 'closed' },
      },
    },
    open: {
      on: {
        'finder.toggle': { target: 'closed' },
        'finder.close': { target: 'closed' },
        'finder.write': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.blank',
            actions: { type: 'recordText', params: ({ event }) => event },
          },
          {
            target: '.writing',
            actions: { type: 'recordText', params: ({ event }) => event },
          },
        ],
      },
      initial: 'blank',
      states: {
        blank: { entry: ['forget', 'clearFailure'] },
        writing: {
          entry: 'clearFailure',
          after: { pause: { target: 'searching' } },
        },
        searching: {
          entry: 'clearFailure',
          invoke: {
            id: 'findRecords',
            src: 'findRecords',
            input: ({ context }) => context.text,
            onDone: {
              target: 'found',
              actions: { type: 'recordFound', params: ({ event }) => ({ found: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            searchLimit: {
              target: 'failed',
              actions: {
                type: 'recordFailure',
                params: {
                  error: {
                    code: 'unanswered',
                    sentence: 'Searching took too long. Please try again.',
                  },
                },
              },
            },
          },
        },
        found: {},
        failed: {
          entry: 'forget',
          on: { 'finder.retry': { target: 'searching' } },
        },
      },
    },
  },
});
