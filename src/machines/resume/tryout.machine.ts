import type { ReadOutcome, ResumeReading } from '@/data/schemas/resume';
import { assign, fromPromise, setup } from 'xstate';

export type TryoutEvent =
  | { type: 'file.choose'; file: File }
  | { type: 'file.rejected'; fileName: string; message: string }
  | { type: 'file.another' };

interface Tryout {
  fileName: string;
  reading: ResumeReading | null;
  refusal: string | null;
}

/** A visitor has one resume read, and then another. Choosing another ends a reading under way. */
export const tryoutMachine = setup({
  types: { context: {} as Tryout, events: {} as TryoutEvent },
  actors: {
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
  delays: { readingLimit: 60_000 },
}).createMachine({
  id: 'tryout',
  context: { fileName: '', reading: null, refusal: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'file.choose': {
          target: 'reading',
          actions: { type: 'recordFile', params: ({ event }) => ({ fileName: event.file.name }) },
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
            actions: { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: {
          target: 'refused',
          actions: {
            type: 'recordRefusal',
            params: { message: 'Something went wrong while reading. Try the file again.' },
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
      on: { 'file.another': { target: 'choosing', actions: 'forget' } },
    },
    read: { on: { 'file.another': { target: 'choosing', actions: 'forget' } } },
    refused: { on: { 'file.another': { target: 'choosing', actions: 'forget' } } },
  },
});
