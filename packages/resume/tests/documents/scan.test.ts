import { expect, test } from 'vitest';
import { scan } from '../../src/documents/pdf/scan';

const CELLS = { left: 0, top: 0, right: 60, bottom: 60 };

/** The share of each cell of `CELLS` that an outline covers, row by row. */
function sharesOf(outline: number[][]): number[] {
  const all = Array.from({ length: CELLS.right * CELLS.bottom }, () => 0);
  scan(outline, false, CELLS, (row, left, right, shares) => {
    for (let at = left; at < right; at += 1) all[row * CELLS.right + at] = shares[at] ?? 0;
  });
  return all;
}

/** Squares of two points whose tops come in no order. */
const squares = Array.from({ length: 200 }, (_, i) => {
  const [x, y] = [(i * 7) % 20, (i * 13) % 20].map((place) => 3 * place) as [number, number];
  return [x, y, x + 2, y, x + 2, y + 2, x, y + 2];
});

test('an outline of hundreds of edges covers what its parts do', () => {
  const together = sharesOf(squares);
  const parts = squares.map((square) => sharesOf([square]));
  const apart = together.map((_, cell) => Math.max(...parts.map((part) => part[cell] ?? 0)));
  expect(together).toEqual(apart);
  expect(together.reduce((sum, share) => sum + share, 0)).toBe(
    4 * new Set(squares.map((square) => square.join())).size,
  );
});
