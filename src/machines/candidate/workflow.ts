import type { Candidate } from '@/data/schemas/candidate';
import type { Workflow } from '../workflow/workflow';
import { type CandidateCommand, candidateLifecycle } from './candidate.machine';

/** A candidate's workflow. */
export const candidateWorkflow: Workflow<
  typeof candidateLifecycle.machine,
  Candidate,
  CandidateCommand['type']
> = {
  lifecycle: candidateLifecycle,
  words: {
    'candidate.analyse': 'Analyze with AI',
    'candidate.simulate': 'Simulate',
    'candidate.measure': 'Re-analyze',
    'candidate.undo': 'Undo re-analysis',
    'candidate.correct': 'Correct by hand',
    'candidate.merge': 'Merge',
    'candidate.tellApart': 'Not the same person',
    'candidate.separate': 'Undo merge',
  },
  byItself: [],
  named: () => [],
};
