import type { Report, ReportType } from '@/data/schemas/report';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type ReportGenerationEvent =
  | { type: 'report.choose'; reportType: ReportType }
  | { type: 'report.generate' };

interface ReportGeneration {
  reportType: ReportType;
  report: Report | null;
  failure: string | null;
}

/** Generates a report of the chosen type. Choosing another type starts over. */
export const reportGenerationMachine = setup({
  types: {
    context: {} as ReportGeneration,
    events: {} as ReportGenerationEvent,
    input: {} as { reportType: ReportType },
  },
  actors: {
    generateReport: fromPromise<Report, ReportType>(() =>
      Promise.reject(new Error('generateReport')),
    ),
  },
  guards: {
    anotherIsChosen: ({ context }, p: { reportType: ReportType }) =>
      context.reportType !== p.reportType,
  },
  actions: {
    chooseType: assign((_, p: { reportType: ReportType }) => ({
      reportType: p.reportType,
      report: null,
      failure: null,
    })),
    recordReport: assign((_, p: { report: Report }) => ({ report: p.report })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ report: null, failure: null }),
  },
  delays: { generationLimit: 15_000 },
}).createMachine({
  id: 'reportGeneration',
  context: ({ input }) => ({ reportType: input.reportType, report: null, failure: null }),
  initial: 'idle',
  on: {
    'report.choose': {
      guard: { type: 'anotherIsChosen', params: ({ event }) => event },
      target: '.idle',
      actions: { type: 'chooseType', params: ({ event }) => event },
    },
  },
  states: {
    idle: { on: { 'report.generate': { target: 'generating' } } },
    generating: {
      entry: 'clear',
      invoke: {
        id: 'generateReport',
        src: 'generateReport',
        input: ({ context }) => context.reportType,
        onDone: {
          target: 'ready',
          actions: { type: 'recordReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        generationLimit: {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: {
              error: {
                code: 'unanswered',
                sentence: 'Generating took too long. Please try again.',
              },
            },
          },
        },
      },
    },
    ready: { on: { 'report.generate': { target: 'generating' } } },
    failed: { on: { 'report.generate': { target: 'generating' } } },
  },
});
