import type { Refusal } from '@/data/schemas/refusal';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure';
import { same } from '../same';

export type SubmissionEvent =
  /** `key` is a new id for this draft. A repeat of an unanswered draft keeps the earlier key. */
  { type: 'submission.submit'; draft: unknown; key: string } | { type: 'submission.edit' };

interface Submission {
  /** The last draft that was sent. Null once it is saved. */
  draft: unknown;
  /** The key that the draft was sent under. Empty without a draft. */
  key: string;
  failure: Refusal | null;
}

/**
 * Sends the draft of a form. A failure keeps the draft, and each wait has a limit. A repeat of an unanswered draft
 * keeps its key, so that the world saves it only once.
 */
export const submissionMachine = setup({
  types: { context: {} as Submission, events: {} as SubmissionEvent },
  actors: {
    save: fromPromise<void, { draft: unknown; key: string }>(() =>
      Promise.reject(new Error('save')),
    ),
  },
  guards: {
    isSentAgain: ({ context }, p: { draft: unknown }) => same(context.draft, p.draft),
  },
  actions: {
    recordDraft: assign((_, p: { draft: unknown; key: string }) => ({
      draft: p.draft,
      key: p.key,
      failure: null,
    })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: failureOf(p.error) })),
    forgetFailure: assign({ failure: null }),
    clear: assign({ draft: null, key: '', failure: null }),
  },
  delays: { answerLimit: 15_000 },
}).createMachine({
  id: 'submission',
  context: { draft: null, key: '', failure: null },
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
        input: ({ context }: { context: Submission }) => ({
          draft: context.draft,
          key: context.key,
        }),
        onDone: { target: 'saved', actions: 'clear' },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      after: {
        answerLimit: {
          target: 'unanswered',
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
    unanswered: {
      on: {
        'submission.submit': [
          {
            guard: { type: 'isSentAgain', params: ({ event }) => event },
            target: 'saving',
            actions: 'forgetFailure',
          },
          {
            target: 'saving',
            actions: { type: 'recordDraft', params: ({ event }) => event },
          },
        ],
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
