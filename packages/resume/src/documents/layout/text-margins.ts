import { type Glyph, WORD_GAP } from './glyph';

/** So many lines that start at one point show that text is set in there. */
const LEAST_LINES = 3;
/** More margins than this no page has; a letter is compared with each. */
const MOST_MARGINS = 40;
/** How far apart, in points, are starts of one margin at most. */
const ALIGNED = 0.5;

const looksAlike = (a: Glyph, b: Glyph) => a.bold === b.bold && Math.abs(a.size - b.size) < 0.3;

/** Whether two letters of other looks touch that are not of one word: the end of a date and a title in bold letters. */
const touches = (before: Glyph, glyph: Glyph): boolean =>
  !looksAlike(before, glyph) &&
  /[\p{Ll}\p{N}]$/u.test(before.text) &&
  /^\p{Lu}/u.test(glyph.text) &&
  glyph.x - before.x - before.width < WORD_GAP * glyph.size;

/** Where a line starts, and what in it touches what stands before. */
function startsIn(line: readonly Glyph[]): number[] {
  const starts: number[] = [];
  let before: Glyph | undefined;
  for (const glyph of line) {
    if (!before || touches(before, glyph)) starts.push(glyph.x);
    before = glyph;
  }
  return starts;
}

/** Where at least a few of `lines` start that others begin to the left of: the text beside headings or dates in a margin. */
export function textMargins(lines: readonly (readonly Glyph[])[]): number[] {
  const starts = lines.flatMap(startsIn).toSorted((a, b) => a - b);
  const margins: number[] = [];
  let from = 0;
  for (let at = 1; at <= starts.length && margins.length < MOST_MARGINS; at += 1) {
    const [first = 0, next = Infinity] = [starts[from], starts[at]];
    if (next - first <= ALIGNED) continue;
    if (from > 0 && at - from >= LEAST_LINES) margins.push(first);
    from = at;
  }
  return margins;
}

/** How far, in letter sizes, text stands apart from what fills its margin, where both look alike: more than a blank of letters of one width. */
const GAP = 0.65;

/** Letters closer than this, in em, touch. */
const TOUCHING = 0.1;

/** Whether `glyph` is a small capital right behind the first letter of its word. */
const areOfOneWord = (before: Glyph, glyph: Glyph): boolean =>
  !glyph.spaced &&
  glyph.size < before.size &&
  /^\p{Lu}$/u.test(before.text) &&
  /^\p{L}/u.test(glyph.text) &&
  glyph.x - before.x - before.width < TOUCHING * glyph.size;

/** Whether `glyph` begins text that is set in at one of `margins`, and `before` ends what stands in the margin. */
export const startsAtMargin = (before: Glyph, glyph: Glyph, margins: readonly number[]): boolean =>
  margins.some((margin) => glyph.x >= margin - ALIGNED && glyph.x <= margin + 2 * ALIGNED) &&
  !areOfOneWord(before, glyph) &&
  (!looksAlike(before, glyph) || glyph.x - before.x - before.width > GAP * glyph.size);
