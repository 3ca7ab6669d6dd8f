import { spend } from '../unpacking';
import { type Fragment, type Row, median, rowsOf } from './fragments';
import type { Rule } from './glyph';
import type { Gutter } from './gutters';
import { areDatesAtEdge, areHalfDates } from './relation';
import { isCapitals } from './sides';

/**
 * `BLOCK_GAP`: a gap this many times the usual line distance ends a block. `GRID_GAP`: the same for a block that is
 * followed by a heading and another row of two columns.
 */
const BLOCK_GAP = 1.4;
const GRID_GAP = 1.2;
/** A header has at most this many lines. */
const HEADER_ROWS = 6;
/** So many letter sizes at least are over the foot of a page. */
const FOOT_GAP = 4;
/** Letters larger by more than this than those of dates are of no date. */
const LARGER = 1.3;
/** A heading above no further columns is so much larger than the text on the right. */
const LARGER_HEADING = 1.08;
/** Baselines that differ less than this are the same, in em. */
const LEVEL = 0.25;

/** The row above which a line is drawn across a gutter; null where there is none. */
export function ruledCut(
  gutter: Gutter,
  rows: readonly Row[],
  rules: readonly Rule[],
): number | null {
  const crossing = rules.filter((rule) => rule.x <= gutter.left && rule.right >= gutter.right);
  spend(rules.length + (gutter.last - gutter.first) * crossing.length);
  for (let index = gutter.first + 1; index <= gutter.last; index += 1) {
    const above = rows[index - 1]?.y ?? 0;
    const y = rows[index]?.y ?? 0;
    if (crossing.some((rule) => rule.y > above && rule.y <= y)) return index;
  }
  return null;
}

/** Whether the rows above a cut are a header: few rows, with the largest letters of all. */
export const isHeader = (rows: readonly Row[], cut: number): boolean =>
  cut <= HEADER_ROWS && largest(rows.slice(0, cut)) > largest(rows.slice(cut));

/**
 * The row above which the columns beside a gutter end although the gutter goes on; null where they do not end. Columns
 * end below a header, and where a grid gives way to a heading.
 */
export function columnsCut(gutter: Gutter, rows: readonly Row[]): number | null {
  const within = rows.slice(gutter.first, gutter.last + 1);
  const grid = () => (gutter.narrowest ? null : gridEnd(within, gutter));
  const cut =
    headerEnd(within, gutter) ?? datedEnd(within, gutter) ?? holeEnd(within, gutter) ?? grid();
  return cut === null ? null : gutter.first + cut;
}

/**
 * Where a header ends that stands on the right, above the left column, with the largest letters of all; null for none.
 */
function headerEnd(rows: readonly Row[], gutter: Gutter): number | null {
  const start = rows.findIndex((row) => row.x < gutter.left);
  if (start <= 0) return null;
  if (largest(rows.slice(0, start)) <= largest(rows.slice(start))) return null;
  const pitch = pitchOf(rows.filter((row) => row.right > gutter.right));
  for (let end = Math.min(start, HEADER_ROWS); end > 0; end -= 1) {
    if ((rows[end]?.y ?? 0) - (rows[end - 1]?.y ?? 0) > BLOCK_GAP * pitch) return end;
  }
  return null;
}

/**
 * Where two columns end above text that only has dates of its own on the right, and places with them; null for none. A foot
 * of the page below the dates is no part of their text.
 */
function datedEnd(rows: readonly Row[], gutter: Gutter): number | null {
  const end = hasFoot(rows, gutter) ? rows.length - 1 : rows.length;
  const dates: Row[] = [];
  let [start, first] = [end, end];
  for (; start > 0; start -= 1) {
    const row = rows[start - 1] as Row;
    if (row.right <= gutter.left) continue;
    const isAlone = row.x >= gutter.left;
    const { right: edge, size } = dates[0] ?? row;
    const isApart = Math.abs(edge - row.right) > LEVEL * row.size;
    if (isAlone || isApart || row.size > LARGER * size) break;
    dates.push(row);
    first = start - 1;
  }
  const beside = dates.flatMap((row) => row.fragments.filter((each) => each.x >= gutter.left));
  if (!areDatesAtEdge(beside) || beginsColumn(beside, rows.slice(0, start), gutter)) return null;
  if (start === 0) return end < rows.length ? end : null;
  const gaps = rows.slice(0, first + 1).map((row, at) => row.y - (rows[at - 1]?.y ?? row.y));
  const widest = Math.max(...gaps.slice(start));
  const cut = gaps.lastIndexOf(widest);
  const [heading, next] = rows.slice(cut, cut + 2);
  const isHeading = heading !== undefined && next !== undefined && standsOut(heading, next);
  const isFar = dates.length > 1 && widest > BLOCK_GAP * pitchOf(rows);
  return isHeading || isFar ? cut : null;
}

/** So many rows with nothing on the right part what stands there above and below. */
const LEAST_IN_HOLE = 5;

/**
 * Where two columns end at a heading on the left, below which the right has nothing for long, and then dates and places of
 * the left: a header in two columns above entries with dates at the edge. Null for none.
 */
function holeEnd(rows: readonly Row[], gutter: Gutter): number | null {
  const right = [...rows.keys()].filter((at) => (rows[at]?.right ?? 0) > gutter.left);
  const low = right.findLastIndex((at, i) => i > 0 && at - (right[i - 1] ?? at) > LEAST_IN_HOLE);
  const below = right.slice(low).flatMap((at) => rows[at] ?? []);
  if (low <= 0 || below.some((row) => row.x >= gutter.left)) return null;
  const beside = below.flatMap((row) => row.fragments.filter((each) => each.x >= gutter.left));
  if (!areHalfDates(beside)) return null;
  const [from, to] = [(right[low - 1] ?? 0) + 1, right[low] ?? 0];
  const heading = rows.slice(from, to).findIndex((row, i) => {
    const next = rows[from + i + 1];
    return next !== undefined && standsOut(row, next);
  });
  return heading < 0 ? null : from + heading;
}

const edgeOf = (side: readonly Fragment[]) => Math.min(...side.map((each) => each.x));

/** Whether what stands right of a gutter begins where the text above it does, as the last lines of a side bar do. */
function beginsColumn(side: readonly Fragment[], above: readonly Row[], gutter: Gutter): boolean {
  const text = above.flatMap((row) => row.fragments.filter((each) => each.x >= gutter.left));
  return Math.abs(edgeOf(side) - edgeOf(text)) < LEVEL * median(side.map(({ size }) => size));
}

/** Whether the last row beside a gutter is a foot of the page, far below the text, and on its right alone. */
function hasFoot(rows: readonly Row[], gutter: Gutter): boolean {
  const [last, foot] = rows.slice(-2);
  return (
    last !== undefined &&
    foot !== undefined &&
    foot.x >= gutter.left &&
    foot.y - last.y > FOOT_GAP * last.size
  );
}

/** A line of the same look less than this many of its letter sizes above a heading is the heading's first one. */
const HEADING_PITCH = 2;

/** Whether the last row beside a gutter is a heading of what stands below the gutter, on its left alone. */
export function endsInHeading(gutter: Gutter, rows: readonly Row[]): boolean {
  const [above, last, next] = [-1, 0, 1].map((at) => rows[gutter.last + at]);
  if (!above || !last || !next || gutter.last - 1 <= gutter.first) return false;
  if (last.right > gutter.left || !standsOut(last, next)) return false;
  if (next.y - last.y >= last.y - above.y) return false;
  return !rows
    .slice(gutter.first, gutter.last)
    .some(
      (row) =>
        row.x < gutter.left && last.y - row.y < HEADING_PITCH * last.size && looksLike(row, last),
    );
}

/**
 * Where two columns end side by side before a heading on the left; null for none. After the heading come the next two
 * columns, or nothing.
 */
function gridEnd(rows: readonly Row[], gutter: Gutter): number | null {
  const fragments = rows.flatMap((row) => row.fragments);
  const lefts = rowsOf(fragments.filter((each) => each.x < gutter.left));
  const rights = rowsOf(fragments.filter((each) => each.x >= gutter.left));
  const pitch = pitchOf(lefts);
  spend(lefts.length * rights.length);
  for (const [index, row] of lefts.entries()) {
    const above = lefts[index - 1];
    const below = belowHeading(lefts, index, rights);
    const alone = !rights.some((right) => isLevel(right, row));
    if (!above || !alone || row.y - above.y <= pitch) continue;
    const beside = rights.findLast((right) => right.y < row.y);
    const next = rights.find((right) => right.y > row.y);
    if (!beside) continue;
    const isUneven = Math.abs(beside.y - above.y) > pitch;
    if (isUneven && !(standsOut(row, above) && areCells(lefts, rights, row, next))) continue;
    const ends = next
      ? row.y - above.y > GRID_GAP * pitch &&
        next.y - beside.y > BLOCK_GAP * pitchOf(rights) &&
        (!below || (isLevel(below, next) && looksLike(below, next)))
      : standsOut(row, above);
    if (ends)
      return rows.findIndex((each) => each.y > above.y && each.y >= row.y - LEVEL * row.size);
  }
  return null;
}

/**
 * Whether the rows right of a gutter are cells of a grid that `heading` gives way to: they begin level with cells that look
 * alike, and none looks like a heading. So cells may differ in length, and the last row of a grid may have but one.
 */
function areCells(
  lefts: readonly Row[],
  rights: readonly Row[],
  heading: Row,
  next: Row | undefined,
): boolean {
  const first = rights[0];
  if (first === undefined || rights.some((row) => looksLike(row, heading))) return false;
  const isLarger = rights.every((row) => heading.size > LARGER_HEADING * row.size);
  return (
    (next !== undefined || isLarger) &&
    lefts.some((row) => isLevel(row, first) && looksLike(row, first))
  );
}

/** The most lines below a heading that say more of it, above the columns that it heads. */
const SUBTITLES = 2;
/** So many lines above it on the left still show that they are a column. */
const LEAST_ABOVE = 2;

/** The first row below a heading that is no subtitle of it: those stand alone as it does, in smaller letters. */
function belowHeading(lefts: readonly Row[], at: number, rights: readonly Row[]): Row | undefined {
  const heading = at < LEAST_ABOVE ? undefined : lefts[at];
  const next = lefts.slice(at + 1, at + 2 + SUBTITLES);
  const first = next.find((row) => rights.some((right) => isLevel(right, row)));
  const subtitles = next.slice(0, first ? next.indexOf(first) : 0);
  return heading && subtitles.every((row) => row.size < heading.size)
    ? (first ?? next[0])
    : next[0];
}

const largest = (rows: readonly Row[]) => Math.max(...rows.map((row) => row.size));

const pitchOf = (rows: readonly Row[]) =>
  median(rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0)));

const isLevel = (a: Row, b: Row) => Math.abs(a.y - b.y) < LEVEL * Math.max(a.size, b.size);

const looksLike = (a: Row, b: Row) =>
  Math.abs(a.size - b.size) < 0.05 * a.size && isBold(a) === isBold(b);

const standsOut = (row: Row, above: Row) =>
  row.size > above.size * 1.08 ||
  (isBold(row) && !isBold(above)) ||
  (isCapitals(textOf(row)) && !isCapitals(textOf(above)));

const glyphsOf = (row: Row) => row.fragments.flatMap((fragment) => fragment.glyphs);

const textOf = (row: Row) =>
  glyphsOf(row)
    .map((glyph) => glyph.text)
    .join('');

const isBold = (row: Row) => {
  const glyphs = glyphsOf(row);
  return glyphs.filter((glyph) => glyph.bold).length > glyphs.length / 2;
};
