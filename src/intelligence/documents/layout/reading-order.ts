import { type Fragment, type Row, median, rowsOf } from './fragments';
import type { Rule } from './glyph';
import { type Gutter, guttersOf, sidesOf } from './gutters';
import { labelGroups, relationOf } from './relation';

/** A gap this many times the usual one between lines ends a block. */
const BLOCK_GAP = 1.4;

/**
 * The fragments of a page in blocks, each a column, a cell or a label, in the order that a person reads
 * them. `rules` are the lines drawn across the page: columns end at those that cross them.
 */
export function blocksOf(fragments: readonly Fragment[], rules: readonly Rule[]): Fragment[][] {
  if (fragments.length === 0) return [];
  const rows = rowsOf(fragments);
  const across: Gutter[] = [];
  for (const candidate of guttersOf(rows, rules)) {
    if (across.some((other) => isWithin(candidate, other))) continue;
    const gutter = trimmed(candidate, rows);
    const [left, right] = sidesOf(rows, gutter);
    const relation = relationOf(left, right);
    if (relation === 'rows') {
      across.push(candidate);
      continue;
    }
    const inner = (part: readonly Fragment[]) => blocksOf(part, rules);
    return [
      ...inner(rows.slice(0, gutter.first).flatMap((row) => row.fragments)),
      ...(relation === 'labels' ? bandsOf(left, right, inner) : [...inner(left), ...inner(right)]),
      ...inner(rows.slice(gutter.last + 1).flatMap((row) => row.fragments)),
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
  const groups = labelGroups(labels);
  const band = (part: readonly Fragment[], from: number, to: number) =>
    part.filter((each) => each.y >= from && each.y < to);
  return [
    ...inner(band(text, -Infinity, groups[0]?.top ?? Infinity)),
    ...groups.flatMap(({ top }, index) => {
      const end = groups[index + 1]?.top ?? Infinity;
      return [band(labels, top, end), ...inner(band(text, top, end))];
    }),
  ];
}

/**
 * The gutter without what follows below two columns that end side by side: after a grid of two columns the
 * next section goes on at the left, and no longer belongs to the left column.
 */
function trimmed(gutter: Gutter, rows: readonly Row[]): Gutter {
  const within = rows.slice(gutter.first, gutter.last + 1);
  const lefts = within.filter((row) => row.x < gutter.left);
  const bottom = within.findLast((row) => row.right > gutter.right)?.y ?? Infinity;
  const after = lefts.findIndex((row) => row.y > bottom + row.size * 0.25);
  const next = lefts[after];
  const last = lefts[after - 1];
  if (!next || !last) return gutter;
  const pitch = median(lefts.slice(1).map((row, index) => row.y - (lefts[index]?.y ?? 0)));
  if (Math.abs(last.y - bottom) > pitch || next.y - last.y < BLOCK_GAP * pitch) return gutter;
  return { ...gutter, last: gutter.first + within.indexOf(next) - 1 };
}
