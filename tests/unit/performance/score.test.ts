import {
  attendanceIn,
  performanceScore,
  performanceWeights,
  taskPerformance,
} from '@/intelligence/performance/score';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aTask, anEvaluatedTask, aWorkRecord } from '../../fixtures/company';

test('the weights are the specification’s', () => {
  expect(performanceWeights).toEqual({
    taskCompletionRate: 0.2,
    productivity: 0.2,
    efficiency: 0.2,
    quality: 0.2,
    timeliness: 0.1,
    attendance: 0.1,
  });
});

test.each([
  // 0.2 * (100 + 90 + 80 + 70) + 0.1 * (60 + 50) = 68 + 11
  [[100, 90, 80, 70, 60, 50], 79],
  [[100, 100, 100, 100, 100, 100], 100],
  [[0, 0, 0, 0, 0, 0], 0],
  // 0.2 * (33.3 + 66.6 + 12.3 + 45.6) + 0.1 * (78.9 + 1.1) = 31.56 + 8 = 39.56
  [[33.3, 66.6, 12.3, 45.6, 78.9, 1.1], 39.6],
])(
  'parts of %j score %d',
  ([rate, productivity, efficiency, quality, timeliness, attendance], score) => {
    expect(
      performanceScore({
        taskCompletionRate: rate ?? 0,
        productivity: productivity ?? 0,
        efficiency: efficiency ?? 0,
        quality: quality ?? 0,
        timeliness: timeliness ?? 0,
        attendance: attendance ?? 0,
      }),
    ).toBe(score);
  },
);

test('a late task over its estimate, with errors', () => {
  const task = anEvaluatedTask({
    timeEstimatedHours: 12,
    timeSpentHours: 15,
    evaluationScore: 8,
    doneWithoutErrors: false,
    deadline: '2026-11-10',
    doneDate: '2026-11-12T15:00:00.000Z',
  });
  // 0.2 * (100 + 80 + 75 + 70) + 0.1 * (80 + 95.2) = 65 + 17.52
  expect(taskPerformance(task, 95.2)).toEqual({
    taskCompletionRate: 100,
    productivity: 80,
    efficiency: 75,
    quality: 70,
    timeliness: 80,
    attendance: 95.2,
    performanceScore: 82.5,
  });
});

test('a task under its estimate is productive, and its estimate was off', () => {
  const task = anEvaluatedTask({ timeEstimatedHours: 10, timeSpentHours: 8 });
  expect(taskPerformance(task, 100)).toEqual({
    taskCompletionRate: 100,
    productivity: 100,
    efficiency: 80,
    quality: 90,
    timeliness: 100,
    attendance: 100,
    performanceScore: 94,
  });
});

test('parts without hours, a deadline or attendance are not known, and the others share their weight', () => {
  const task = anEvaluatedTask({ timeSpentHours: 0, deadline: '', doneWithoutErrors: null });
  const known = { taskCompletionRate: 100, quality: 90 };
  const unknown = { productivity: null, efficiency: null, timeliness: null };
  // (20 + 18) / 0.4, and with attendance (20 + 18 + 5) / 0.5.
  expect(taskPerformance(task, null)).toEqual({
    ...known,
    ...unknown,
    attendance: null,
    performanceScore: 95,
  });
  expect(taskPerformance(task, 50)).toEqual({
    ...known,
    ...unknown,
    attendance: 50,
    performanceScore: 86,
  });
});

test('only an evaluated task has a performance', () => {
  expect(taskPerformance(aTask(), 100)).toBeNull();
  expect(taskPerformance(anEvaluatedTask({ status: 'done' }), 100)).toBeNull();
  expect(taskPerformance(anEvaluatedTask({ evaluationScore: null }), 100)).toBeNull();
  expect(
    taskPerformance(anEvaluatedTask({ timeEstimatedHours: 0, timeSpentHours: 5 }), 100),
  ).toMatchObject({ productivity: null, efficiency: null });
  expect(
    taskPerformance(anEvaluatedTask({ status: 'done', evaluationScore: null }), 100),
  ).toBeNull();
});

test('attendance is the share of 21 working days present', () => {
  const month = { month: '2026-10', overtimeHours: 0, absenceDays: 2, satisfaction: 4 };
  const record = aWorkRecord({ months: [month, { ...month, month: '2026-11', absenceDays: 30 }] });
  expect(['2026-10', '2026-11', '2026-12'].map((one) => attendanceIn(one, record))).toEqual([
    90.5,
    0,
    null,
  ]);
  expect(attendanceIn('2026-10', undefined)).toBeNull();
  const noAbsences = aWorkRecord({ months: [{ ...month, absenceDays: null }] });
  expect(attendanceIn('2026-10', noAbsences)).toBeNull();
});

test('every part and the score stay within 0 and 100, whatever the hours and days', () => {
  const hours = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(
      hours,
      hours,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 400 }),
      fc.boolean(),
      fc.double({ min: -50, max: 150, noNaN: true }),
      (
        timeEstimatedHours,
        timeSpentHours,
        evaluationScore,
        daysLate,
        doneWithoutErrors,
        present,
      ) => {
        const day = new Date(Date.UTC(2026, 9, 20 + daysLate)).toISOString();
        const task = anEvaluatedTask({
          timeEstimatedHours,
          timeSpentHours,
          evaluationScore,
          doneWithoutErrors,
          doneDate: day,
        });
        const values = Object.values(taskPerformance(task, present) ?? {});
        expect(values).toHaveLength(7);
        expect(values.filter((value) => value !== null && !(value >= 0 && value <= 100))).toEqual(
          [],
        );
      },
    ),
  );
});
