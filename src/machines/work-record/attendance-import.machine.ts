import type { AttendanceCheck, AttendanceRow } from '@/data/schemas/attendance';
import { assign, fromPromise, setup } from 'xstate';
import type { RejectedFile } from '../candidate/file-rules';
import { messageOf } from '../failure';

export type AttendanceImportEvent =
  | { type: 'files.chosen'; files: File[]; rejected: RejectedFile[] }
  | { type: 'file.another' }
  | { type: 'check.retry' }
  /** `key` is a new id, used where none is kept. */
  | { type: 'import.start'; key: string };

interface AttendanceImport {
  rejected: RejectedFile[];
  fileName: string;
  rows: AttendanceRow[];
  /** What would become of the rows. */
  check: AttendanceCheck | null;
  /** What became of the rows that could be written. */
  result: AttendanceCheck | null;
  /** The key of the request to import. Empty once it is answered. */
  key: string;
  failure: string | null;
}

/**
 * Imports a file of attendance: it is read in the page and checked by the world, then shown, and written only when the
 * person says so. A repeat of an unanswered import keeps its key, so that the world writes it only once.
 */
export const attendanceImportMachine = setup({
  types: { context: {} as AttendanceImport, events: {} as AttendanceImportEvent },
  actors: {
    readFile: fromPromise<AttendanceRow[], File>(() => Promise.reject(new Error('readFile'))),
    checkRows: fromPromise<AttendanceCheck, AttendanceRow[]>(() =>
      Promise.reject(new Error('checkRows')),
    ),
    importRows: fromPromise<AttendanceCheck, { rows: AttendanceRow[]; key: string }>(() =>
      Promise.reject(new Error('importRows')),
    ),
  },
  guards: {
    someFileCanBeUsed: (_, p: { files: File[] }) => p.files.length > 0,
    someRowCanBeWritten: ({ context }) => (context.check?.accepted.length ?? 0) > 0,
  },
  actions: {
    recordChoice: assign((_, p: { files: File[]; rejected: RejectedFile[] }) => ({
      rejected: p.rejected,
      fileName: p.files[0]?.name ?? '',
      failure: null,
    })),
    recordRows: assign((_, p: { rows: AttendanceRow[] }) => ({ rows: p.rows })),
    recordCheck: assign((_, p: { check: AttendanceCheck }) => ({ check: p.check })),
    recordKey: assign(({ context }, p: { key: string }) => ({ key: context.key || p.key })),
    recordResult: assign((_, p: { result: AttendanceCheck }) => ({ result: p.result })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    recordNoAnswer: assign({ failure: 'There was no answer. Please try again.' }),
    recordNoAnswerToImport: assign({
      failure: 'There was no answer. Please try again: nothing is written twice.',
    }),
    forgetFailure: assign({ failure: null }),
    forgetKey: assign({ key: '' }),
    forget: assign({
      rejected: [],
      fileName: '',
      rows: [],
      check: null,
      result: null,
      key: '',
      failure: null,
    }),
  },
  delays: { readingLimit: 30_000, checkLimit: 30_000, importLimit: 60_000 },
}).createMachine({
  id: 'attendanceImport',
  context: {
    rejected: [],
    fileName: '',
    rows: [],
    check: null,
    result: null,
    key: '',
    failure: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.chosen': [
          {
            guard: { type: 'someFileCanBeUsed', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'recordChoice', params: ({ event }) => event },
          },
          { actions: { type: 'recordChoice', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => {
          const [file] = event.type === 'files.chosen' ? event.files : [];
          if (file === undefined) throw new Error(`reading after ${event.type}`);
          return file;
        },
        onDone: {
          target: 'checking',
          actions: { type: 'recordRows', params: ({ event }) => ({ rows: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      after: {
        readingLimit: {
          target: 'choosing',
          actions: {
            type: 'recordFailure',
            params: {
              error: {
                code: 'unanswered',
                sentence: 'Reading the file took too long and was stopped. Please try again.',
              },
            },
          },
        },
      },
      on: { 'file.another': { target: 'choosing', actions: 'forget' } },
    },
    checking: {
      entry: 'forgetFailure',
      invoke: {
        id: 'checkRows',
        src: 'checkRows',
        input: ({ context }) => context.rows,
        onDone: {
          target: 'previewing',
          actions: { type: 'recordCheck', params: ({ event }) => ({ check: event.output }) },
        },
        onError: {
          target: 'unchecked',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      after: {
        checkLimit: { target: 'unchecked', actions: 'recordNoAnswer' },
      },
      on: { 'file.another': { target: 'choosing', actions: 'forget' } },
    },
    unchecked: {
      on: {
        'check.retry': { target: 'checking' },
        'file.another': { target: 'choosing', actions: 'forget' },
      },
    },
    previewing: {
      on: {
        'import.start': {
          guard: 'someRowCanBeWritten',
          target: 'importing',
          actions: ['forgetFailure', { type: 'recordKey', params: ({ event }) => event }],
        },
        'file.another': { target: 'choosing', actions: 'forget' },
      },
    },
    importing: {
      invoke: {
        id: 'importRows',
        src: 'importRows',
        input: ({ context: { check, key } }) => ({
          rows: check?.accepted.map(({ source }) => source) ?? [],
          key,
        }),
        onDone: {
          target: 'imported',
          actions: [
            'forgetKey',
            { type: 'recordResult', params: ({ event }) => ({ result: event.output }) },
          ],
        },
        onError: {
          target: 'previewing',
          actions: ['forgetKey', { type: 'recordFailure', params: ({ event }) => event }],
        },
      },
      after: {
        importLimit: { target: 'previewing', actions: 'recordNoAnswerToImport' },
      },
    },
    imported: { on: { 'file.another': { target: 'choosing', actions: 'forget' } } },
  },
});
