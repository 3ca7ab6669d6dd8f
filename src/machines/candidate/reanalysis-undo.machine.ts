import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

interface ReanalysisUndo {
  /** The candidates that were analysed again. */
  ids: string[];
  /** For how many of them it was taken back; null before. */
  undone: number | null;
  failure: string | null;
}

/** Taking the last re-analysis of candidates back. */
export const reanalysisUndoMachine = setup({
  types: {
    context: {} as ReanalysisUndo,
    events: {} as { type: 'reanalysis.undo' },
    input: {} as { ids: string[] },
  },
  actors: {
    undoReanalysis: fromPromise<number, string[]>(() =>
      Promise.reject(new Error('undoReanalysis')),
    ),
  },
  actions: {
    recordUndone: assign((_, p: { output: number }) => ({ undone: p.output })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clearFailure: assign({ failure: null }),
  },
  delays: { undoLimit: 15_000 },
}).createMachine({
  id: 'reanalysisUndo',
  context: ({ input }) => ({ ids: input.ids, undone: null, failure: null }),
  initial: 'offered',
  states: {
    offered: { on: { 'reanalysis.undo': { target: 'undoing' } } },
    undoing: {
      entry: 'clearFailure',
      invoke: {
        id: 'undoReanalysis',
        src: 'undoReanalysis',
        input: ({ context }) => context.ids,
        onDone: {
          target: 'undone',
          actions: { type: 'recordUndone', params: ({ event }) => event },
        },
        onError: {
          target: 'offered',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      after: {
        undoLimit: {
          target: 'offered',
          actions: {
            type: 'recordFailure',
            params: {
              error: { code: 'unanswered', sentence: 'Undoing took too long. Please try again.' },
            },
          },
        },
      },
    },
    undone: {},
  },
});
