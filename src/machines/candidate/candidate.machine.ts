import type { Candidate, Corrections, SimulatedFacts } from '@/data/schemas/candidate';
import type { HistoryEntry } from '@/data/schemas/history';
import type { Stamp } from '@/data/schemas/person';
import type { ResumeReading } from '@/data/schemas/resume';
import type { Measured } from '@/data/schemas/score';
import { and, assign, setup } from 'xstate';
import type { Lifecycle } from '../step';
import { measuredAnew, namesTarget, targetIsMissing, withScore } from './targets';

/** `measured` is null where no target was given; a correction brings every score held, measured anew. */
export type CandidateCommand =
  | { type: 'candidate.analyse'; reading: ResumeReading; measured: Measured | null }
  | { type: 'candidate.simulate'; simulated: SimulatedFacts; measured: Measured | null }
  | { type: 'candidate.measure'; measured: Measured }
  | { type: 'candidate.correct'; corrections: Corrections; scores: Measured[] }
  | { type: 'candidate.undo' };

export type CandidateEvent = CandidateCommand & Stamp;
export type NewCandidate = Pick<Candidate, 'id' | 'fileName' | 'receivedAt'>;

/** Corrections as one text, in the order of their names; none where a correction is only begun. */
const spelled = (corrections: Corrections | undefined) =>
  corrections &&
  JSON.stringify(Object.entries(corrections).toSorted(([a], [b]) => a.localeCompare(b)));

/** Whether something was measured against a named target; nothing was where a workflow only asks. */
const isMeasured = (measured: Measured | undefined) =>
  measured !== undefined && namesTarget(measured.target);

/** A candidate from the file's arrival to its analysis, and every analysis and correction after it. */
export const candidateMachine = setup({
  types: {
    context: {} as Omit<Candidate, 'status'>,
    events: {} as CandidateEvent,
    input: {} as NewCandidate,
  },
  guards: {
    byHr: ({ event }) => event.by.role === 'hr',
    wasRead: ({ context }) => context.reading !== null,
    changesSomething: ({ context, event }) =>
      event.type === 'candidate.correct' &&
      spelled(event.corrections) !== spelled(context.corrections),
    targetIsNamed: ({ event }) => event.type === 'candidate.measure' && isMeasured(event.measured),
    wasMeasuredAgain: ({ context }) => context.before !== null,
  },
  actions: {
    recordReading: assign((_, p: { reading: ResumeReading }) => ({ reading: p.reading })),
    recordSimulation: assign((_, p: { simulated: SimulatedFacts }) => ({ simulated: p.simulated })),
    recordScore: assign(({ context }, p: { measured: Measured | null; at: string }) => ({
      scores:
        p.measured === null
          ? context.scores
          : withScore(context.scores, { ...p.measured, at: p.at }),
    })),
    keepScores: assign(({ context }) => ({ before: context.scores })),
    restoreScores: assign(({ context }) => ({
      scores: context.before ?? context.scores,
      before: null,
    })),
    recordCorrections: assign(
      ({ context }, p: { corrections: Corrections; scores: Measured[] }) => ({
        corrections: p.corrections,
        scores: measuredAnew(context.scores, p.scores),
        before: null,
      }),
    ),
    recordHistory: assign(({ context }, p: HistoryEntry) => ({
      history: [...context.history, p],
    })),
  },
}).createMachine({
  id: 'candidate',
  context: ({ input }) => ({
    ...input,
    reading: null,
    simulated: null,
    scores: [],
    before: null,
    corrections: {},
    history: [],
  }),
  initial: 'Pending',
  states: {
    Pending: {
      on: {
        'candidate.analyse': {
          guard: 'byHr',
          target: 'Analyzed',
          actions: [
            { type: 'recordReading', params: ({ event }) => event },
            { type: 'recordScore', params: ({ event }) => event },
            {
              type: 'recordHistory',
              params: ({ event }) => ({
                action: 'Analyzed',
                by: event.by.name,
                date: event.at,
                event,
              }),
            },
          ],
        },
        'candidate.simulate': {
          guard: 'byHr',
          target: 'Analyzed',
          actions: [
            { type: 'recordSimulation', params: ({ event }) => event },
            { type: 'recordScore', params: ({ event }) => event },
            {
              type: 'recordHistory',
              params: ({ event }) => ({
                action: 'Simulated',
                by: event.by.name,
                date: event.at,
                event,
              }),
            },
          ],
        },
      },
    },
    Analyzed: {
      on: {
        'candidate.measure': {
          guard: and(['byHr', 'targetIsNamed']),
          actions: [
            'keepScores',
            { type: 'recordScore', params: ({ event }) => event },
            {
              type: 'recordHistory',
              params: ({ event }) => ({
                action: 'Re-analyzed',
                by: event.by.name,
                date: event.at,
                event,
              }),
            },
          ],
        },
        'candidate.undo': {
          guard: and(['byHr', 'wasMeasuredAgain']),
          actions: [
            'restoreScores',
            {
              type: 'recordHistory',
              params: ({ event }) => ({
                action: 'Re-analysis undone',
                by: event.by.name,
                date: event.at,
                event,
              }),
            },
          ],
        },
        'candidate.correct': {
          guard: and(['byHr', 'wasRead', 'changesSomething']),
          actions: [
            { type: 'recordCorrections', params: ({ event }) => event },
            {
              type: 'recordHistory',
              params: ({ event }) => ({
                action: 'Corrected by hand',
                by: event.by.name,
                date: event.at,
                event,
              }),
            },
          ],
        },
      },
    },
  },
});

/** A candidate's life over its stored record. */
export const candidateLifecycle: Lifecycle<typeof candidateMachine, Candidate> = {
  machine: candidateMachine,
  at: ({ status, ...context }) => candidateMachine.resolveState({ value: status, context }),
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: {
    byHr: 'Only HR staff can analyse or correct a candidate.',
    wasRead: 'Only a candidate whose resume was really read can be corrected.',
    changesSomething: 'Nothing was changed, so nothing is saved.',
    targetIsNamed: targetIsMissing,
    wasMeasuredAgain: 'Only a re-analysis that nothing came after can be undone.',
    'candidate.correct': 'A candidate can be corrected once the resume has been analysed.',
    'candidate.measure': 'A candidate can be re-analyzed once the resume has been analysed.',
    'candidate.undo': 'Only a re-analysis that nothing came after can be undone.',
    'candidate.analyse': 'This resume is analysed already.',
    'candidate.simulate': 'This resume is analysed already.',
  },
};
