import { cutOf } from './cuts';
import { type Fragment, rowsOf } from './fragments';
import type { Rule } from './glyph';
import { type Gutter, guttersOf, sidesOf } from './gutters';
import { labelTops, relationOf } from './relation';

/**
 * The fragments of a page in blocks, each a column, a cell or a label, in the order that a person reads
 * them. `rules` are the lines drawn across the page: columns end at those that cross them.
 */
export function blocksOf(fragments: readonly Fragment[], rules: readonly Rule[]): Fragment[][] {
  if (fragments.length === 0) return [];
  const rows = rowsOf(fragments);
  const inner = (part: readonly Fragment[]) => blocksOf(part, rules);
  const between = (from: number, to: number) =>
    inner(rows.slice(from, to).flatMap((row) => row.fragments));
  const across: Gutter[] = [];
  for (const gutter of guttersOf(rows)) {
    if (across.some((other) => isWithin(gutter, other))) continue;
    const [left, right] = sidesOf(rows, gutter);
    const relation = relationOf(left, right);
    if (relation === 'rows') {
      across.push(gutter);
      continue;
    }
    const cut = relation === 'columns' ? cutOf(gutter, rows, rules) : null;
    if (cut !== null) return [...between(0, cut), ...between(cut, rows.length)];
    return [
      ...between(0, gutter.first),
      ...(relation === 'labels' ? bandsOf(left, right, inner) : [...inner(left), ...inner(right)]),
      ...between(gutter.last + 1, rows.length),
    ];
  }
  return [fragments.slice()];
}

const isWithin = (inner: Gutter, outer: Gutter) =>
  inner.first >= outer.first &&
  inner.last <= outer.last &&
  inner.left < outer.right &&
  inner.right > outer.left;

/** Each group of labels, then the text beside and below it. */
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
