import type { Glyph } from '../layout/glyph';

/** What a font's ligatures may stand for, the likelier first. */
const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl'];
/** How much a ligature's width may differ from that of its letters together, as a share of it. */
const NEAR = 0.12;
/** What follows `fl` within a word far more often than `fi`. */
const AFTER_FL = /^(?:[aouy]|e[cetx])/;

/** A glyph whose text the file does not tell, at `index` of the glyphs around it. */
export interface LostGlyph {
  glyphs: Glyph[];
  index: number;
  width: number;
  /** The widths of the letters seen in its font, in the same units. */
  widths: ReadonlyMap<string, number>;
}

/** The text of a ligature whose meaning the file lost, by its width and what follows; empty for no ligature. */
export function ligatureOf({ glyphs, index, width, widths }: LostGlyph): string {
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
