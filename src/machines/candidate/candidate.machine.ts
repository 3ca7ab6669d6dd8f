import type { Corrections, ResumeReading, Unreadable, Measured } from '@masar/resume/schemas';
import type { Candidate, OtherCandidate, SimulatedFacts } from '@/data/schemas/candidate';
import type { Stamp } from '@/data/schemas/person';
import { and, assign, setup } from 'xstate';
import { may } from '../permissions';
import { isAnotherAnalysed, sayTheSame } from './profile';
import { isMeasured, measuredAnew, withScore } from './targets';

/** `measured` is null where no target was given. `scores` are all the candidate's scores, measured anew. */
export type CandidateCommand =
  | { type: 'candidate.analyse'; reading: ResumeReading; measured: Measured | null }
  | { type: 'candidate.notRead'; reason: Unreadable }
  | { type: 'candidate.simulate'; simulated: SimulatedFacts; measured: Measured | null }
  | { type: 'candidate.measure'; measured: Measured }
  | { type: 'candidate.correct'; corrections: Corrections; scores: Measured[] }
  | { type: 'candidate.undo' }
  | { type: 'candidate.merge'; other: OtherCandidate }
  | { type: 'candidate.separate' }
  | { type: 'candidate.tellApart'; other: OtherCandidate };

export type CandidateEvent = CandidateCommand & Stamp;
export type NewCandidate = Pick<Candidate, 'id' | 'fileName' | 'receivedAt' | 'file'>;

/** A candidate: the file's arrival, its analysis, corrections by hand, and merging with a duplicate. */
export const candidateMachine = setup({
  types: {
    context: {} as Omit<Candidate, 'status' | 'history'>,
    events: {} as CandidateEvent,
    input: {} as NewCandidate,
  },
  guards: {
    byHr: ({ event }) => may(event.by.role, 'candidates.receive'),
    wasRead: ({ context }) => context.reading !== null,
    changesSomething: ({ context, event }) =>
      event.type === 'candidate.correct' && !sayTheSame(event.corrections, context.corrections),
    targetIsNamed: ({ event }) => event.type === 'candidate.measure' && isMeasured(event.measured),
    wasMeasuredAgain: ({ context }) => context.before !== null,
    anotherIsAnalysed: ({ context, event }) =>
      'other' in event && isAnotherAnalysed(event.other, context.id),
    isNotToldApart: ({ context, event }) =>
      'other' in event && !context.others.includes(event.other.id),
  },
  actions: {
    recordMerging: assign((_, p: { other: OtherCandidate }) => ({ mergedInto: p.other.id })),
    clearMerging: assign({ mergedInto: null }),
    recordOther: assign(({ context }, p: { other: OtherCandidate }) => ({
      others: [...context.others, p.other.id],
    })),
    recordReading: assign((_, p: { reading: ResumeReading }) => ({
      reading: p.reading,
      unreadable: null,
    })),
    recordUnreadable: assign((_, p: { reason: Unreadable }) => ({ unreadable: p.reason })),
    recordSimulation: assign((_, p: { simulated: SimulatedFacts }) => ({
      simulated: p.simulated,
      unreadable: null,
    })),
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
  },
}).createMachine({
  id: 'candidate',
  context: ({ input }) => ({
    ...input,
    unreadable: null,
    reading: null,
    simulated: null,
    scores: [],
    before: null,
    corrections: {},
    mergedInto: null,
    others: [],
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
          ],
        },
        'candidate.notRead': {
          guard: 'byHr',
          actions: { type: 'recordUnreadable', params: ({ event }) => event },
        },
        'candidate.simulate': {
          guard: 'byHr',
          target: 'Analyzed',
          actions: [
            { type: 'recordSimulation', params: ({ event }) => event },
            { type: 'recordScore', params: ({ event }) => event },
          ],
        },
      },
    },
    Analyzed: {
      on: {
        'candidate.measure': {
          guard: and(['byHr', 'targetIsNamed']),
          actions: ['keepScores', { type: 'recordScore', params: ({ event }) => event }],
        },
        'candidate.undo': {
          guard: and(['byHr', 'wasMeasuredAgain']),
          actions: 'restoreScores',
        },
        'candidate.correct': {
          guard: and(['byHr', 'wasRead', 'changesSomething']),
          actions: { type: 'recordCorrections', params: ({ event }) => event },
        },
        'candidate.merge': {
          guard: and(['byHr', 'anotherIsAnalysed']),
          target: 'Merged',
          actions: { type: 'recordMerging', params: ({ event }) => event },
        },
        'candidate.tellApart': {
          guard: and(['byHr', 'anotherIsAnalysed', 'isNotToldApart']),
          actions: { type: 'recordOther', params: ({ event }) => event },
        },
      },
    },
    Merged: {
      on: {
        'candidate.separate': {
          guard: 'byHr',
          target: 'Analyzed',
          actions: 'clearMerging',
        },
      },
    },
  },
});
