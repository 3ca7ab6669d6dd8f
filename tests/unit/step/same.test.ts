import { same } from '@/machines/same';
import { expect, test } from 'vitest';

const file = new File(['a'], 'contract.pdf');

test.each<[unknown, unknown, boolean]>([
  ['a', 'a', true],
  ['a', 'b', false],
  [7, '7', false],
  [Number.NaN, Number.NaN, true],
  [null, null, true],
  [null, {}, false],
  [undefined, null, false],
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1 }, { a: 2 }, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [['a'], { 0: 'a' }, false],
  [{ file }, { file }, true],
  [{ file }, { file: new File(['a'], 'contract.pdf') }, false],
  [new Date(0), new Date(0), false],
])('%o and %o say the same: %s', (a, b, isSame) => {
  expect([same(a, b), same(b, a)]).toEqual([isSame, isSame]);
});
