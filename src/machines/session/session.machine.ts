import type { Credentials } from '@/data/schemas/credentials';
import type { Refusal } from '@/data/schemas/refusal';
import type { SessionUser } from '@/data/schemas/session';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure';

export type SessionEvent =
  | { type: 'session.signIn'; credentials: Credentials }
  | { type: 'session.signOut' }
  | { type: 'session.replaced'; user: SessionUser | null };

/** Who is signed in, in this tab and, through `watchStore`, in every other tab of the browser. */
export const sessionMachine = setup({
  types: {
    context: {} as { user: SessionUser | null; failure: Refusal | null },
    events: {} as SessionEvent,
    tags: {} as 'settling',
  },
  actors: {
    restoreUser: fromPromise<SessionUser | null>(() => Promise.reject(new Error('restoreUser'))),
    authenticate: fromPromise<SessionUser, Credentials>(() =>
      Promise.reject(new Error('authenticate')),
    ),
    forgetUser: fromPromise<void>(() => Promise.reject(new Error('forgetUser'))),
    watchStore: fromCallback<SessionEvent>(() => {
      throw new Error('watchStore');
    }),
  },
  guards: {
    someoneIsSignedIn: ({ context }) => context.user !== null,
    someone: (_, { user }: { user: SessionUser | null }) => user !== null,
  },
  actions: {
    recordUser: assign((_, { user }: { user: SessionUser | null }) => ({ user, failure: null })),
    recordFailure: assign((_, { error }: { error: unknown }) => ({
      failure: failureOf(error),
    })),
    clearFailure: assign({ failure: null }),
  },
  delays: { restoreLimit: 15_000, signInLimit: 15_000, forgetLimit: 2000 },
}).createMachine({
  id: 'session',
  context: { user: null, failure: null },
  invoke: { id: 'watchStore', src: 'watchStore' },
  initial: 'restoring',
  on: {
    'session.replaced': [
      {
        guard: { type: 'someone', params: ({ event }) => ({ user: event.user }) },
        target: '.signedIn',
        actions: { type: 'recordUser', params: ({ event }) => ({ user: event.user }) },
      },
      {
        target: '.signedOut',
        actions: { type: 'recordUser', params: { user: null } },
      },
    ],
  },
  states: {
    restoring: {
      tags: 'settling',
      invoke: {
        id: 'restoreUser',
        src: 'restoreUser',
        onDone: [
          {
            guard: { type: 'someone', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: { type: 'recordUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
      after: { restoreLimit: { target: 'signedOut' } },
    },
    signedOut: {
      on: { 'session.signIn': { target: 'signingIn' } },
    },
    signingIn: {
      entry: 'clearFailure',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ event }) => {
          if (event.type !== 'session.signIn') throw new Error(`signingIn after ${event.type}`);
          return event.credentials;
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'recordUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        signInLimit: {
          target: 'refused',
          actions: {
            type: 'recordFailure',
            params: {
              error: {
                code: 'unanswered',
                sentence: 'Signing in took too long. Please try again.',
              },
            },
          },
        },
      },
    },
    refused: {
      always: [{ guard: 'someoneIsSignedIn', target: 'signedIn' }, { target: 'signedOut' }],
    },
    signedIn: {
      on: {
        'session.signIn': { target: 'signingIn' },
        'session.signOut': { target: 'signingOut' },
      },
    },
    signingOut: {
      tags: 'settling',
      entry: { type: 'recordUser', params: { user: null } },
      invoke: {
        id: 'forgetUser',
        src: 'forgetUser',
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
      after: { forgetLimit: { target: 'signedOut' } },
    },
  },
});
