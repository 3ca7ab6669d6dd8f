import type { Candidate, Corrections, SimulatedFacts } from '@/data/schemas/candidate';
import type { HistoryEntry } from '@/data/schemas/history';
import type { Stamp } from '@/data/schemas/person';
import type { ResumeReading } from '@/data/schemas/resume';
import type { ScoreBreakdown, Target } from '@/data/schemas/score';
import { and, assign, setup } from 'xstate';
import type { Lifecycle } from '../step';

export type CandidateCommand =
  | {
      type: 'candidate.analyse';
      reading: ResumeReading;
      target: Target;
      score: ScoreBreakdown;
    }
  | { type: 'candidate.simulate'; simulated: SimulatedFacts; target: Target }
  | { type: 'candidate.correct'; corrections: Corrections; score: ScoreBreakdown };

export type CandidateEvent = CandidateCommand & Stamp;
export type NewCandidate = Pick<Candidate, 'id' | 'fileName' | 'receivedAt'>;

/** Corrections as one text, in the order of their names; none where a correction is only begun. */
const spelled = (corrections: Corrections | undefined) =>
  corrections &&
  JSON.stringify(Object.entries(corrections).toSorted(([a], [b]) => a.localeCompare(b)));

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
  },
  actions: {
    recordReading: assign(
      (_, p: { reading: ResumeReading; target: Target; score: ScoreBreakdown }) => ({
        reading: p.reading,
        simulated: null,
        target: p.target,
        score: p.score,
      }),
    ),
    recordSimulation: assign((_, p: { simulated: SimulatedFacts; target: Target }) => ({
      reading: null,
      simulated: p.simulated,
      target: p.target,
      score: null,
      corrections: {},
    })),
    recordCorrections: assign((_, p: { corrections: Corrections; score: ScoreBreakdown }) => ({
      corrections: p.corrections,
      score: p.score,
    })),
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
    target: null,
    score: null,
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
        'candidate.analyse': {
          guard: 'byHr',
          actions: [
            { type: 'recordReading', params: ({ event }) => event },
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
        'candidate.simulate': {
          guard: 'byHr',
          actions: [
            { type: 'recordSimulation', params: ({ event }) => event },
            {
              type: 'recordHistory',
              params: ({ event }) => ({
                action: 'Re-simulated',
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
    'candidate.correct': 'A candidate can be corrected once the resume has been analysed.',
  },
};
