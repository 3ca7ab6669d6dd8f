import { NewJobListing } from '@/data/schemas/job-listing';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type JobListingDialogEvent =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'listing.submit'; draft: NewJobListing };

/** The New Job Listing dialog: it closes when the listing is saved, and keeps the draft when it is not. */
export const jobListingDialogMachine = setup({
  types: {
    context: {} as { draft: NewJobListing | null; failure: string | null },
    events: {} as JobListingDialogEvent,
  },
  actors: {
    saveListing: fromPromise<void, NewJobListing>(() => Promise.reject(new Error('saveListing'))),
  },
  guards: {
    draftIsComplete: (_, p: { draft: NewJobListing }) => NewJobListing.safeParse(p.draft).success,
  },
  actions: {
    recordDraft: assign((_, p: { draft: NewJobListing }) => ({ draft: p.draft, failure: null })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ draft: null, failure: null }),
  },
  delays: { saveLimit: 15_000 },
}).createMachine({
  id: 'jobListingDialog',
  context: { draft: null, failure: null },
  initial: 'closed',
  states: {
    closed: { entry: 'clear', on: { 'dialog.open': { target: 'open' } } },
    open: {
      on: {
        'dialog.close': { target: 'closed' },
        'listing.submit': {
          guard: { type: 'draftIsComplete', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveListing',
        src: 'saveListing',
        input: ({ context }) => {
          if (context.draft === null) throw new Error('saving without a draft');
          return context.draft;
        },
        onDone: { target: 'closed' },
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
    failed: {
      on: {
        'dialog.close': { target: 'closed' },
        'listing.submit': {
          guard: { type: 'draftIsComplete', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
      },
    },
  },
});
