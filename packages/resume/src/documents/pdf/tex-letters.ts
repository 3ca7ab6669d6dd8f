/**
 * What TeX's two text encodings have at codes that mean something else everywhere. The parser takes these codes for
 * characters. 0x88 is a bullet in TeX's font of signs, and hardly ever the letter 'Ĺ'.
 */
const TEX_LETTERS = new Map<number, string>([
  ...['ff', 'fi', 'fl', 'ffi', 'ffl', '“', '”'].map((text, at) => [0x0b + at, text] as const),
  [0x15, '–'],
  [0x16, '—'],
  ...['ff', 'fi', 'fl', 'ffi', 'ffl'].map((text, at) => [0x1b + at, text] as const),
  ...Array.from(
    'ĂĄĆČĎĚĘĞ•ĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£',
    (letter, at) => [0x80 + at, letter] as const,
  ),
  [0xd7, 'Œ'],
  [0xf7, 'œ'],
  [0xff, 'ß'],
]);

/** A letter by its code, and the program that draws it. */
interface DrawnGlyph {
  originalCharCode?: number;
  operatorListId?: string;
}

/** The text of a letter that TeX drew as a picture of dots. Its programs call the letter of code 27 `a27`, which tells nobody what it is. */
export const texLetterOf = (glyph: DrawnGlyph): string | undefined =>
  glyph.operatorListId === `a${String(glyph.originalCharCode)}`
    ? TEX_LETTERS.get(glyph.originalCharCode ?? 0)
    : undefined;

/** Whether a font's programs are called so: TeX drew its letters. */
export const isDrawnByTex = (programs: Record<string, unknown> | undefined): boolean =>
  Object.keys(programs ?? {}).some((name) => /^a\d+$/.test(name));
