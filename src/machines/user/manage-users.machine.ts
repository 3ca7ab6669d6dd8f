import type { NewUser } from '@/data/schemas/new-user';
import { assign, fromPromise, setup, transition } from 'xstate';
import { messageOf } from '../failure';

export type ManageUsersEvent =
  | { type: 'user.add' }
  | { type: 'user.details'; id: string }
  | { type: 'user.submit'; draft: NewUser }
  | { type: 'dialog.close' };

interface ManageUsers {
  /** The user whose details are shown. */
  shown: string | null;
  /** What was last sent, until it is saved or given up. */
  draft: NewUser | null;
  failure: string | null;
}

const nothing: ManageUsers = { shown: null, draft: null, failure: null };

/** The list of users and its two modals: one adds a user, one shows a user's details. */
export const manageUsersMachine = setup({
  types: { context: {} as ManageUsers, events: {} as ManageUsersEvent },
  actors: {
    saveUser: fromPromise<void, NewUser>(() => Promise.reject(new Error('saveUser'))),
  },
  actions: {
    recordShown: assign((_, p: { id: string }) => ({ shown: p.id })),
    recordDraft: assign((_, p: { draft: NewUser }) => ({ draft: p.draft, failure: null })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ shown: null, draft: null, failure: null }),
  },
  delays: { saveLimit: 15_000 },
}).createMachine({
  id: 'manageUsers',
  context: { shown: null, draft: null, failure: null },
  initial: 'list',
  states: {
    list: {
      entry: 'clear',
      on: {
        'user.add': { target: 'adding' },
        'user.details': {
          target: 'showingDetails',
          actions: { type: 'recordShown', params: ({ event }) => event },
        },
      },
    },
    adding: {
      on: { 'dialog.close': { target: 'list' } },
      initial: 'writing',
      states: {
        writing: {
          on: {
            'user.submit': {
              target: 'saving',
              actions: { type: 'recordDraft', params: ({ event }) => event },
            },
          },
        },
        saving: {
          invoke: {
            id: 'saveUser',
            src: 'saveUser',
            input: ({ context }) => {
              if (context.draft === null) throw new Error('saving without a draft');
              return context.draft;
            },
            onDone: { target: '#manageUsers.list' },
            onError: {
              target: 'failed',
              actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            saveLimit: {
              target: 'failed',
              actions: {
                type: 'recordFailure',
                params: {
                  error: {
                    code: 'unanswered',
                    sentence: 'Saving took too long. Please try again.',
                  },
                },
              },
            },
          },
        },
        failed: {
          on: {
            'user.submit': {
              target: 'saving',
              actions: { type: 'recordDraft', params: ({ event }) => event },
            },
          },
        },
      },
    },
    showingDetails: { on: { 'dialog.close': { target: 'list' } } },
  },
});

/** What the URL says of the modals. */
interface UsersPlace {
  dialog?: 'add' | undefined;
  user?: string | undefined;
}

/** The chart's state that the URL stands for. @param ids the users there are; details of no one are the list. */
export function manageUsersAt({ dialog, user }: UsersPlace, ids: string[]) {
  if (dialog === 'add')
    return manageUsersMachine.resolveState({ value: { adding: 'writing' }, context: nothing });
  if (user !== undefined && ids.includes(user)) {
    const context = { ...nothing, shown: user };
    return manageUsersMachine.resolveState({ value: 'showingDetails', context });
  }
  return manageUsersMachine.resolveState({ value: 'list', context: nothing });
}

/** What the URL says after an event. @param at what `manageUsersAt` made of the URL. */
export function usersPlaceAfter(
  at: ReturnType<typeof manageUsersAt>,
  event: ManageUsersEvent,
): Required<UsersPlace> {
  const [next] = transition(manageUsersMachine, at, event);
  return {
    dialog: next.matches('adding') ? 'add' : undefined,
    user: next.context.shown ?? undefined,
  };
}
