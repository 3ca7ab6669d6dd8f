import { fileText } from './file-text';

/** Excel reads a file as UTF-8, accents included, when it starts with this mark. */
const byteOrderMark = '\uFEFF';

/**
 * Where a cell could begin that a spreadsheet runs as a formula, whether it parts cells at commas, semicolons
 * or tabs: an apostrophe there makes it text.
 */
const RUNS = /(?<=^|[;\t\r\n])(?=[\t\r]|["\s]*[=+\-@＝＋－＠])/gu;
/** Not run: digits apart, as in +213 550 12 34 56, are no formula. */
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
 * A CSV file after RFC 4180, with a byte order mark. Text that a spreadsheet would run as a formula is
 * neutralised; numbers stay numbers, telephone numbers too; null and what is not a number are empty.
 */
export const csv = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + [columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
