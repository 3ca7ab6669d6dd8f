import {
  type CredentialErrors,
  credentialErrors,
  type Credentials,
} from '@/data/schemas/credentials';
import type { SessionUser } from '@/data/schemas/session';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type LoginEvent =
  | { type: 'login.edit'; draft: Credentials }
  | { type: 'login.submit'; draft: Credentials }
  | { type: 'password.toggle' };

/** The login form: the faults of the draft, the wait for the world's answer, and the way to the dashboard. */
export const loginMachine = setup({
  types: {
    context: {} as {
      errors: CredentialErrors;
      failure: string | null;
      user: SessionUser | null;
    },
    events: {} as LoginEvent,
  },
  actors: {
    signIn: fromPromise<SessionUser, Credentials>(() => Promise.reject(new Error('signIn'))),
    openHome: fromPromise<void, SessionUser>(() => Promise.reject(new Error('openHome'))),
  },
  guards: {
    draftIsComplete: (_, { draft }: { draft: Credentials }) =>
      Object.keys(credentialErrors(draft)).length === 0,
  },
  actions: {
    recordErrors: assign((_, { draft }: { draft: Credentials }) => ({
      errors: credentialErrors(draft),
    })),
    recordFailure: assign((_, { error }: { error: unknown }) => ({
      failure: messageOf(error),
      user: null,
    })),
    recordUser: assign((_, { user }: { user: SessionUser | null }) => ({ user })),
    clear: assign({ errors: {}, failure: null }),
  },
  delays: { signInLimit: 15_000, redirectDelay: 600, redirectLimit: 10_000 },
}).createMachine({
  id: 'login',
  context: { errors: {}, failure: null, user: null },
  type: 'parallel',
  states: {
    form: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'login.submit': [
              {
                guard: { type: 'draftIsComplete', params: ({ event }) => ({ draft: event.draft }) },
                target: 'submitting',
              },
              {
                target: 'invalid',
                actions: { type: 'recordErrors', params: ({ event }) => ({ draft: event.draft }) },
              },
            ],
          },
        },
        invalid: {
          on: {
            'login.edit': [
              {
                guard: { type: 'draftIsComplete', params: ({ event }) => ({ draft: event.draft }) },
                target: 'idle',
                actions: 'clear',
              },
              {
                actions: { type: 'recordErrors', params: ({ event }) => ({ draft: event.draft }) },
              },
            ],
            'login.submit': [
              {
                guard: { type: 'draftIsComplete', params: ({ event }) => ({ draft: event.draft }) },
                target: 'submitting',
              },
              {
                actions: { type: 'recordErrors', params: ({ event }) => ({ draft: event.draft }) },
              },
            ],
          },
        },
        submitting: {
          entry: 'clear',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              if (event.type !== 'login.submit') throw new Error(`submitting after ${event.type}`);
              return event.draft;
            },
            onDone: {
              target: 'success',
              actions: { type: 'recordUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: {
              target: 'error',
              actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            signInLimit: {
              target: 'error',
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
        error: {
          on: {
            'login.edit': { target: 'idle', actions: 'clear' },
            'login.submit': [
              {
                guard: { type: 'draftIsComplete', params: ({ event }) => ({ draft: event.draft }) },
                target: 'submitting',
              },
              {
                target: 'invalid',
                actions: [
                  'clear',
                  { type: 'recordErrors', params: ({ event }) => ({ draft: event.draft }) },
                ],
              },
            ],
          },
        },
        success: {
          after: { redirectDelay: { target: 'redirecting' } },
        },
        redirecting: {
          invoke: {
            id: 'openHome',
            src: 'openHome',
            input: ({ context }) => {
              if (context.user === null) throw new Error('redirecting without a user');
              return context.user;
            },
            onDone: { target: 'redirected' },
            onError: {
              target: 'error',
              actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            redirectLimit: {
              target: 'error',
              actions: {
                type: 'recordFailure',
                params: {
                  error: {
                    code: 'unanswered',
                    sentence: 'Your dashboard took too long to open. Please try again.',
                  },
                },
              },
            },
          },
        },
        redirected: {
          after: {
            redirectLimit: {
              target: 'idle',
              actions: { type: 'recordUser', params: { user: null } },
            },
          },
        },
      },
    },
    password: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'password.toggle': { target: 'shown' } } },
        shown: { on: { 'password.toggle': { target: 'hidden' } } },
      },
    },
  },
});
