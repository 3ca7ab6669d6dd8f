/** The most letters that a cell of an Excel workbook holds: Excel specifications and limits. */
const cellLimit = 32_767;
/** The most letters of a name or a sentence on paper. */
const lineLimit = 300;

/** What draws nothing but ends, hides or turns the text around it: controls, overrides of direction, half letters. */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/gu;

const cut = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit - 1)}…` : text;

/** A text that a file can hold: as long as a cell at most, without what is no text and could do harm there. */
export const fileText = (text: string): string => cut(text, cellLimit).replaceAll(UNSEEN, '');

/** The same on one line, and of at most `limit` letters. */
export const fileLine = (text: string, limit = lineLimit): string =>
  cut(text.replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim(), limit).replaceAll(UNSEEN, '');

/** A value as a JSON file, in which what could turn or end the text around it stands as its code. */
export const fileJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(
    UNSEEN,
    (unseen) => String.raw`\u${unseen.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;
