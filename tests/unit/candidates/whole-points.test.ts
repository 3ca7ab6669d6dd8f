import { scoreParts } from '@masar/resume/schemas';
import { wholeScore } from '@/machines/candidate/profile';
import { wholeParts, wholePoints } from '@/views/candidates/whole-points';
import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';

test('points are whole by largest remainder, and the first of equal ones gets the point', () => {
  expect(wholePoints([31.6, 36.1, 15.8, 10.5], 94)).toEqual([32, 36, 16, 10]);
  expect(wholePoints([6.1, 6, 6, 6, 6, 6], 36)).toEqual([6, 6, 6, 6, 6, 6]);
  expect(wholePoints([12.5, 12.5], 25)).toEqual([13, 12]);
  expect(wholePoints([], 0)).toEqual([]);
});

const sum = (numbers: number[]) => Math.round(numbers.reduce((a, b) => a + b, 0) * 10) / 10;
const tenths = integer({ min: 0, max: 500 }).map((value) => value / 10);

test('whatever is earned, the parts sum to the score and the items to their part', () => {
  const part = record({
    items: array(tenths, { minLength: 1, maxLength: 9 }),
  });
  assert(
    property(array(part, { maxLength: 5 }), (drawn) => {
      const parts = drawn.map(({ items }, index) => ({
        part: scoreParts[index] ?? 'title',
        points: sum(items),
        outOf: sum(items) + 0.4,
        items: items.map((points) => ({
          label: 'x',
          met: false,
          points,
          evidence: [],
        })),
      }));
      const total = sum(parts.map(({ points }) => points));
      const whole = wholeParts({ total, parts });
      expect(sum(whole.map(({ points }) => points))).toBe(wholeScore(total));
      for (const [index, { points, items, outOf }] of whole.entries()) {
        expect(sum(items.map((item) => item.points))).toBe(points);
        expect(Math.abs(points - (parts[index]?.points ?? 0))).toBeLessThan(1);
        expect(outOf).toBeGreaterThanOrEqual(points);
      }
    }),
  );
});
