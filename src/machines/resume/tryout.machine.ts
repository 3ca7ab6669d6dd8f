import type { ReadOutcome, ResumeReading } from '@masar/resume/schemas';
import { assign, fromPromise, setup } from 'xstate';
import type { RejectedFile } from '../candidate/file-rules';

export type TryoutEvent =
  | { type: 'files.chosen'; files: File[]; rejected: RejectedFile[] }
  | { type: 'file.another' };

interface Tryout {
  rejected: RejectedFile[];
  fileName: string;
  reading: ResumeReading | null;
  refusal: string | null;
}

/**
 * Reads one resume at a time for a visitor. Of several files chosen at once, the first usable one is read, and the
 * others are listed with the reason why they are not. Choosing another file ends the reading.
 */
export const tryoutMachine = setup({
  types: { context: {} as Tryout, events: {} as TryoutEvent },
  actors: {
    readResume: fromPromise<ReadOutcome, File>(() => Promise.reject(new Error('readResume'))),
  },
  guards: {
    someFileCanBeUsed: (_, p: { files: File[] }) => p.files.length > 0,
    wasRead: (_, p: { outcome: ReadOutcome }) => p.outcome.outcome === 'read',
  },
  actions: {
    recordRejected: assign((_, p: { rejected: RejectedFile[] }) => ({ rejected: p.rejected })),
    recordFile: assign((_, p: { files: File[] }) => ({ fileName: p.files[0]?.name ?? '' })),
    recordOutcome: assign((_, { outcome }: { outcome: ReadOutcome }) =>
      outcome.outcome === 'read'
        ? { reading: outcome.reading }
        : { refusal: outcome.reason.message },
    ),
    recordRefusal: assign((_, p: { message: string }) => ({ refusal: p.message })),
    forget: assign({ rejected: [], fileName: '', reading: null, refusal: null }),
  },
  delays: { readingLimit: 60_000 },
}).createMachine({
  id: 'tryout',
  context: { rejected: [], fileName: '', reading: null, refusal: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.chosen': [
          {
            guard: { type: 'someFileCanBeUsed', params: ({ event }) => event },
            target: 'reading',
            actions: [
              { type: 'recordRejected', params: ({ event }) => event },
              { type: 'recordFile', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'recordRejected', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      invoke: {
        id: 'readResume',
        src: 'readResume',
        input: ({ event }) => {
          const [file] = event.type === 'files.chosen' ? event.files : [];
          if (file === undefined) throw new Error(`reading after ${event.type}`);
          return file;
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
