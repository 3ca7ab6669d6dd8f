import type { ShownGlyph } from './fonts';

/** What TeX's two text encodings have at codes that mean something else everywhere. The parser takes these codes for characters. */
const TEX_LETTERS = new Map<number, string>([
  ...['ff', 'fi', 'fl', 'ffi', 'ffl', '“', '”'].map((text, at) => [0x0b + at, text] as const),
  [0x15, '–'],
  [0x16, '—'],
  ...['ff', 'fi', 'fl', 'ffi', 'ffl'].map((text, at) => [0x1b + at, text] as const),
  [0xd7, 'Œ'],
  [0xf7, 'œ'],
]);

/** The text of a letter that TeX drew as a picture of dots. Its programs call the letter of code 27 `a27`, which tells nobody what it is. */
export const texLetterOf = (glyph: ShownGlyph): string | undefined =>
  glyph.operatorListId === `a${String(glyph.originalCharCode)}`
    ? TEX_LETTERS.get(glyph.originalCharCode ?? 0)
    : undefined;
