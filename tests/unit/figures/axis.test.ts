import { axisOf } from '@/views/shared/charts/theme';
import { expect, test } from 'vitest';

const points = (...counts: number[]) =>
  counts.map((count, index) => ({ label: `${index}`, values: { count } }));

test('an axis begins at 0, has whole numbers, and an end although nothing was counted', () => {
  expect(axisOf({ points: points(0, 0) })).toEqual({ end: 1, ticks: 1 });
  expect(axisOf({ points: [{ label: 'a gap', values: {} }] })).toEqual({ end: 1, ticks: 1 });
  expect(axisOf({ points: points(0, 3) })).toEqual({ end: 'auto', ticks: 3 });
  expect(axisOf({ points: points(2, 51) })).toEqual({ end: 'auto', ticks: 5 });
  expect(axisOf({ points: points(3, 4), max: 5 })).toEqual({ end: 5, ticks: 5 });
});
