import { ProfileUpdate } from '@/data/schemas/user';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type ProfileUpdateEvent =
  | { type: 'profile.edit' }
  | { type: 'profile.submit'; draft: ProfileUpdate };

/** The Update Profile form: a draft that is complete is saved, and kept where saving failed. */
export const profileUpdateMachine = setup({
  types: {
    context: {} as { draft: ProfileUpdate | null; failure: string | null },
    events: {} as ProfileUpdateEvent,
  },
  actors: {
    saveProfile: fromPromise<void, ProfileUpdate>(() => Promise.reject(new Error('saveProfile'))),
  },
  guards: {
    draftIsComplete: (_, p: { draft: ProfileUpdate }) => ProfileUpdate.safeParse(p.draft).success,
  },
  actions: {
    recordDraft: assign((_, p: { draft: ProfileUpdate }) => ({ draft: p.draft, failure: null })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ draft: null, failure: null }),
  },
  delays: { saveLimit: 15_000 },
}).createMachine({
  id: 'profileUpdate',
  context: { draft: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'profile.submit': {
          guard: { type: 'draftIsComplete', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => {
          if (context.draft === null) throw new Error('saving without a draft');
          return context.draft;
        },
        onDone: { target: 'saved', actions: 'clear' },
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
              error: { code: 'unanswered', sentence: 'Saving took too long. Please try again.' },
            },
          },
        },
      },
    },
    saved: {
      on: {
        'profile.edit': { target: 'editing' },
        'profile.submit': {
          guard: { type: 'draftIsComplete', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
      },
    },
    failed: {
      on: {
        'profile.edit': { target: 'editing', actions: 'clear' },
        'profile.submit': {
          guard: { type: 'draftIsComplete', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
      },
    },
  },
});
