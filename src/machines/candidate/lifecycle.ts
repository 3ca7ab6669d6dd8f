import { type Candidate, type Decision, NoteText, RejectionReason } from '@/data/schemas/candidate';
import type { HistoryEntry } from '@/data/schemas/history';
import { type Lifecycle, withoutHistory } from '../step';
import { remembered, rememberedIn } from '../removal';
import { candidateMachine } from './candidate.machine';
import type { CandidateEvent } from './events';
import { correctionTold } from './profile';
import { targetIsMissing, targetKey } from './targets';

/**
 * The part of an event that the history keeps. The content of a resume and new scores are left out, and the text of
 * a note, which can be removed. The target's key takes the place of a measurement.
 */
function toldShort(event: CandidateEvent): HistoryEntry['event'] & object {
  if (event.type === 'candidate.correct') {
    const { scores: _, ...told } = event;
    return told;
  }
  if (event.type === 'candidate.note') {
    const { text: _, ...told } = event;
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
    const { status, decision, ...context } = withoutHistory(candidate);
    return candidateMachine.resolveState({
      value: status === 'Analyzed' ? { Analyzed: decision } : status,
      historyValue: remembered(candidateMachine, 'Analyzed', decision),
      context,
    } as never);
  },
  recordOf: (snapshot) => {
    const { value, context } = snapshot;
    const isAnalysed = typeof value === 'object';
    return {
      ...context,
      status: isAnalysed ? 'Analyzed' : value,
      decision: isAnalysed
        ? value.Analyzed
        : ((rememberedIn(snapshot, 'Analyzed') ?? 'Undecided') as Decision),
    };
  },
  asks: {
    byHr: 'Only HR staff can analyse or correct a candidate.',
    isSimulated: 'This resume is analysed already.',
    wasRead: 'Only a candidate whose resume was really read can be corrected.',
    changesSomething: 'Nothing was changed, so nothing is saved.',
    targetIsNamed: targetIsMissing,
    wasMeasuredAgain: 'Only a re-analysis that nothing came after can be undone.',
    anotherIsAnalysed: 'The other one must be somebody else who is analyzed and not merged.',
    reasonIsGiven: 'Give the reason first.',
    noteIsWritten: 'Write a note first.',
    noteIsNew: 'You wrote this note already.',
    byAuthor: 'Only whoever wrote a note can remove it.',
    isNotToldApart: 'These two are kept as two people already.',
    'candidate.merge': 'Only a candidate who is analyzed and not merged can be merged.',
    'candidate.tellApart': 'Only a candidate who is analyzed and not merged can be told apart.',
    'candidate.separate': 'Only a candidate who was merged can be separated again.',
    'candidate.correct': 'Only a candidate who is analyzed and not merged can be corrected.',
    'candidate.measure': 'Only a candidate who is analyzed and not merged can be re-analyzed.',
    'candidate.undo': 'Only a re-analysis that nothing came after can be undone.',
    'candidate.shortlist':
      'Only an analyzed candidate on whom nothing is decided can be shortlisted.',
    'candidate.unlist': 'This candidate is not on the shortlist.',
    'candidate.reject': 'Only an analyzed candidate who is not rejected can be rejected.',
    'candidate.reconsider': 'This candidate is not rejected.',
    'candidate.note': 'Only a candidate who is analyzed and not merged takes notes.',
    'candidate.removeNote': 'Only a candidate who is analyzed and not merged takes notes.',
    'candidate.analyse': 'This resume is analysed already.',
    'candidate.notRead': 'This resume is analysed already.',
    'candidate.simulate': 'This resume is analysed already.',
  },
  drafts: { reasonIsGiven: ['reason', RejectionReason], noteIsWritten: ['text', NoteText] },
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
    'candidate.shortlist': 'Shortlisted',
    'candidate.unlist': 'Taken off the shortlist',
    'candidate.reject': ({ reason }) => `Rejected: ${reason.trim()}`,
    'candidate.reconsider': 'Rejection taken back',
    'candidate.note': 'Noted',
    'candidate.removeNote': 'Note removed',
  },
  keeps: toldShort,
};
