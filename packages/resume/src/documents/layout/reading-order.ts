import { spend } from '../unpacking';
import { centredCut, centredHeadings } from './centred';
import { columnsCut, endsInHeading, isHeader, ruledCut } from './cuts';
import { type Fragment, type Row, rowsOf } from './fragments';
import type { Rule } from './glyph';
import { type Gutter, guttersOf, sidesOf } from './gutters';
import { headingsInMargin, type Label, labelsOf } from './labels';
import { type Relation, areDatesOf, relationOf } from './relation';

/** What each look at a fragment costs, in units of effort. */
const COST = 80;

/**
 * The fragments of a page in blocks, in reading order. A block is a column, a cell or a label. `rules` are the lines
 * drawn across the page: columns end at a line that crosses them, and at a heading among `outer`, which stand in the middle.
 */
export function blocksOf(
  fragments: readonly Fragment[],
  rules: readonly Rule[],
  outer: ReadonlySet<Fragment> = new Set(),
): Fragment[][] {
  if (fragments.length === 0) return [];
  spend(fragments.length * COST);
  const rows = rowsOf(fragments);
  const own = centredHeadings(rows);
  const centred = own.every((each) => outer.has(each)) ? outer : new Set([...outer, ...own]);
  if (centred !== outer) spend(centred.size * COST);
  const inner = (part: readonly Fragment[]) => blocksOf(part, rules, centred);
  const between = (from: number, to: number) =>
    inner(rows.slice(from, to).flatMap((row) => row.fragments));
  const across: Gutter[] = [];
  const gutters = guttersOf(rows);
  for (const gutter of gutters) {
    if (across.some((other) => isWithin(gutter, other))) continue;
    spend(rows.length * COST);
    const [left, right] = sidesOf(rows, gutter);
    const told = relationOf(left, right);
    const headings = told === 'columns' ? headingsInMargin(left, right) : null;
    if (headings) {
      const top = headings[0]?.top ?? 0;
      const start = Math.max(
        gutter.first,
        rows.findIndex((row) => row.y >= top),
      );
      return [
        ...between(0, start),
        ...bandsOf(...sidesOf(rows, { ...gutter, first: start }), headings, inner),
        ...between(gutter.last + 1, rows.length),
      ];
    }
    const relation = told === 'columns' && partsDates(gutter, gutters, rows) ? 'rows' : told;
    const cut =
      cutOf(gutter, relation, rows, rules) ??
      (relation === 'rows' ? null : centredCut(gutter, rows, centred));
    if (cut !== null) return [...between(0, cut), ...between(cut, rows.length)];
    if (relation === 'columns' && endsInHeading(gutter, rows))
      return [...between(0, gutter.last), ...between(gutter.last, rows.length)];
    if (relation === 'rows') {
      across.push(gutter);
      continue;
    }
    return [
      ...between(0, gutter.first),
      ...(relation === 'labels'
        ? bandsOf(left, right, labelsOf(left), inner)
        : [...inner(left), ...inner(right)]),
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

/**
 * Whether a gutter only sets the dates of a column apart from its text: right of the dates, another gutter parts that column
 * from the next.
 */
function partsDates(gutter: Gutter, gutters: readonly Gutter[], rows: readonly Row[]): boolean {
  const next = gutters.filter((other) => other.left > gutter.right && other.right < Infinity);
  spend(next.length * rows.length);
  return next.some((outer) => {
    const [first, last] = [Math.max(gutter.first, outer.first), Math.min(gutter.last, outer.last)];
    const parts = rows.slice(first, last + 1).flatMap((row) => row.fragments);
    const left = parts.filter((each) => each.x < gutter.left);
    const between = parts.filter((each) => each.x >= gutter.left && each.x < outer.left);
    const right = parts.filter((each) => each.x >= outer.left);
    const isWider = gutter.right - gutter.left > outer.right - outer.left;
    return (
      left.length > 0 &&
      right.length > 0 &&
      areDatesOf(between, left, right, isWider) &&
      !headsDates(rows, gutter, outer, between)
    );
  });
}

/** Whether a line that goes on over the text right of the dates begins where they begin, as a heading of both does. */
function headsDates(
  rows: readonly Row[],
  gutter: Gutter,
  outer: Gutter,
  dates: readonly Fragment[],
): boolean {
  const start = Math.min(...dates.map((date) => date.x));
  return rows
    .slice(gutter.first, gutter.last + 1)
    .some((row) =>
      row.fragments.some((each) => Math.abs(each.x - start) < 1 && each.right > outer.right),
    );
}

const isWithin = (inner: Gutter, outer: Gutter) =>
  inner.first >= outer.first &&
  inner.last <= outer.last &&
  inner.left < outer.right &&
  inner.right > outer.left;

/** Each label, followed by the text beside and below it. */
function bandsOf(
  labels: readonly Fragment[],
  text: readonly Fragment[],
  places: readonly Label[],
  inner: (part: readonly Fragment[]) => Fragment[][],
): Fragment[][] {
  return [
    ...inner(band(text, -Infinity, places[0]?.top ?? Infinity)),
    ...places.flatMap(({ y, top }, index) => {
      const next = places[index + 1] ?? { y: Infinity, top: Infinity };
      return [band(labels, y, next.y), ...inner(band(text, top, next.top))];
    }),
  ];
}

const band = (part: readonly Fragment[], from: number, to: number) =>
  part.filter((each) => each.y >= from && each.y < to);
