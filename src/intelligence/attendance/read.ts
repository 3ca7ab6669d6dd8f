import { type AttendanceRow, longestCell } from '@/data/schemas/attendance';
import { Refused } from '@/data/schemas/refused';
import Papa from 'papaparse';
import { csv } from '../reports/csv';

/** The largest file that is read, in bytes. */
export const largestAttendanceFile = 10_000_000;

type Field = Exclude<keyof AttendanceRow, 'row'>;

/** The columns of an attendance file by their headers, and the other spellings that are known, in letters only. */
const columns: Record<Field, { header: string; also: readonly string[] }> = {
  email: { header: 'Email', also: ['emailaddress'] },
  month: { header: 'Month', also: [] },
  absenceDays: { header: 'Absence days', also: ['absence', 'absences'] },
  overtimeHours: { header: 'Overtime hours', also: ['overtime'] },
  satisfaction: { header: 'Satisfaction', also: [] },
};
const fields = Object.keys(columns) as Field[];
const required: Field[] = ['email', 'month'];
const headers = Object.values(columns).map(({ header }) => header);
const allHeaders = `${headers.slice(0, -1).join(', ')} and ${headers.at(-1)}`;

/** A file with the columns and one row as an example. */
export const attendanceTemplate = (): string =>
  csv(headers, [['name@example.com', '2026-10', 1, 4.5, 4]]);

const refused = (why: string, sentence: string) =>
  new Refused({ code: `attendanceFile.${why}`, sentence });

export const fileTooLarge = () =>
  refused('tooLarge', 'The file is larger than 10 MB. Please split it.');

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The text of a file in UTF-8, with or without a byte order mark. Throws where it is none. */
function textIn(bytes: Uint8Array): string {
  const notText = 'This is no text in UTF-8. Save the table as “CSV UTF-8” and choose that file.';
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('notText', notText);
  }
  if (text.includes('\0')) throw refused('notText', notText);
  if (text.trim() === '') throw refused('empty', 'The file is empty.');
  return text.replaceAll(/\r\n?/g, '\n');
}

/** The cells, by rows. The header says whether a comma or a semicolon divides them: a figure may have a comma. */
function cellsIn(text: string): string[][] {
  const [header = ''] = text.trimStart().split('\n', 1);
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open !== undefined) {
    const row = (open.row ?? 0) + 1;
    throw refused('openQuotes', `A quotation mark in row ${row} has no end. Please correct it.`);
  }
  return data;
}

/** Where each column stands in the header row. Throws where a column is missing that every row needs. */
function placesIn(header: readonly string[]): Record<Field, number> {
  const names = header.map(lettersOf);
  const placeOf = (field: Field) => {
    const known = [lettersOf(columns[field].header), ...columns[field].also];
    return names.findIndex((name) => known.includes(name));
  };
  const places = Object.fromEntries(fields.map((field) => [field, placeOf(field)])) as Record<
    Field,
    number
  >;
  if (fields.every((field) => places[field] === -1))
    throw refused(
      'noColumns',
      `No column of this file is known. Its first row names the columns ${allHeaders}.`,
    );
  const absent = required.find((field) => places[field] === -1);
  if (absent !== undefined)
    throw refused('noColumn', `The column “${columns[absent].header}” is missing.`);
  return places;
}

/**
 * The rows of an attendance file, numbered as a spreadsheet shows them. Empty rows are left out.
 * @param bytes a CSV file in UTF-8, whose first row names the columns.
 * @throws Refused with a sentence for the person where this is no such file.
 */
export function readAttendance(bytes: Uint8Array): AttendanceRow[] {
  const rows = cellsIn(textIn(bytes)).map((cells, index) => ({ cells, row: index + 1 }));
  const [header, ...filled] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const places = placesIn(header?.cells ?? []);
  if (filled.length === 0) throw refused('noRows', 'The file has columns, but no rows.');
  return filled.map(({ cells, row }) => {
    // No valid cell is that long: the world refuses what is cut.
    const cell = (field: Field) => (cells[places[field]] ?? '').slice(0, longestCell);
    return {
      row,
      email: cell('email'),
      month: cell('month'),
      absenceDays: cell('absenceDays'),
      overtimeHours: cell('overtimeHours'),
      satisfaction: cell('satisfaction'),
    };
  });
}
