import { monthsUpTo } from '@/machines/calendar';
import type { ScoredTask } from '@/data/schemas/performance';
import {
  averageScore,
  completionRate,
  memberAverage,
  monthlyAverages,
  monthlyRatings,
  monthlyStats,
  notEvaluated,
  topPerformers,
} from '@/intelligence/performance/figures';
import { progressPercent, taskProgress } from '@/machines/task/progress';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aTask, anEvaluatedTask } from '../../fixtures/company';

const parts = {
  taskCompletionRate: 100,
  productivity: 100,
  efficiency: 100,
  quality: 100,
  timeliness: 100,
  attendance: 100,
};
const scored = (performanceScore: number): ScoredTask => ({
  task: anEvaluatedTask(),
  performance: { ...parts, performanceScore },
});
const waiting: ScoredTask = { task: aTask({ status: 'done' }), performance: null };
const active: ScoredTask = { task: aTask(), performance: null };

const anyTasks = fc.array(
  fc.oneof(
    fc.double({ min: 0, max: 100, noNaN: true }).map(scored),
    fc.constant(waiting),
    fc.constant(active),
  ),
);

describe('progress', () => {
  test.each([
    [0, 8, 0],
    [3, 8, 38],
    [1, 3, 33],
    [4, 8, 50],
    [8, 8, 100],
    [13, 8, 100],
    [0, 0, 0],
    [2, 0, 100],
  ])('%d hours of %d is %d percent', (timeSpentHours, timeEstimatedHours, percent) => {
    expect(progressPercent({ timeSpentHours, timeEstimatedHours })).toBe(percent);
  });

  test.each([
    ['active', 0, 'Pending'],
    ['active', 0.5, 'In Progress'],
    ['done', 0, 'Completed'],
    ['evaluated', 4, 'Completed'],
  ] as const)('a task %s with %d hours spent is %s', (status, timeSpentHours, progress) => {
    expect(taskProgress({ status, timeSpentHours })).toBe(progress);
  });
});

describe('completion rate', () => {
  test.each([
    [[], null],
    [['active'], 0],
    [['done', 'evaluated', 'active'], 67],
    [['done', 'active', 'active'], 33],
    [['evaluated'], 100],
  ] as const)('of %j is %s', (statuses, rate) => {
    expect(completionRate(statuses.map((status) => ({ status })))).toBe(rate);
  });
});

describe('average score', () => {
  test('leaves out what is not evaluated, and counts it', () => {
    const tasks = [scored(90), scored(80.5), waiting, active];
    // (90 + 80.5) / 2
    expect(averageScore(tasks)).toBe(85.3);
    expect(notEvaluated(tasks.map(({ task }) => task))).toBe(1);
    expect([averageScore([]), averageScore([waiting])]).toEqual([null, null]);
  });

  test('of a team’s member divides the scored by all that is done', () => {
    // (90 + 80.5) / 3
    expect(memberAverage([scored(90), scored(80.5), waiting, active])).toBe(56.8);
    expect(memberAverage([waiting])).toBe(0);
  });

  test('of a team’s member is none without a done task', () => {
    expect([memberAverage([]), memberAverage([active])]).toEqual([null, null]);
  });

  test('stays between 0 and 100, whatever the order', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        for (const averageOf of [averageScore, memberAverage]) {
          const average = averageOf(tasks) ?? 0;
          expect(average >= 0 && average <= 100).toBe(true);
          expect(averageOf(tasks.toReversed()) ?? 0).toBeCloseTo(average, 10);
        }
      }),
    );
  });
});

const done = (doneDate: string, timeSpentHours: number) =>
  aTask({ status: 'done', doneDate, timeSpentHours });
const rated = (date: string, rating: number) => ({ date, rating, feedback: '' });

describe('by month', () => {
  test('counts what was done in it, and the average hours', () => {
    expect(
      monthlyStats(
        [
          done('2026-09-30T23:00:00.000Z', 4),
          done('2026-10-31T22:59:59.000Z', 9),
          done('2026-10-31T23:00:00.000Z', 7),
          done('2026-08-15T10:00:00.000Z', 3),
          aTask({ timeSpentHours: 50 }),
        ],
        ['2026-09', '2026-10'],
      ),
    ).toEqual([
      { month: '2026-09', completed: 0, avgTime: null },
      { month: '2026-10', completed: 2, avgTime: 6.5 },
    ]);
  });

  test('averages ratings of the same month, oldest first', () => {
    expect(
      monthlyRatings([rated('2026-02-20', 4), rated('2026-01-05', 3.5), rated('2026-02-01', 4.5)]),
    ).toEqual([
      { month: '2026-01', score: 3.5 },
      { month: '2026-02', score: 4.3 },
    ]);
    expect(monthlyAverages([])).toEqual([]);
    expect(monthlyRatings([])).toEqual([]);
  });

  test('of a year at most are charted, with a gap where nobody was rated', () => {
    expect(monthlyRatings([rated('2025-11-20', 4), rated('2026-02-01', 4.5)])).toEqual([
      { month: '2025-11', score: 4 },
      { month: '2025-12', score: null },
      { month: '2026-01', score: null },
      { month: '2026-02', score: 4.5 },
    ]);
    const years = monthlyRatings([rated('2024-02-20', 3), rated('2026-02-01', 4.5)]);
    expect(years.map(({ month }) => month)).toEqual(monthsUpTo('2026-02', 12));
  });
});

describe('top performers', () => {
  const people = [
    { id: 'sara', name: 'Sara', score: 80 },
    { id: 'amine', name: 'Amine', score: 90 },
    { id: 'walid', name: 'Walid', score: null },
    { id: 'leila', name: 'Leila', score: 90 },
  ];

  test('come best first, by name where equal, without those who have no score', () => {
    expect(topPerformers(people, 5)).toEqual([
      { id: 'amine', name: 'Amine', score: 90 },
      { id: 'leila', name: 'Leila', score: 90 },
      { id: 'sara', name: 'Sara', score: 80 },
    ]);
    expect(topPerformers(people, 1)).toEqual([{ id: 'amine', name: 'Amine', score: 90 }]);
    expect(topPerformers([], 5)).toEqual([]);
  });

  test('are the same in any order', () => {
    expect(topPerformers(people.toReversed(), 3)).toEqual(topPerformers(people, 3));
  });
});
