import type { ScoredTask, TaskPerformance } from '@/data/schemas/performance';
import type { Task } from '@/data/schemas/task';
import { evaluationSummary } from '@/intelligence/performance/summary';
import { expect, test } from 'vitest';
import { aTask, anEvaluatedTask } from '../../fixtures/company';

const performance: TaskPerformance = {
  taskCompletionRate: 100,
  productivity: 90,
  efficiency: 70,
  quality: 100,
  timeliness: 80,
  attendance: 85,
  performanceScore: 88.5,
};
const evaluated = (changes: Partial<Task> = {}): ScoredTask => ({
  task: anEvaluatedTask(changes),
  performance,
});
const waiting = (changes: Partial<Task> = {}): ScoredTask => ({
  task: aTask({ status: 'done', doneOnTime: false, ...changes }),
  performance: null,
});
const active: ScoredTask = { task: aTask({ timeSpentHours: 3 }), performance: null };
const rated = (date: string, rating: number) => ({ date, rating, feedback: '' });

test('without a task there is nothing to evaluate, but an evaluation is told', () => {
  expect(evaluationSummary([], [])).toEqual([
    'No task is on record yet, so there is no work to evaluate.',
  ]);
  expect(evaluationSummary([], [rated('2026-05-28', 4)])).toEqual([
    'No task is on record yet, so there is no work to evaluate.',
    'The evaluation of 28 May 2026 gave 4 out of 5.',
  ]);
});

test('every sentence names its figures', () => {
  const tasks = [
    evaluated(),
    evaluated({ doneOnTime: false, timeSpentHours: 10 }),
    waiting(),
    active,
  ];
  expect(evaluationSummary(tasks, [rated('2026-01-28', 4.6), rated('2026-05-28', 4.2)])).toEqual([
    'Completed 3 of 4 tasks (75%), 1 of them on time.',
    'The average performance score is 88.5 of 100 over 2 tasks evaluated.',
    'The strongest part is quality (100), the weakest efficiency (70).',
    'A finished task took 9 hours on average, 13% over the estimate.',
    'The evaluation of 28 May 2026 gave 4.2 out of 5, down 0.4 from the one before.',
    '1 task done waits for an evaluation.',
  ]);
});

test('two wait, the estimate was kept, and the rating stayed', () => {
  const tasks = [waiting({ timeSpentHours: 8 }), waiting({ doneOnTime: true })];
  expect(evaluationSummary(tasks, [rated('2026-01-28', 4), rated('2026-05-28', 4)])).toEqual([
    'Completed 2 of 2 tasks (100%), 1 of them on time.',
    'A finished task took 8 hours on average, as estimated.',
    'The evaluation of 28 May 2026 gave 4 out of 5.',
    '2 tasks done wait for an evaluation.',
  ]);
});

test('one task under its estimate, and a better rating', () => {
  expect(
    evaluationSummary(
      [evaluated({ timeSpentHours: 6 })],
      [rated('2026-01-28', 3.9), rated('2026-05-28', 4)],
    ),
  ).toEqual([
    'Completed 1 of 1 task (100%), 1 of them on time.',
    'The average performance score is 88.5 of 100 over 1 task evaluated.',
    'The strongest part is quality (100), the weakest efficiency (70).',
    'A finished task took 6 hours on average, 25% under the estimate.',
    'The evaluation of 28 May 2026 gave 4 out of 5, up 0.1 from the one before.',
  ]);
});

const lacking = (changes: Partial<TaskPerformance>, task: Partial<Task> = {}): ScoredTask => ({
  ...evaluated(task),
  performance: { ...performance, ...changes },
});

test('what is not known of some tasks is counted, and left out of the strongest and the weakest', () => {
  const tasks = [
    lacking({ productivity: null, attendance: null }, { timeSpentHours: 4 }),
    lacking({ timeliness: null, attendance: null }, { timeSpentHours: 12 }),
  ];
  expect(evaluationSummary(tasks, [])).toEqual([
    'Completed 2 of 2 tasks (100%), 2 of them on time.',
    'The average performance score is 88.5 of 100 over 2 tasks evaluated.',
    'The strongest part is quality (100), the weakest efficiency (70).',
    'No hours are on record for 1 of 2 tasks evaluated: the score leaves productivity out.',
    'No deadline is on record for 1 of 2 tasks evaluated: the score leaves timeliness out.',
    'No attendance is on record for 2 of 2 tasks evaluated: the score leaves attendance out.',
    'A finished task took 8 hours on average, as estimated.',
  ]);
  const nothing = { productivity: null, efficiency: null, timeliness: null, attendance: null };
  expect(
    evaluationSummary([lacking({ ...nothing, quality: null } as never)], []).filter((line) =>
      /strongest|average performance/.test(line),
    ),
  ).toEqual([]);
  expect(
    evaluationSummary([lacking(nothing)], []).filter((line) =>
      /strongest|average performance/.test(line),
    ),
  ).toEqual([]);
});

const hoursOf = (...tasks: ScoredTask[]) =>
  evaluationSummary(tasks, []).filter((line) => line.includes('hours on average'));

test('hours say nothing of tasks without any, nor against no estimate', () => {
  expect(hoursOf(evaluated({ timeSpentHours: 0 }))).toEqual([]);
  expect(hoursOf(evaluated({ timeEstimatedHours: 0 }))).toEqual([]);
  expect(hoursOf(active)).toEqual([]);
});
