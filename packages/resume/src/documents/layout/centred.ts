import { type Fragment, type Row, median } from './fragments';
import type { Gutter } from './gutters';

/** How much larger than the text around it a heading is. */
const LARGER = 1.08;
/** How far from the middle, in em, a centred line may stand, and how far apart centred lines begin that differ in length. */
const OFF_MIDDLE = 0.15;
const APART = 1;
/** A wider gap than this within a row, in em, parts cells. */
const WORD_GAP = 1.5;
const LEAST_HEADINGS = 2;

const middle = ({ x, right }: Row) => (x + right) / 2;

const isOnePiece = ({ fragments, size }: Row): boolean =>
  fragments.every((each, i) => each.x - (fragments[i - 1]?.right ?? each.x) < WORD_GAP * size);

/** The rows that are headings in the middle of all text of `rows`, at least two, of one size and of several lengths. */
function centredRows(rows: readonly Row[]): Row[] {
  const size = median(rows.map((row) => row.size));
  const left = Math.min(...rows.map(({ x }) => x));
  const right = Math.max(...rows.map((row) => row.right));
  const centred = rows.filter(
    (row) =>
      row.size > size * LARGER &&
      row.x - left > APART * row.size &&
      Math.abs(middle(row) - (left + right) / 2) < OFF_MIDDLE * row.size &&
      isOnePiece(row),
  );
  const usual = median(centred.map((row) => row.size));
  const alike = centred.filter((row) => Math.abs(row.size - usual) < 0.05 * usual);
  const starts = alike.map(({ x }) => x);
  const differ = Math.max(...starts) - Math.min(...starts) > APART * usual;
  return alike.length >= LEAST_HEADINGS && differ ? alike : [];
}

/** The fragments of headings that stand in the middle of the text of `rows`, which no columns go past. */
export const centredHeadings = (rows: readonly Row[]): Fragment[] =>
  centredRows(rows).flatMap(({ fragments }) => fragments);

/** The row above which columns end at a heading in the middle of the text, or below which they begin; null for none. */
export function centredCut(
  gutter: Gutter,
  rows: readonly Row[],
  headings: ReadonlySet<Fragment>,
): number | null {
  if (headings.size === 0) return null;
  for (let at = gutter.first; at <= gutter.last; at += 1) {
    if (!rows[at]?.fragments.some((each) => headings.has(each))) continue;
    const cut = at === 0 ? 1 : at;
    return cut < rows.length ? cut : null;
  }
  return null;
}
