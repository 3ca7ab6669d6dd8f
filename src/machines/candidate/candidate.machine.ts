import type { Corrections, Measured, ResumeReading, Unreadable } from '@masar/resume/schemas';
import {
  NoteText,
  type OtherCandidate,
  RejectionReason,
  type SimulatedFacts,
} from '@/data/schemas/candidate';
import { and, assign, setup } from 'xstate';
import { may } from '../permissions';
import * as facts from './record';
import type { CandidateEvent } from './events';
import { isAnotherAnalysed, sayTheSame } from './profile';
import { isMeasured } from './targets';

/** A candidate: the file's arrival, its analysis, corrections by hand, HR's decision, and merging with a duplicate. */
export const candidateMachine = setup({
  types: {
    context: {} as facts.CandidateFacts,
    events: {} as CandidateEvent,
    input: {} as facts.NewCandidate,
  },
  guards: {
    byHr: ({ event }) => may(event.by.role, 'candidates.receive'),
    wasRead: ({ context }) => context.reading !== null,
    changesSomething: ({ context, event }) =>
      event.type === 'candidate.correct' && !sayTheSame(event.corrections, context.corrections),
    targetIsNamed: ({ event }) => event.type === 'candidate.measure' && isMeasured(event.measured),
    isSimulated: ({ context }) => context.simulated !== null,
    wasMeasuredAgain: ({ context }) => context.before !== null,
    anotherIsAnalysed: ({ context, event }) =>
      'other' in event && isAnotherAnalysed(event.other, context.id),
    isNotToldApart: ({ context, event }) =>
      'other' in event && !context.others.includes(event.other.id),
    reasonIsGiven: ({ event }) =>
      event.type === 'candidate.reject' && RejectionReason.safeParse(event.reason).success,
    wasShortlisted: ({ context }) => context.rejection?.wasShortlisted === true,
    noteIsWritten: ({ event }) =>
      event.type === 'candidate.note' && NoteText.safeParse(event.text).success,
    noteIsNew: ({ context, event }) =>
      event.type === 'candidate.note' && facts.isNewNote(context, event),
    byAuthor: ({ context, event }) =>
      event.type === 'candidate.removeNote' &&
      facts.noteOf(context, event.note)?.by.id === event.by.id,
  },
  actions: {
    recordMerging: assign((_, p: { other: OtherCandidate }) => ({ mergedInto: p.other.id })),
    clearMerging: assign({ mergedInto: null }),
    recordOther: assign(({ context }, p: { other: OtherCandidate }) => ({
      others: [...context.others, p.other.id],
    })),
    recordRejection: assign((_, p: { reason: string; wasShortlisted: boolean }) => ({
      rejection: { reason: p.reason.trim(), wasShortlisted: p.wasShortlisted },
    })),
    clearRejection: assign({ rejection: null }),
    recordNote: assign(({ context }, p: facts.NewNote) => facts.withNote(context, p)),
    forgetNote: assign(({ context }, p: { note: string }) => facts.withoutNote(context, p.note)),
    recordReading: assign((_, p: { reading: ResumeReading }) => facts.readAs(p.reading)),
    recordUnreadable: assign((_, p: { reason: Unreadable }) => ({ unreadable: p.reason })),
    recordSimulation: assign((_, p: { simulated: SimulatedFacts }) => ({
      simulated: p.simulated,
      unreadable: null,
    })),
    recordScore: assign(({ context }, p: { measured: Measured | null; at: string }) =>
      facts.scoredBy(context, p),
    ),
    keepScores: assign(({ context }) => ({ before: context.scores })),
    restoreScores: assign(({ context }) => ({
      scores: context.before ?? context.scores,
      before: null,
    })),
    recordCorrections: assign(({ context }, p: { corrections: Corrections; scores: Measured[] }) =>
      facts.correctedBy(context, p),
    ),
  },
}).createMachine({
  id: 'candidate',
  context: ({ input }) => facts.blankCandidate(input),
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
      initial: 'Undecided',
      on: {
        'candidate.analyse': {
          guard: and(['byHr', 'isSimulated']),
          actions: [
            { type: 'recordReading', params: ({ event }) => event },
            { type: 'recordScore', params: ({ event }) => event },
          ],
        },
        'candidate.note': {
          guard: and(['byHr', 'noteIsWritten', 'noteIsNew']),
          actions: { type: 'recordNote', params: ({ event }) => event },
        },
        'candidate.removeNote': {
          guard: and(['byHr', 'byAuthor']),
          actions: { type: 'forgetNote', params: ({ event }) => event },
        },
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
      states: {
        Undecided: {
          on: {
            'candidate.shortlist': { guard: 'byHr', target: 'Shortlisted' },
            'candidate.reject': {
              guard: and(['byHr', 'reasonIsGiven']),
              target: 'Rejected',
              actions: {
                type: 'recordRejection',
                params: ({ event }) => ({ reason: event.reason, wasShortlisted: false }),
              },
            },
          },
        },
        Shortlisted: {
          on: {
            'candidate.unlist': { guard: 'byHr', target: 'Undecided' },
            'candidate.reject': {
              guard: and(['byHr', 'reasonIsGiven']),
              target: 'Rejected',
              actions: {
                type: 'recordRejection',
                params: ({ event }) => ({ reason: event.reason, wasShortlisted: true }),
              },
            },
          },
        },
        Rejected: {
          on: {
            'candidate.reconsider': [
              {
                guard: and(['byHr', 'wasShortlisted']),
                target: 'Shortlisted',
                actions: 'clearRejection',
              },
              { guard: 'byHr', target: 'Undecided', actions: 'clearRejection' },
            ],
          },
        },
        asBefore: { type: 'history' },
      },
    },
    Merged: {
      on: {
        'candidate.separate': {
          guard: 'byHr',
          target: 'Analyzed.asBefore',
          actions: 'clearMerging',
        },
      },
    },
  },
});
