import type { Candidate } from '@/data/schemas/candidate';
import type { HistoryEntry } from '@/data/schemas/history';
import { type Lifecycle, withoutHistory } from '../step';
import { type CandidateEvent, candidateMachine } from './candidate.machine';
import { correctionTold } from './profile';
import { targetIsMissing, targetKey } from './targets';

/**
 * The part of an event that the history keeps. The content of a resume and new scores are left out. The target's
 * key takes the place of a measurement.
 */
function toldShort(event: CandidateEvent): HistoryEntry['event'] & object {
  if (event.type === 'candidate.correct') {
    const { scores: _, ...told } = event;
    return told;
  }
  if (!('measured' in event)) return event;
  const { type, measured, by, at } = event;
  return { type, target: measured === null ? null : targetKey(measured.target), by, at };
}

/** A candidate's lifecycle over its stored record. */
export const candidateLifecycle: Lifecycle<typeof candidateMachine, Candidate> = {
  machine: candidateMachine,
  at: (candidate) => {
    const { status, ...context } = withoutHistory(candidate);
    return candidateMachine.resolveState({ value: status, context });
  },
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: {
    byHr: 'Only HR staff can analyse or correct a candidate.',
    wasRead: 'Only a candidate whose resume was really read can be corrected.',
    changesSomething: 'Nothing was changed, so nothing is saved.',
    targetIsNamed: targetIsMissing,
    wasMeasuredAgain: 'Only a re-analysis that nothing came after can be undone.',
    anotherIsAnalysed: 'The other one must be somebody else who is analyzed and not merged.',
    isNotToldApart: 'These two are kept as two people already.',
    'candidate.merge': 'Only a candidate who is analyzed and not merged can be merged.',
    'candidate.tellApart': 'Only a candidate who is analyzed and not merged can be told apart.',
    'candidate.separate': 'Only a candidate who was merged can be separated again.',
    'candidate.correct': 'Only a candidate who is analyzed and not merged can be corrected.',
    'candidate.measure': 'Only a candidate who is analyzed and not merged can be re-analyzed.',
    'candidate.undo': 'Only a re-analysis that nothing came after can be undone.',
    'candidate.analyse': 'This resume is analysed already.',
    'candidate.notRead': 'This resume is analysed already.',
    'candidate.simulate': 'This resume is analysed already.',
  },
  tells: {
    'candidate.analyse': 'Analyzed',
    'candidate.notRead': 'Could not be read',
    'candidate.simulate': 'Simulated',
    'candidate.measure': 'Re-analyzed',
    'candidate.undo': 'Re-analysis undone',
    'candidate.correct': correctionTold,
    'candidate.merge': ({ other }) => `Merged into ${other.fileName}`,
    'candidate.tellApart': ({ other }) => `Not the same person as ${other.fileName}`,
    'candidate.separate': 'Merging undone',
  },
  keeps: toldShort,
};
