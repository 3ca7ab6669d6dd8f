/** The most letters that a cell of an Excel workbook holds: Excel specifications and limits. */
const cellLimit = 32_767;
/** The most letters of a name or a sentence on paper. */
const lineLimit = 300;

/**
 * Characters that draw nothing, but end, hide or reverse the text around them: controls, direction overrides,
 * lone surrogates.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/gu;

const cut = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit - 1)}…` : text;

/** A text that a file can hold: at most as long as a cell, without characters that are no text and could do harm. */
export const fileText = (text: string): string => cut(text, cellLimit).replaceAll(UNSEEN, '');

/** The text on one line, of at most `limit` letters. */
export const fileLine = (text: string, limit = lineLimit): string =>
  cut(text.replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim(), limit).replaceAll(UNSEEN, '');

/** A value as a JSON file. Characters that could reverse or end the text around them are escaped. */
export const fileJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(
    UNSEEN,
    (unseen) => String.raw`\u${unseen.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;
