import type { Candidate } from '@/data/schemas/candidate';
import type { Workflow } from '../workflow/workflow';
import type { CandidateCommand } from './events';
import { candidateLifecycle } from './lifecycle';

/** A candidate's workflow. */
export const candidateWorkflow: Workflow<
  typeof candidateLifecycle.machine,
  Candidate,
  CandidateCommand['type']
> = {
  lifecycle: candidateLifecycle,
  words: {
    'candidate.analyse': 'Analyze with AI',
    'candidate.notRead': 'Could not be read',
    'candidate.simulate': 'Simulate',
    'candidate.measure': 'Re-analyze',
    'candidate.undo': 'Undo re-analysis',
    'candidate.correct': 'Correct by hand',
    'candidate.merge': 'Merge',
    'candidate.tellApart': 'Not the same person',
    'candidate.separate': 'Undo merge',
    'candidate.shortlist': 'Shortlist',
    'candidate.unlist': 'Take off the shortlist',
    'candidate.reject': 'Reject',
    'candidate.reconsider': 'Reconsider',
    'candidate.note': 'Add note',
    'candidate.removeNote': 'Remove note',
  },
  byItself: [],
  // A world that keeps files simulates none, and one that simulates leaves none unread. What was read is measured anew.
  never: ({ file, reading }) => [
    file === null ? 'candidate.notRead' : 'candidate.simulate',
    ...(reading === null ? [] : (['candidate.analyse'] as const)),
  ],
  named: () => [],
};
