import type { Refusal } from '@/data/schemas/refusal';
import type { SessionUser } from '@/data/schemas/session';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure';

export type SessionEvent =
  /** `user` is the person whom the world has signed in. */
  | { type: 'session.signIn'; user: SessionUser }
  | { type: 'session.signOut' }
  | { type: 'session.replaced'; user: SessionUser | null }
  /** The world signed the person out, or no longer knows them. */
  | { type: 'session.ended' };

/** The signed-in user. `watchStore` reports when another tab of the browser signs somebody in or out. */
export const sessionMachine = setup({
  types: {
    /** `failure` is the reason why changes of other tabs are no longer reported. */
    context: {} as { user: SessionUser | null; failure: Refusal | null },
    events: {} as SessionEvent,
    tags: {} as 'settling',
  },
  actors: {
    restoreUser: fromPromise<SessionUser | null>(() => Promise.reject(new Error('restoreUser'))),
    forgetUser: fromPromise<void>(() => Promise.reject(new Error('forgetUser'))),
    watchStore: fromCallback<SessionEvent>(() => {
      throw new Error('watchStore');
    }),
  },
  guards: {
    someone: (_, { user }: { user: SessionUser | null }) => user !== null,
  },
  actions: {
    recordUser: assign((_, { user }: { user: SessionUser | null }) => ({ user })),
    recordFailure: assign((_, { error }: { error: unknown }) => ({
      failure: failureOf(error),
    })),
  },
  delays: { restoreLimit: 15_000, forgetLimit: 2000 },
}).createMachine({
  id: 'session',
  context: { user: null, failure: null },
  invoke: {
    id: 'watchStore',
    src: 'watchStore',
    onError: { actions: { type: 'recordFailure', params: ({ event }) => event } },
  },
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
    'session.ended': {
      target: '.ended',
      actions: { type: 'recordUser', params: { user: null } },
    },
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
      on: {
        'session.signIn': {
          target: 'signedIn',
          actions: { type: 'recordUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
    ended: {
      on: {
        'session.replaced': [
          {
            guard: { type: 'someone', params: ({ event }) => ({ user: event.user }) },
            target: 'signedIn',
            actions: { type: 'recordUser', params: ({ event }) => ({ user: event.user }) },
          },
          // Another tab that ends too changes nothing.
          { target: 'ended' },
        ],
        'session.signIn': {
          target: 'signedIn',
          actions: { type: 'recordUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
    signedIn: {
      on: {
        'session.signIn': {
          actions: { type: 'recordUser', params: ({ event }) => ({ user: event.user }) },
        },
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
