import { fileText } from '@masar/resume/file-text';

/** With this mark at its start, Excel reads a file as UTF-8, accents included. */
const byteOrderMark = '\uFEFF';

/**
 * Each place where a spreadsheet could begin a cell that it runs as a formula, whether it separates cells by
 * commas, semicolons or tabs. An apostrophe there makes the cell text.
 */
const RUNS = /(?<=^|[;\t\r\n])(?=[\t\r]|["\s]*[=+\-@＝＋－＠])/gu;
/** Not run as a formula: digits with blanks between them, as in +213 550 12 34 56. */
const TELEPHONE = /^\+\d[\d ()]*$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

export type CsvCell = string | number | null;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = fileText(cell);
  const safe = TELEPHONE.test(text) ? text : text.replaceAll(RUNS, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV file according to RFC 4180, with a byte order mark. Text that a spreadsheet would run as a formula is
 * neutralised. Numbers stay numbers, and so do telephone numbers. Null and a value that is no number become empty
 * cells.
 */
export const csv = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + [columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
