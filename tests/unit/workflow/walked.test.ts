import type { HistoryEntry } from '@/data/schemas/history';
import { candidateMachine } from '@/machines/candidate/candidate.machine';
import { chartOf } from '@/machines/chart';
import { walkedBy } from '@/machines/workflow/walked';
import { expect, test } from 'vitest';
import { now, people } from '../../fixtures/company';

const chart = chartOf(candidateMachine);
const entry = (type: string | null, from?: string, to?: string): HistoryEntry => ({
  action: 'Done',
  by: people.hr.name,
  date: now,
  ...(type !== null && { event: { type } }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
const walked = (...history: HistoryEntry[]) =>
  walkedBy(chart, history).map((walk) => walk && [walk.transition.event, walk.from, walk.to]);
const [pending, undecided, shortlisted, rejected, merged] = [
  'candidate.Pending',
  'candidate.Analyzed.Undecided',
  'candidate.Analyzed.Shortlisted',
  'candidate.Analyzed.Rejected',
  'candidate.Merged',
];

test('a step enters the first state within its target, or one that a history state remembers', () => {
  expect(
    walked(
      entry('candidate.analyse', 'Pending', 'Analyzed.Undecided'),
      entry('candidate.shortlist', 'Analyzed.Undecided', 'Analyzed.Shortlisted'),
      entry('candidate.merge', 'Analyzed.Shortlisted', 'Merged'),
      entry('candidate.separate', 'Merged', 'Analyzed.Shortlisted'),
      entry('candidate.separate', 'Merged', 'Analyzed.Rejected'),
      entry('candidate.note', 'Analyzed.Rejected', 'Analyzed.Rejected'),
    ),
  ).toEqual([
    ['candidate.analyse', pending, undecided],
    ['candidate.shortlist', undecided, shortlisted],
    ['candidate.merge', shortlisted, merged],
    ['candidate.separate', merged, shortlisted],
    ['candidate.separate', merged, rejected],
    ['candidate.note', rejected, rejected],
  ]);
});

test('a step that the chart does not have, or that tells too little, is no walk', () => {
  expect(
    walked(
      entry('candidate.separate', 'Merged', 'Pending'),
      entry('candidate.shortlist', 'Pending', 'Analyzed.Shortlisted'),
      entry('candidate.analyse', 'Pending', 'Analyzed.Shortlisted'),
      entry('candidate.analyse', undefined, 'Analyzed.Undecided'),
      entry('candidate.analyse', 'Pending'),
      entry('candidate.analyse', 'Nowhere', 'Analyzed.Undecided'),
      entry(null, 'Pending', 'Analyzed.Undecided'),
    ),
  ).toEqual(Array.from({ length: 7 }, () => null));
});
