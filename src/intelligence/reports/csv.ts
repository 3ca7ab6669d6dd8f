/** Excel reads a file as UTF-8, accents included, when it starts with this mark. */
const byteOrderMark = '\uFEFF';

/** A cell that starts so could run as a formula in a spreadsheet; an apostrophe makes it text. */
const RUNS = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

export type CsvCell = string | number | null;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const safe = RUNS.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV file after RFC 4180, with a byte order mark. Text that a spreadsheet would run as a formula is
 * neutralised; numbers stay numbers; null and what is not a number are empty.
 */
export const csv = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + [columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
