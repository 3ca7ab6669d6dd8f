import type { WorkRecord } from '@/data/schemas/work-record';
import { employeePerformance } from '@/intelligence/performance/employee';
import { expect, test } from 'vitest';
import { aTask, anEvaluatedTask, aUser, aWorkRecord, today } from '../../fixtures/company';

const record: WorkRecord = aWorkRecord({
  months: [{ month: '2026-10', overtimeHours: 0, absenceDays: 2.1, satisfaction: 4 }],
  evaluations: [
    { date: '2026-01-29', rating: 3.8, feedback: 'A good start.' },
    { date: '2026-02-26', rating: 4, feedback: 'Kind reviews.' },
  ],
});

test('an employee with tasks in each state', () => {
  const evaluated = anEvaluatedTask({ id: 'a', timeEstimatedHours: 10, timeSpentHours: 12.5 });
  const done = aTask({
    id: 'b',
    status: 'done',
    timeEstimatedHours: 10,
    timeSpentHours: 9.5,
    doneDate: '2026-11-03T09:00:00.000Z',
    doneOnTime: false,
  });
  const active = aTask({ id: 'c', timeSpentHours: 3 });
  // productivity 80, efficiency 75, quality 90, timeliness 100, attendance 90:
  // 0.2 * (100 + 80 + 75 + 90) + 0.1 * (100 + 90) = 69 + 19
  const performance = {
    taskCompletionRate: 100,
    productivity: 80,
    efficiency: 75,
    quality: 90,
    timeliness: 100,
    attendance: 90,
    performanceScore: 88,
  };
  expect(employeePerformance(aUser(), [active, done, evaluated], record, today)).toEqual({
    employeeId: 'u-09',
    name: 'Karim Haddad',
    stats: [
      { month: '2026-06', completed: 0, avgTime: null },
      { month: '2026-07', completed: 0, avgTime: null },
      { month: '2026-08', completed: 0, avgTime: null },
      { month: '2026-09', completed: 0, avgTime: null },
      { month: '2026-10', completed: 1, avgTime: 12.5 },
      { month: '2026-11', completed: 1, avgTime: 9.5 },
    ],
    monthlyScores: [
      { month: '2026-01', score: 3.8 },
      { month: '2026-02', score: 4 },
    ],
    lastEvaluation: { date: '2026-02-26', rating: 4, feedback: 'Kind reviews.' },
    averageScore: 88,
    notEvaluated: 1,
    completionRate: 67,
    summary: [
      'Completed 2 of 3 tasks (67%), 1 of them on time.',
      'The average performance score is 88 of 100 over 1 task evaluated.',
      'The strongest part is timeliness (100), the weakest efficiency (75).',
      'A finished task took 11 hours on average, 10% over the estimate.',
      'The evaluation of 26 Feb 2026 gave 4 out of 5, up 0.2 from the one before.',
      '1 task done waits for an evaluation.',
    ],
    tasks: [
      { task: active, performance: null },
      { task: done, performance: null },
      { task: evaluated, performance },
    ],
  });
});

test('a newcomer has nothing, and no figure is not a number', () => {
  const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
  expect(employeePerformance(aUser(), [], undefined, today)).toEqual({
    employeeId: 'u-09',
    name: 'Karim Haddad',
    stats: months.map((month) => ({ month, completed: 0, avgTime: null })),
    monthlyScores: [],
    lastEvaluation: null,
    averageScore: null,
    notEvaluated: 0,
    completionRate: null,
    summary: ['No task is on record yet, so there is no work to evaluate.'],
    tasks: [],
  });
});

test('with active tasks only, the summary stays with what is known', () => {
  const { averageScore, summary } = employeePerformance(aUser(), [aTask()], undefined, today);
  expect(summary).toEqual(['Completed 0 of 1 task (0%), 0 of them on time.']);
  expect(averageScore).toBeNull();
});
