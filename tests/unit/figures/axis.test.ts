import { axisOf, labelled } from '@/views/shared/charts/theme';
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

test('where the names of months would touch, every second or third stands, with the last', () => {
  const months = points(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  expect(labelled(months, 'bar', 44 + 12 * 30)).toEqual(months.map(({ label }) => label));
  expect(labelled(months, 'bar', 43 + 12 * 30)).toEqual(['1', '3', '5', '7', '9', '11']);
  expect(labelled(months, 'line', 84 + 150)).toEqual(['2', '5', '8', '11']);
  expect(labelled(months, 'line', 0)).toEqual(['11']);
});
