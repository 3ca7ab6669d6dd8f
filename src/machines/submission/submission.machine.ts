import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type SubmissionEvent =
  | { type: 'submission.submit'; draft: unknown }
  | { type: 'submission.edit' };

interface Submission {
  /** What was last sent, until it is saved. */
  draft: unknown;
  failure: string | null;
}

/** Sending what a form holds: a failure keeps it, and no wait is without an end. */
export const submissionMachine = setup({
  types: { context: {} as Submission, events: {} as SubmissionEvent },
  actors: {
    save: fromPromise<void, unknown>(() => Promise.reject(new Error('save'))),
  },
  actions: {
    recordDraft: assign((_, p: { draft: unknown }) => ({ draft: p.draft, failure: null })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ draft: null, failure: null }),
  },
  delays: { answerLimit: 15_000 },
}).createMachine({
  id: 'submission',
  context: { draft: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'submission.submit': {
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }: { context: Submission }) => context.draft,
        onDone: { target: 'saved', actions: 'clear' },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      after: {
        answerLimit: {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: {
              error: { code: 'unanswered', sentence: 'There was no answer. Please try again.' },
            },
          },
        },
      },
      on: { 'submission.edit': { target: 'editing', actions: 'clear' } },
    },
    failed: {
      on: {
        'submission.submit': {
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
        'submission.edit': { target: 'editing', actions: 'clear' },
      },
    },
    saved: {
      on: {
        'submission.submit': {
          target: 'saving',
          actions: { type: 'recordDraft', params: ({ event }) => event },
        },
        'submission.edit': { target: 'editing' },
      },
    },
  },
});
