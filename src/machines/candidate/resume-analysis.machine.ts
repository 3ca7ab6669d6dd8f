import type { TargetChoice } from '@masar/resume/schemas';
import { assign, fromCallback, setup } from 'xstate';
import { messageOf } from '../failure';
import type { RejectedFile } from './file-rules';
import {
  type AnalysisItem,
  isDone,
  type ItemProgress,
  progressed,
  withoutTwins,
} from './analysis-item';
import { namesTarget } from './targets';

/** What a run analyses: chosen files, candidates, or candidates whose files are pictures of pages. */
export type AnalysisRun = { of: 'files'; files: File[]; target: TargetChoice } | CandidatesRun;

interface CandidatesRun {
  of: 'candidates' | 'scans';
  candidates: NamedCandidate[];
  target: TargetChoice;
}

interface NamedCandidate {
  id: string;
  name: string;
  /** Whether it was analysed before. */
  again: boolean;
}

export type ResumeAnalysisEvent =
  | { type: 'files.chosen'; files: File[]; rejected: RejectedFile[] }
  | { type: 'file.remove'; name: string }
  | { type: 'analysis.start'; target: TargetChoice }
  | ({ type: 'analysis.restart' } & CandidatesRun)
  | { type: 'analysis.progressed'; progress: ItemProgress }
  | { type: 'analysis.completed' }
  | { type: 'analysis.failed'; error: unknown }
  | { type: 'analysis.cancel' }
  | { type: 'analysis.dismiss' };

interface ResumeAnalysis {
  files: File[];
  rejected: RejectedFile[];
  run: AnalysisRun | null;
  items: AnalysisItem[];
  failure: string | null;
}

const waiting = (name: string): AnalysisItem => ({ name, stage: 'waiting', reason: null });

/** Choosing resumes, analysing them, and the summary of each one's result. */
export const resumeAnalysisMachine = setup({
  types: { context: {} as ResumeAnalysis, events: {} as ResumeAnalysisEvent },
  actors: {
    analyseResumes: fromCallback<ResumeAnalysisEvent, AnalysisRun>(() => {
      throw new Error('analyseResumes');
    }),
  },
  guards: {
    someFileIsChosen: ({ context }) => context.files.length > 0,
    someoneMayBeAnalysed: (_, p: CandidatesRun) =>
      p.candidates.length > 0 && (p.of === 'scans' || namesTarget(p.target)),
  },
  actions: {
    addFiles: assign(({ context }, p: { files: File[]; rejected: RejectedFile[] }) => ({
      files: withoutTwins(context.files, p.files),
      rejected: p.rejected,
    })),
    removeFile: assign(({ context }, p: { name: string }) => ({
      files: context.files.filter(({ name }) => name !== p.name),
    })),
    beginFiles: assign(({ context }, p: { target: TargetChoice }) => ({
      run: { of: 'files' as const, files: context.files, target: p.target },
      items: context.files.map(({ name }) => waiting(name)),
      rejected: [],
      failure: null,
    })),
    beginCandidates: assign((_, { of, candidates, target }: CandidatesRun) => ({
      run: { of, candidates, target },
      items: candidates.map(({ name }) => waiting(name)),
      rejected: [],
      failure: null,
    })),
    recordProgress: assign(({ context }, p: { progress: ItemProgress }) => ({
      items: progressed(context.items, p.progress),
    })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clearSelection: assign(({ context }) => (context.run?.of === 'files' ? { files: [] } : {})),
    keepUnfinished: assign(({ context }) =>
      context.run?.of === 'files'
        ? {
            files: context.files.filter((_, index) => !isDone(context.items[index])),
          }
        : {},
    ),
    clearRun: assign({ run: null, items: [], failure: null }),
  },
  /** The longest wait between two progress events. A resume is read within ten seconds or refused. */
  delays: { progressLimit: 120_000 },
}).createMachine({
  id: 'resumeAnalysis',
  context: { files: [], rejected: [], run: null, items: [], failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'fresh',
      on: {
        'files.chosen': {
          target: '.fresh',
          actions: ['clearRun', { type: 'addFiles', params: ({ event }) => event }],
        },
        'file.remove': { actions: { type: 'removeFile', params: ({ event }) => event } },
        'analysis.start': {
          guard: 'someFileIsChosen',
          target: 'analysing',
          actions: { type: 'beginFiles', params: ({ event }) => event },
        },
        'analysis.restart': {
          guard: { type: 'someoneMayBeAnalysed', params: ({ event }) => event },
          target: 'analysing',
          actions: { type: 'beginCandidates', params: ({ event }) => event },
        },
      },
      states: {
        fresh: {},
        finished: { on: { 'analysis.dismiss': { target: 'fresh', actions: 'clearRun' } } },
        cancelled: { on: { 'analysis.dismiss': { target: 'fresh', actions: 'clearRun' } } },
        failed: { on: { 'analysis.dismiss': { target: 'fresh', actions: 'clearRun' } } },
      },
    },
    analysing: {
      invoke: {
        id: 'analyseResumes',
        src: 'analyseResumes',
        input: ({ context }) => {
          if (context.run === null) throw new Error('analysing without a run');
          return context.run;
        },
        onError: {
          target: '#resumeAnalysis.choosing.failed',
          actions: ['keepUnfinished', { type: 'recordFailure', params: ({ event }) => event }],
        },
      },
      initial: 'progressing',
      states: {
        progressing: {
          on: {
            'analysis.progressed': {
              target: 'progressing',
              reenter: true,
              actions: { type: 'recordProgress', params: ({ event }) => event },
            },
          },
          after: {
            progressLimit: {
              target: '#resumeAnalysis.choosing.failed',
              actions: [
                'keepUnfinished',
                {
                  type: 'recordFailure',
                  params: {
                    error: {
                      code: 'unanswered',
                      sentence: 'It stood still for two minutes. Please try again.',
                    },
                  },
                },
              ],
            },
          },
        },
      },
      on: {
        'analysis.completed': {
          target: '#resumeAnalysis.choosing.finished',
          actions: 'clearSelection',
        },
        'analysis.failed': {
          target: '#resumeAnalysis.choosing.failed',
          actions: ['keepUnfinished', { type: 'recordFailure', params: ({ event }) => event }],
        },
        'analysis.cancel': {
          target: '#resumeAnalysis.choosing.cancelled',
          actions: 'keepUnfinished',
        },
      },
    },
  },
});
