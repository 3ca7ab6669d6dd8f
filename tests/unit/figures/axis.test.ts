import { axisOf } from '@/views/shared/charts/axis';
import { labelled } from '@/views/shared/charts/room';
import { expect, test } from 'vitest';

const points = (...counts: number[]) =>
  counts.map((count, index) => ({ label: `${index}`, values: { count } }));

test('an axis begins at 0, has whole numbers, and an end although nothing was counted', () => {
  const tenths = [0, 0.2, 0.4, 0.6, 0.8, 1];
  expect(axisOf({ points: points(0, 0) })).toEqual({ ends: [0, 1], numbers: [0, 1] });
  expect(axisOf({ points: [{ label: 'a gap', values: {} }] })).toEqual({
    ends: [0, 1],
    numbers: [0, 1],
  });
  expect(axisOf({ points: points(0, 3) })).toEqual({ ends: [0, 3], numbers: [0, 1, 2, 3] });
  expect(axisOf({ points: points(2, 51) })).toEqual({
    ends: [0, 60],
    numbers: [0, 10, 20, 30, 40, 50, 60],
  });
  expect(axisOf({ points: points(3, 4), max: 5 })).toEqual({
    ends: [0, 5],
    numbers: [0, 1, 2, 3, 4, 5],
  });
  expect(axisOf({ points: points(4), min: 3, max: 4 })).toEqual({
    ends: [3, 4],
    numbers: tenths.map((tenth) => 3 + tenth),
  });
});

/** Which of twelve points are labelled in a drawing of this width. */
const told = (width: number) => [...Array(12).keys()].filter(labelled(12, width));

test('where the names of months would touch, every second or third stands, with the last', () => {
  expect(told(12 * 30)).toEqual([...Array(12).keys()]);
  expect(told(12 * 30 - 1)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(told(150)).toEqual([2, 5, 8, 11]);
  expect(told(0)).toEqual([11]);
});
