import type { Corrections } from '@/data/schemas/candidate';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type CorrectionEvent =
  | { type: 'correction.open' }
  | { type: 'correction.cancel' }
  | { type: 'correction.submit'; corrections: Corrections };

/** Correcting by hand what was read from a resume. */
export const correctionMachine = setup({
  types: { context: {} as { failure: string | null }, events: {} as CorrectionEvent },
  actors: {
    saveCorrections: fromPromise<void, Corrections>(() =>
      Promise.reject(new Error('saveCorrections')),
    ),
  },
  actions: {
    recordFailure: assign((_, { error }: { error: unknown }) => ({
      failure: messageOf(error),
    })),
    clearFailure: assign({ failure: null }),
  },
  delays: { saveLimit: 15_000 },
}).createMachine({
  id: 'correction',
  context: { failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'correction.open': { target: 'editing' } } },
    editing: {
      on: {
        'correction.submit': { target: 'saving' },
        'correction.cancel': { target: 'closed', actions: 'clearFailure' },
      },
    },
    saving: {
      entry: 'clearFailure',
      invoke: {
        id: 'saveCorrections',
        src: 'saveCorrections',
        input: ({ event }) => {
          if (event.type !== 'correction.submit') throw new Error(`saving after ${event.type}`);
          return event.corrections;
        },
        onDone: { target: 'closed' },
        onError: {
          target: 'editing',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        saveLimit: {
          target: 'editing',
          actions: {
            type: 'recordFailure',
            params: {
              error: { code: 'unanswered', sentence: 'Saving took too long. Please try again.' },
            },
          },
        },
      },
    },
  },
});
