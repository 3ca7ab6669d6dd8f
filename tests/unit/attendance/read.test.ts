import type { AttendanceRow } from '@/data/schemas/attendance';
import { attendanceTemplate, readAttendance } from '@/intelligence/attendance/read';
import { expect, test } from 'vitest';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readAttendance(bytesOf(text));
const row = (number: number, ...cells: string[]): AttendanceRow => {
  const [email = '', month = '', absenceDays = '', overtimeHours = '', satisfaction = ''] = cells;
  return { row: number, email, month, absenceDays, overtimeHours, satisfaction };
};
const header = 'Email,Month,Absence days,Overtime hours,Satisfaction';

test.each([
  ['commas', `${header}\nk@x.dz,2026-10,1,4.5,4\n`, '4.5'],
  ['Windows line ends', `${header}\r\nk@x.dz,2026-10,1,4.5,4\r\n`, '4.5'],
  ['a byte order mark', `\uFEFF${header}\nk@x.dz,2026-10,1,4.5,4`, '4.5'],
  [
    'semicolons and decimal commas',
    `${header.replaceAll(',', ';')}\nk@x.dz;2026-10;1;4,5;4`,
    '4,5',
  ],
  ['quoted fields', `"Email",${header.slice(6)}\n"k@x.dz","2026-10","1","4,5","4"`, '4,5'],
])('a file with %s is read', (_, text, overtime) => {
  expect(read(text)).toEqual([row(2, 'k@x.dz', '2026-10', '1', overtime, '4')]);
});

test('columns are found by their names, and rows keep the numbers that a spreadsheet shows', () => {
  const text =
    'OVERTIME_HOURS,Name,e-mail,month\n\n3,"Kaci,\nAmine",a@x.dz,2026-09\n,,,\n,,k@x.dz\n';
  expect(read(text)).toEqual([row(3, 'a@x.dz', '2026-09', '', '3'), row(5, 'k@x.dz')]);
});

test('a cell longer than the world takes is cut', () => {
  expect(read(`Email,Month\n${'k'.repeat(300)},2026-10`)).toEqual([
    row(2, 'k'.repeat(200), '2026-10'),
  ]);
});

test('the template is a file that can be read', () => {
  expect(attendanceTemplate()).toBe(`\uFEFF${header}\r\nname@example.com,2026-10,1,4.5,4\r\n`);
  expect(read(attendanceTemplate())).toEqual([
    row(2, 'name@example.com', '2026-10', '1', '4.5', '4'),
  ]);
});

const notText = 'This is no text in UTF-8. Save the table as “CSV UTF-8” and choose that file.';

test.each([
  ['bytes', new Uint8Array([80, 75, 3, 4, 255]), notText],
  ['zeros', new Uint8Array([69, 0, 109, 0]), notText],
  ['nothing', new Uint8Array(), 'The file is empty.'],
  ['blanks', bytesOf('\uFEFF \r\n'), 'The file is empty.'],
  [
    'other columns',
    bytesOf('Name,Salary\nKarim,1'),
    'No column of this file is known. Its first row names the columns Email, Month, Absence days, Overtime hours and Satisfaction.',
  ],
  ['no email', bytesOf('Month,Satisfaction\n2026-10,4'), 'The column “Email” is missing.'],
  ['no month', bytesOf('Email;Satisfaction\nk@x.dz;4'), 'The column “Month” is missing.'],
  ['no rows', bytesOf(`${header}\n\n`), 'The file has columns, but no rows.'],
  [
    'an open quotation mark',
    bytesOf('Email,Month\nk@x.dz,2026-10\n"a@x.dz,2026-10\n'),
    'A quotation mark in row 3 has no end. Please correct it.',
  ],
])('a file with %s is refused with a sentence', (_, bytes, sentence) => {
  expect(() => readAttendance(bytes)).toThrow(sentence);
});
