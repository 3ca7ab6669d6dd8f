import type { ReadOutcome, ResumeReading } from '@/data/schemas/resume';
import { assign, fromPromise, setup } from 'xstate';

export type TryoutEvent =
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'file.choose'; file: File }
  | { type: 'file.rejected'; fileName: string; message: string }
  | { type: 'file.another' };

interface Tryout {
  fileName: string;
  reading: ResumeReading | null;
  refusal: string | null;
}

/** A visitor tries the analyser on one resume. Closing or choosing another file ends a reading under way. */
export const tryoutMachine = setup({
  types: { context: {} as Tryout, events: {} as TryoutEvent },
  actors: {
    loadPanel: fromPromise<void>(() => Promise.reject(new Error('loadPanel'))),
    readResume: fromPromise<ReadOutcome, File>(() => Promise.reject(new Error('readResume'))),
  },
  guards: {
    wasRead: (_, p: { outcome: ReadOutcome }) => p.outcome.outcome === 'read',
  },
  actions: {
    recordFile: assign((_, p: { fileName: string }) => ({ fileName: p.fileName })),
    recordOutcome: assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.outcome === 'read'
        ? { reading: outcome.reading }
        : { refusal: outcome.refusal.message },
    ),
    recordRefusal: assign((_, p: { message: string }) => ({ refusal: p.message })),
    forget: assign({ fileName: '', reading: null, refusal: null }),
  },
  delays: { loadingLimit: 20_000, readingLimit: 60_000 },
}).createMachine({
  id: 'tryout',
  context: { fileName: '', reading: null, refusal: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'panel.open': { target: 'opening' } } },
    opening: {
      invoke: {
        id: 'loadPanel',
        src: 'loadPanel',
        onDone: { target: 'open' },
        onError: { target: 'unavailable' },
      },
      after: { loadingLimit: { target: 'unavailable' } },
    },
    unavailable: { on: { 'panel.open': { target: 'opening' } } },
    open: {
      initial: 'choosing',
      on: {
        'panel.close': { target: 'closed' },
        'file.another': { target: '.choosing' },
      },
      states: {
        choosing: {
          entry: 'forget',
          on: {
            'file.choose': {
              target: 'reading',
              actions: {
                type: 'recordFile',
                params: ({ event }) => ({ fileName: event.file.name }),
              },
            },
            'file.rejected': {
              target: 'refused',
              actions: [
                { type: 'recordFile', params: ({ event }) => event },
                { type: 'recordRefusal', params: ({ event }) => event },
              ],
            },
          },
        },
        reading: {
          invoke: {
            id: 'readResume',
            src: 'readResume',
            input: ({ event }) => {
              if (event.type !== 'file.choose') throw new Error(`reading after ${event.type}`);
              return event.file;
            },
            onDone: [
              {
                guard: { type: 'wasRead', params: ({ event }) => ({ outcome: event.output }) },
                target: 'read',
                actions: {
                  type: 'recordOutcome',
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
              {
                target: 'refused',
                actions: {
                  type: 'recordOutcome',
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
            ],
            onError: {
              target: 'refused',
              actions: {
                type: 'recordRefusal',
                params: { message: 'Something went wrong while reading. Try again.' },
              },
            },
          },
          after: {
            readingLimit: {
              target: 'refused',
              actions: {
                type: 'recordRefusal',
                params: { message: 'Reading took longer than a minute and was stopped.' },
              },
            },
          },
        },
        read: {},
        refused: {},
      },
    },
  },
});
