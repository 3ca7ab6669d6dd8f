import { spend } from '../unpacking';
import { columnsCut, isHeader, ruledCut } from './cuts';
import { type Fragment, type Row, rowsOf } from './fragments';
import type { Rule } from './glyph';
import { type Gutter, guttersOf, sidesOf } from './gutters';
import { type Relation, labelTops, relationOf } from './relation';

/** What each look at a fragment costs, in units of effort. */
const COST = 80;

/**
 * The fragments of a page in blocks, in reading order. A block is a column, a cell or a label. `rules` are the lines
 * drawn across the page: columns end at a line that crosses them.
 */
export function blocksOf(fragments: readonly Fragment[], rules: readonly Rule[]): Fragment[][] {
  if (fragments.length === 0) return [];
  spend(fragments.length * COST);
  const rows = rowsOf(fragments);
  const inner = (part: readonly Fragment[]) => blocksOf(part, rules);
  const between = (from: number, to: number) =>
    inner(rows.slice(from, to).flatMap((row) => row.fragments));
  const across: Gutter[] = [];
  for (const gutter of guttersOf(rows)) {
    if (across.some((other) => isWithin(gutter, other))) continue;
    spend(rows.length * COST);
    const [left, right] = sidesOf(rows, gutter);
    const relation = relationOf(left, right);
    const cut = cutOf(gutter, relation, rows, rules);
    if (cut !== null) return [...between(0, cut), ...between(cut, rows.length)];
    if (relation === 'rows') {
      across.push(gutter);
      continue;
    }
    return [
      ...between(0, gutter.first),
      ...(relation === 'labels' ? bandsOf(left, right, inner) : [...inner(left), ...inner(right)]),
      ...between(gutter.last + 1, rows.length),
    ];
  }
  return [fragments.slice()];
}

/** The row above which the page is cut in two first, given how the text left and right of a gutter belongs together. */
function cutOf(
  gutter: Gutter,
  relation: Relation,
  rows: readonly Row[],
  rules: readonly Rule[],
): number | null {
  if (relation === 'labels') return null;
  const ruled = ruledCut(gutter, rows, rules);
  if (relation === 'columns') return ruled ?? columnsCut(gutter, rows);
  return ruled !== null && isHeader(rows, ruled) ? ruled : null;
}

const isWithin = (inner: Gutter, outer: Gutter) =>
  inner.first >= outer.first &&
  inner.last <= outer.last &&
  inner.left < outer.right &&
  inner.right > outer.left;

/** Each group of labels, followed by the text beside and below it. */
function bandsOf(
  labels: readonly Fragment[],
  text: readonly Fragment[],
  inner: (part: readonly Fragment[]) => Fragment[][],
): Fragment[][] {
  const tops = labelTops(labels);
  return [
    ...inner(band(text, -Infinity, tops[0] ?? Infinity)),
    ...tops.flatMap((top, index) => {
      const end = tops[index + 1] ?? Infinity;
      return [band(labels, top, end), ...inner(band(text, top, end))];
    }),
  ];
}

const band = (part: readonly Fragment[], from: number, to: number) =>
  part.filter((each) => each.y >= from && each.y < to);
