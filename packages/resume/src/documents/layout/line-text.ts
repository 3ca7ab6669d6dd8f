import type { TextRun } from '../document';
import { spend } from '../unpacking';
import { accented, withoutMarks } from '../text/characters';
import { isRightToLeft, logicalOrder } from '../text/direction';
import { BULLET, median } from './fragments';
import { type Glyph, WORD_GAP } from './glyph';
import { startsAtMargin } from './text-margins';

/** The least width of a word space that was drawn, in em. */
const DRAWN_GAP = 0.03;
/**
 * A gap this wide, in em of the smaller letters, separates parts of a line, such as a date at the right margin or a
 * table's cell.
 */
const WIDE_GAP = 1;
/**
 * Letters usually farther apart than `SPREAD`, in em, are letter-spaced: they form one word. At least `LEAST_SPREAD`
 * letters are needed to tell.
 */
const SPREAD = 0.07;
const LEAST_SPREAD = 4;
/** A gap wider than this many times the usual one separates words in letter-spaced text. */
const SPREAD_WORD = 1.3;

/**
 * A gap this wide, in em, with no space drawn in it, may separate what stands in boxes of its own: runs end there, though
 * the text has a blank.
 */
const BOX_GAP = 0.45;

/** What a letter costs, in units of effort. One unit is added for every `LONG` letters on its line. */
const COST = 20;
const LONG = 32;

/** A piece of a line's text: a letter, or the space before the next one (a tab where it is wide). */
interface Piece {
  text: string;
  glyph: Glyph | null;
  apart?: boolean;
}

/** A line's text and its runs, each a stretch of one look and where it is drawn. */
export interface LineText {
  text: string;
  runs: TextRun[];
}

/**
 * The text of a line's letters, which are given from left to right, in reading order. Spaces stand where the gaps are, and
 * letter-spaced words are joined. `margins` are where text of its page is set in.
 */
export function lineText(
  glyphs: readonly Glyph[],
  rightToLeft: boolean,
  margins: readonly number[] = [],
): LineText {
  spend(glyphs.length * (COST + glyphs.length / LONG));
  const pieces = withoutHelpers(spaced(composed(inArabicOrder(glyphs)), margins));
  const rtl = pieces.some((piece) => isRightToLeft(piece.text));
  return runsOf(rtl ? logicalOrder(pieces, rightToLeft) : pieces);
}

/** A mark over or under a letter of Arabic, and an alef, which fonts draw within the lam before it. */
const ARABIC_MARK = /^(?:(?=\p{Script_Extensions=Arabic})\p{Mn})+$/u;
const ALEF = /^[\u0622\u0623\u0625\u0627]$/u;
/** The width of what is drawn within another letter, in em. */
const WITHIN = 0.02;

/**
 * The letters without the marks that stand within the ones before them, so that gaps are measured from letter to letter. An
 * alef without a width of its own stands left of its lam, however their places were rounded.
 */
function inArabicOrder(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => isRightToLeft(text))) return glyphs;
  const result: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = result.at(-1);
    const isWithin =
      last !== undefined &&
      glyph.width <= WITHIN * glyph.size &&
      glyph.x + glyph.width <= last.x + last.width;
    if (isWithin && ARABIC_MARK.test(glyph.text)) continue;
    const isAtStart = isWithin && glyph.x - last.x < 0.1 * glyph.size;
    if (isAtStart && ALEF.test(glyph.text) && last.text === '\u0644')
      result.splice(-1, 0, { ...glyph, x: last.x, spaced: last.spaced });
    else result.push(glyph);
  }
  return result;
}

/** Joins letters with the accents that were drawn over them. */
function composed(glyphs: readonly Glyph[]): Glyph[] {
  const result: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = result.at(-1);
    const shared = last ? Math.min(last.x + last.width, glyph.x + glyph.width) - glyph.x : 0;
    if (last && shared > 0.5 * Math.min(last.width, glyph.width)) {
      const letter = accented(last.text, glyph.text) ?? accented(glyph.text, last.text);
      if (letter !== null) {
        const base = /\p{L}/u.test(glyph.text) ? glyph : last;
        result[result.length - 1] = { ...base, text: letter, spaced: last.spaced };
        continue;
      }
    }
    result.push(glyph);
  }
  return result;
}

const gapBetween = (a: Glyph, b: Glyph) => (b.x - a.x - a.width) / Math.max(a.size, b.size, 0.1);

const wideGapBetween = (a: Glyph, b: Glyph) =>
  (b.x - a.x - a.width) / Math.max(Math.min(a.size, b.size), 0.1);

/** Words of justified text end so now and then. Cells and chips do not. */
const GOES_ON = /^\(|[,،;]$/u;
/** The gaps of a justified line are at most so wide, and differ at most so much, in em. */
const JUSTIFIED_GAP = 2.5;
const ALIKE = 0.08;

/** Whether wide gaps are the blanks of a line that is set to the width of a narrow column. */
function isJustified(stretches: readonly Glyph[][]): boolean {
  if (stretches.length < 3) return false;
  const gaps = stretches.slice(1).flatMap(([first], i) => {
    const last = stretches[i]?.at(-1);
    return first && last ? wideGapBetween(last, first) : [];
  });
  const areBlanks =
    Math.max(...gaps) < JUSTIFIED_GAP && Math.max(...gaps) - Math.min(...gaps) < ALIKE;
  const words = stretches.map((stretch) => stretch.map(({ text }) => text).join(''));
  const areWords = stretches.every((stretch) =>
    stretch.every((glyph, i) => {
      const last = stretch[i - 1];
      return !last || !isParted(last, glyph, 0);
    }),
  );
  return areBlanks && areWords && words.some((word) => GOES_ON.test(word));
}

function spaced(glyphs: readonly Glyph[], margins: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  const wide = stretchesOf(glyphs, margins);
  const justified = isJustified(wide);
  const stretches = justified ? [wide.flat()] : wide;
  const spreads = stretches.map((stretch) => (justified ? 0 : spreadOf(stretch)));
  for (const [number, stretch] of stretches.entries()) {
    const before = stretches[number - 1]?.at(-1);
    const spread = spreads[number] || continued(stretch, spreads[number - 1] ?? 0);
    if (before && stretch[0]) {
      const bullet = pieces.length <= 3 && BULLET.test(pieces.map((piece) => piece.text).join(''));
      const near = wideGapBetween(before, stretch[0]) < WIDE_GAP + 3 * spread;
      pieces.push({ text: bullet || (near && spread > 0) ? ' ' : '\t', glyph: null });
    }
    for (const [index, glyph] of stretch.entries()) {
      const last = stretch[index - 1];
      if (last && isParted(last, glyph, spread)) {
        const apart =
          !justified && spread === 0 && !glyph.spaced && gapBetween(last, glyph) > BOX_GAP;
        pieces.push({ text: ' ', glyph: null, apart });
      }
      pieces.push({ text: glyph.text, glyph });
    }
  }
  return pieces;
}

/** Whether a word ends where a bold one begins or ends with no blank between: a light given name before a bold surname. */
const changesWeight = (before: Glyph, glyph: Glyph): boolean =>
  before.bold !== glyph.bold && /\p{Ll}$/u.test(before.text) && /^\p{Lu}/u.test(glyph.text);

function isParted(before: Glyph, glyph: Glyph, spread: number): boolean {
  if (changesWeight(before, glyph)) return true;
  const gap = gapBetween(before, glyph);
  if (gap > spread * SPREAD_WORD + WORD_GAP) return true;
  return glyph.spaced && spread === 0 && gap > DRAWN_GAP;
}

/** The letters between wide gaps, and on either side of a margin. */
function stretchesOf(glyphs: readonly Glyph[], margins: readonly number[]): Glyph[][] {
  const stretches: Glyph[][] = [];
  for (const glyph of glyphs) {
    const open = stretches.at(-1);
    const last = open?.at(-1);
    const goesOn =
      last && wideGapBetween(last, glyph) < WIDE_GAP && !startsAtMargin(last, glyph, margins);
    if (open && goesOn) open.push(glyph);
    else stretches.push([glyph]);
  }
  return stretches;
}

const gapsOf = (stretch: readonly Glyph[]) =>
  stretch.slice(1).map((glyph, index) => gapBetween(stretch[index] ?? glyph, glyph));

/** The letter spacing of a stretch, in em; 0 for ordinary text. */
function spreadOf(stretch: readonly Glyph[]): number {
  const gaps = gapsOf(stretch);
  const close = gaps.filter((gap) => gap <= SPREAD).length;
  if (close > gaps.length >> 1) return 0;
  const usual = median(gaps);
  const letters = stretch.filter((glyph) => /^[\p{L}\p{N}]+$/u.test(glyph.text)).length;
  return usual > SPREAD && letters >= LEAST_SPREAD && letters > stretch.length * 0.7 ? usual : 0;
}

/** The letter spacing of a stretch that is too short to tell by itself. `spread` is that of the stretch before. */
const continued = (stretch: readonly Glyph[], spread: number): number =>
  stretch.length <= LEAST_SPREAD && gapsOf(stretch).every((gap) => gap > spread / 2) ? spread : 0;

/**
 * Removes marks that only helped to measure gaps. A soft hyphen shows only at the end of a line. It stays there, since
 * it tells that a word was broken.
 */
function withoutHelpers(pieces: Piece[]): Piece[] {
  const isHelper = ({ text }: Piece) =>
    text === '' || ((text.length > 1 || text > '~') && HELPS.test(text));
  if (!pieces.some(isHelper)) return pieces;
  return pieces.flatMap((piece, index) => {
    const last = index === pieces.length - 1;
    const hyphen = last ? '\u00AD' : pieces[index + 1]?.text === '\t' ? '-' : '';
    const text = withoutMarks(piece.text).replaceAll('\u00AD', hyphen);
    return text === '' ? [] : [{ ...piece, text }];
  });
}

/** Letters among which are such marks. */
const HELPS = /[\u00AD\u0640]|\p{Mn}/u;

function runsOf(pieces: readonly Piece[]): LineText {
  const runs: TextRun[] = [];
  let text = '';
  let parted = true;
  for (const { text: part, glyph, apart } of pieces) {
    const start = text.length;
    text += part;
    if (!glyph) {
      parted ||= part === '\t' || apart === true;
      continue;
    }
    const open = runs.at(-1);
    if (open && !parted && open.bold === glyph.bold && Math.abs(open.size - glyph.size) < 0.1) {
      const right = Math.max(open.x + open.width, glyph.x + glyph.width);
      open.x = Math.min(open.x, glyph.x);
      open.width = right - open.x;
      open.end = text.length;
    } else {
      const { x, width, size, bold } = glyph;
      runs.push({ start, end: text.length, x, width, size, bold });
      parted = false;
    }
  }
  return { text, runs };
}
