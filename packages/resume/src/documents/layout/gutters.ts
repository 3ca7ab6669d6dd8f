import { spend } from '../unpacking';
import { BULLET, type Fragment, type Row, median } from './fragments';

/** An empty strip that runs down between text on both sides, over the rows `first` to `last`. */
export interface Gutter {
  left: number;
  right: number;
  first: number;
  last: number;
  score: number;
  /** Whether only its length and what is set out to it show that it is one: cells of a grid stand further apart. */
  narrowest: boolean;
}

/** Only this many gutters are looked at, since a table has gutters everywhere. */
const MOST_GUTTERS = 30;

interface Strip {
  left: number;
  right: number;
  first: number;
}

/**
 * The least width of a gutter, in em of the text around it. A gutter narrower than `PLAIN_WIDTH` must run on for
 * longer, and one narrower than `SURE_WIDTH` must part columns that are set out to it.
 */
const LEAST_WIDTH = 0.5;
const SURE_WIDTH = 0.8;
const PLAIN_WIDTH = 1.3;
/** How many lines must stand left of a gutter, right of it, and on both sides of a narrow one. */
const LEAST_LEFT = 2;
const LEAST_RIGHT = 3;
const NARROW_ROWS = 6;
const NARROWEST_ROWS = 12;
/** The column left of the narrowest gutters is at least so wide, in em, and so many lines on their right begin at their edge. */
const LEAST_COLUMN = 6;
const FLUSH = 0.6;
/** So many of the rows on both sides of a gutter at most begin with a bullet before it or with a colon behind it. */
const MOST_WITHIN = 0.6;
/** An item hangs so far from its bullet at most, in em. */
const HANGING = 2.5;
/** A gutter's weight is its length, increased by this share for each em of its width, up to `BEST_WIDTH` em. */
const WIDTH_WEIGHT = 0.1;
const BEST_WIDTH = 3;
/** The second line of a cell is at most so far below its first one, in em, and begins within so many points of it. */
const MOST_BELOW = 1.7;
const EDGE = 1;
/** A label has so many pieces at most. */
const MOST_IN_LABEL = 4;

/** The gutters between columns of text that the rows leave open, the best first. */
export function guttersOf(rows: readonly Row[]): Gutter[] {
  const em = median(rows.map((row) => row.size));
  const found: Gutter[] = [];
  let open: Strip[] = [];
  const close = (strip: Strip, last: number) => {
    const gutter = gutterOf(strip, rows, last, em);
    if (gutter) found.push(gutter);
  };
  for (const [index, row] of rows.entries()) {
    const next: Strip[] = [];
    const gaps = gapsOf(row, em * LEAST_WIDTH);
    spend(open.length * gaps.length * 5);
    for (const strip of open) {
      let whole = false;
      for (const gap of gaps) {
        const left = Math.max(strip.left, gap.left);
        const right = Math.min(strip.right, gap.right);
        if (right - left < em * LEAST_WIDTH) continue;
        if (left === strip.left && right === strip.right) whole = true;
        next.push({ left, right, first: strip.first });
      }
      if (!whole) close(strip, index - 1);
    }
    for (const gap of gaps) next.push({ ...gap, first: index });
    open = undominated(next);
  }
  for (const strip of open) close(strip, rows.length - 1);
  const best = found.toSorted((a, b) => b.score - a.score).slice(0, MOST_GUTTERS);
  return best.map((gutter) => withLongLabels(downToFoot(gutter, best, rows), rows, em));
}

/**
 * `gutter` from the row above it on, where that has text that begins at its edge behind a long label, whose own gap was too
 * narrow: the first row of a table, whose further lines stand below.
 */
function withLongLabels(gutter: Gutter, rows: readonly Row[], em: number): Gutter {
  const above = rows[gutter.first - 1];
  const first = rows[gutter.first];
  if (!above || !first || gutter.right === Infinity) return gutter;
  if (first.y - above.y > MOST_BELOW * em || first.x < gutter.left) return gutter;
  const at = above.fragments.findIndex(({ x }) => Math.abs(x - gutter.right) < EDGE);
  const label = above.fragments[at - 1];
  if (!label || at > MOST_IN_LABEL || gutter.right - label.right < em * SURE_WIDTH) return gutter;
  return { ...gutter, left: Math.max(gutter.left, label.right), first: gutter.first - 1 };
}

/**
 * The gutter that goes on from `gutter` to the last row, with nothing more on its right: a side bar ends where it has no
 * more to say, and some line beside it is longer than those before.
 */
function downToFoot(gutter: Gutter, all: readonly Gutter[], rows: readonly Row[]): Gutter {
  const foot = rows.length - 1;
  if (gutter.last === foot || gutter.right === Infinity) return gutter;
  const isOn = ({ left, right, first, last }: Gutter) =>
    last === foot && first <= gutter.first && left >= gutter.left && right === gutter.right;
  const longer = all.find(isOn);
  if (!longer) return gutter;
  spend(rows.length);
  const isBare = rows.slice(gutter.last + 1).every((row) => row.right <= longer.right);
  return isBare ? longer : gutter;
}

function gapsOf(row: Row, least: number): { left: number; right: number }[] {
  const gaps = [];
  let left = -Infinity;
  for (const fragment of row.fragments) {
    if (fragment.x - left >= least) gaps.push({ left, right: fragment.x });
    left = Math.max(left, fragment.right);
  }
  gaps.push({ left, right: Infinity });
  return gaps;
}

/** Removes strips that lie inside another strip that began no later. */
function undominated(strips: Strip[]): Strip[] {
  const kept: Strip[] = [];
  for (const strip of strips.toSorted(
    (a, b) => a.first - b.first || b.right - b.left - a.right + a.left,
  )) {
    spend(kept.length * 5);
    const inside = kept.some((each) => each.left <= strip.left && each.right >= strip.right);
    if (!inside) kept.push(strip);
  }
  return kept;
}

function gutterOf(strip: Strip, rows: readonly Row[], last: number, em: number): Gutter | null {
  spend((last - strip.first) * 8);
  const within = rows.slice(strip.first, last + 1);
  const lefts = within.filter((row) => row.x < strip.left);
  const rights = within.filter((row) => row.right > strip.right);
  if (lefts.length < LEAST_LEFT || rights.length < LEAST_RIGHT) return null;
  const narrow = strip.right - strip.left < em * PLAIN_WIDTH;
  if (narrow && Math.min(lefts.length, rights.length) < NARROW_ROWS) return null;
  const narrowest = strip.right - strip.left < em * SURE_WIDTH;
  if (narrowest && !areColumns(strip, lefts, rights, em)) return null;
  if (isWithinLines(strip, within)) return null;
  if (lefts.length < LEAST_RIGHT && within.some((row) => isEvenlyParted(row, strip))) return null;
  const top = Math.max(lefts[0]?.y ?? 0, rights[0]?.y ?? 0);
  const bottom = Math.min(lefts.at(-1)?.y ?? 0, rights.at(-1)?.y ?? 0);
  if (bottom <= top) return null;
  const width = Math.min(BEST_WIDTH, (strip.right - strip.left) / em);
  const score = (bottom - top + em) * (1 + WIDTH_WEIGHT * width);
  return { left: strip.left, right: strip.right, first: strip.first, last, score, narrowest };
}

const LONGEST_BULLET = 3;

const isBullet = ({ glyphs }: Fragment): boolean =>
  glyphs.length <= LONGEST_BULLET && BULLET.test(glyphs.map(({ text }) => text).join(''));

/** Whether text begins with a colon, other than from the right, where one ends a heading. */
const beginsWithColon = ({ glyphs }: Fragment): boolean =>
  glyphs[0]?.text === ':' &&
  !glyphs.some(({ text }) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text));

/** Whether a strip parts bullets from their items, or labels from values that begin with a colon: both are in one line. */
function isWithinLines(strip: Strip, rows: readonly Row[]): boolean {
  let both = 0;
  let within = 0;
  for (const { fragments } of rows) {
    const at = fragments.findIndex((fragment) => fragment.x >= strip.left);
    const [item, before, after] = [fragments[at - 2], fragments[at - 1], fragments[at]];
    if (!before || !after) continue;
    both += 1;
    const gap = after.x - before.right;
    const endsItem = item !== undefined && before.x - item.right < gap;
    if (beginsWithColon(after)) within += 1;
    else if (isBullet(before) && gap < HANGING * after.size && !endsItem) within += 1;
  }
  return both > 1 && within > MOST_WITHIN * both;
}

/** Whether many lines stand on both sides of a strip, those on its left wider than bullets, and most on its right begin at its edge. */
function areColumns(
  strip: Strip,
  lefts: readonly Row[],
  rights: readonly Row[],
  em: number,
): boolean {
  if (Math.min(lefts.length, rights.length) < NARROWEST_ROWS) return false;
  spend((lefts.length + rights.length) * 8);
  const starts = rights.map((row) => row.fragments.find((each) => each.x >= strip.left)?.x ?? 0);
  const flush = starts.filter((x) => x - strip.right < em).length;
  const ends = lefts.map(
    (row) => (row.fragments.findLast((each) => each.x < strip.left)?.right ?? 0) - row.x,
  );
  return flush >= FLUSH * rights.length && median(ends) >= LEAST_COLUMN * em;
}

/** Whether a row has other gaps like the strip's, as a line of contact details has. */
function isEvenlyParted(row: Row, strip: Strip): boolean {
  spend(row.fragments.length);
  const right = row.fragments.findIndex((fragment) => fragment.x >= strip.right);
  const gaps = row.fragments
    .slice(1)
    .map((fragment, index) => fragment.x - (row.fragments[index]?.right ?? 0));
  const own = gaps[right - 1];
  return own !== undefined && gaps.some((gap, at) => at !== right - 1 && gap > own / 2);
}

/** The fragments of the rows on either side of a gutter. */
export function sidesOf(rows: readonly Row[], gutter: Gutter): [Fragment[], Fragment[]] {
  const fragments = rows.slice(gutter.first, gutter.last + 1).flatMap((row) => row.fragments);
  return [
    fragments.filter((each) => each.x < gutter.left),
    fragments.filter((each) => each.x >= gutter.left),
  ];
}
