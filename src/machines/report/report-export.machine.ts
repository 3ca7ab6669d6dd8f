import { assign, fromCallback, setup } from 'xstate';
import { messageOf } from '../failure';

export type ExportFormat = 'pdf' | 'excel';

export type ReportExportEvent =
  | { type: 'export.start'; format: ExportFormat }
  | { type: 'export.progressed'; progress: number }
  | { type: 'export.completed'; file: File }
  | { type: 'export.failed'; error: unknown }
  | { type: 'export.cancel' };

interface ReportExport {
  format: ExportFormat | null;
  /** Share of the work done, 0 to 1. */
  progress: number;
  file: File | null;
  failure: string | null;
}

/** Makes a report's file in the page, and shows its progress until the file is ready for download. */
export const reportExportMachine = setup({
  types: { context: {} as ReportExport, events: {} as ReportExportEvent },
  actors: {
    makeFile: fromCallback<ReportExportEvent, ExportFormat>(() => {
      throw new Error('makeFile');
    }),
  },
  actions: {
    begin: assign((_, p: { format: ExportFormat }) => ({
      format: p.format,
      progress: 0,
      file: null,
      failure: null,
    })),
    recordProgress: assign((_, p: { progress: number }) => ({ progress: p.progress })),
    recordFile: assign((_, p: { file: File }) => ({ progress: 1, file: p.file })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
  },
  delays: { exportLimit: 60_000 },
}).createMachine({
  id: 'reportExport',
  context: { format: null, progress: 0, file: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.start': {
          target: 'preparing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    preparing: {
      invoke: {
        id: 'makeFile',
        src: 'makeFile',
        input: ({ context }) => {
          if (context.format === null) throw new Error('preparing without a format');
          return context.format;
        },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'export.progressed': {
          actions: { type: 'recordProgress', params: ({ event }) => event },
        },
        'export.completed': {
          target: 'ready',
          actions: { type: 'recordFile', params: ({ event }) => event },
        },
        'export.failed': {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: ({ event }) => ({ error: event.error }),
          },
        },
        'export.cancel': { target: 'idle' },
      },
      after: {
        exportLimit: {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: {
              error: {
                code: 'unanswered',
                sentence: 'Making the file took longer than a minute and was stopped.',
              },
            },
          },
        },
      },
    },
    ready: {
      on: {
        'export.start': {
          target: 'preparing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    failed: {
      on: {
        'export.start': {
          target: 'preparing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
  },
});
