import { type Glyph, WORD_GAP } from '../layout/glyph';

/** What a font's ligatures may stand for, the most likely first. */
const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl'];
/**
 * How much the width of a ligature and the total width of its letters may differ, as a share of the ligature's width.
 */
const NEAR = 0.12;
/** Letters that follow `fl` within a word far more often than they follow `fi`. */
const AFTER_FL = /^(?:[aouy]|e[cetx])/;

const SMALL_LETTER = /^\p{Ll}/u;

/** Whether `right` stands right behind `left`, and one of them is a small letter. */
const isInWord = (left: Glyph | undefined, right: Glyph | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  !right.spaced &&
  left.y === right.y &&
  Math.abs(right.x - left.x - left.width) < WORD_GAP * right.size &&
  [left, right].some(({ text }) => SMALL_LETTER.test(text));

/** A glyph whose text the file does not give. `index` is its place among `glyphs`. */
export interface LostGlyph {
  glyphs: Glyph[];
  index: number;
  width: number;
  /** The widths of the letters seen in the glyph's font, in the same units. */
  widths: ReadonlyMap<string, number>;
}

/**
 * The text of a ligature that the file gives no text for. Its width and the letters after it decide; empty for no
 * ligature, as where no small letter stands beside it.
 */
export function ligatureOf({ glyphs, index, width, widths }: LostGlyph): string {
  const [before, own, after] = [glyphs[index - 1], glyphs[index], glyphs[index + 1]];
  if (!isInWord(before, own) && !isInWord(own, after)) return '';
  const widthOf = (text: string) =>
    Array.from(text).reduce((sum, letter) => sum + (widths.get(letter) ?? NaN), 0);
  const likely = LIGATURES.filter((text) => Math.abs(widthOf(text) - width) < NEAR * width);
  const next = glyphs.slice(index + 1, index + 3).map((glyph) => glyph.text);
  const twin = likely[0]?.replace(/i$/, 'l');
  return (
    (AFTER_FL.test(next.join('')) ? likely.find((text) => text === twin) : likely[0]) ??
    likely[0] ??
    ''
  );
}
