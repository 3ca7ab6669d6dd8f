import type { AttendanceRow } from '@/data/schemas/attendance';
import { checkAttendance } from '@/intelligence/attendance/check';
import { Refused } from '@/data/schemas/refused';
import { expect, test } from 'vitest';
import { aUser, aWorkRecord, people, today } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const karim = aUser();
const amine = aUser({ id: 'u-10', name: 'Amine Kaci', email: 'Amine@Example.com' });
const known = { month: '2026-10', absenceDays: 1, overtimeHours: 5, satisfaction: 4 };
const record = aWorkRecord({ months: [known] });

const row = (number: number, changes: Partial<AttendanceRow> = {}): AttendanceRow => ({
  row: number,
  email: 'karim@example.com',
  month: '2026-10',
  absenceDays: '2',
  overtimeHours: '',
  satisfaction: '',
  ...changes,
});

const check = (rows: AttendanceRow[], users = [karim, amine]) =>
  checkAttendance(rows, {
    users,
    recordOf: (id) => (id === karim.id ? record : undefined),
    today,
  });

test('a row is matched by email, and an empty cell leaves what is on record', () => {
  const rows = [
    row(2, { email: ' KARIM@example.com ', absenceDays: ' 1,5 ' }),
    row(3, { email: 'amine@example.com', month: '9/2026', overtimeHours: '12.25' }),
  ];
  expect(check(rows)).toEqual({
    accepted: [
      {
        source: rows[0],
        employeeId: 'u-09',
        name: 'Karim Haddad',
        month: { ...known, absenceDays: 1.5 },
        replaces: true,
      },
      {
        source: rows[1],
        employeeId: 'u-10',
        name: 'Amine Kaci',
        month: { month: '2026-09', absenceDays: 2, overtimeHours: 12.25, satisfaction: null },
        replaces: false,
      },
    ],
    refused: [],
  });
});

test.each([
  ['2026-9', '2026-09'],
  ['2026-09-30', '2026-09'],
  ['30/09/2026', '2026-09'],
  ['09/30/2026', '2026-09'],
  ['09/09/2026', '2026-09'],
  ['01.09.2026', '2026-09'],
  ['09.2026', '2026-09'],
  ['9/2026', '2026-09'],
  ['Sep-26', '2026-09'],
  ['sept.-26', '2026-09'],
  ['Sep 2026', '2026-09'],
  ['septembre 2026', '2026-09'],
  ['2026 September', '2026-09'],
  ['1-Sep-26', '2026-09'],
  ['1 Sep 2026', '2026-09'],
  ['Sep 1, 2026', '2026-09'],
  ['أيلول 2026', '2026-09'],
  ['تشرين الأول 2025', '2025-10'],
])('the month may be written as %s', (month, as) => {
  expect(check([row(2, { month })]).accepted.map((one) => one.month.month)).toEqual([as]);
});

test.each<[changes: Partial<AttendanceRow>, reason: string]>([
  [{ email: ' ' }, 'The email is missing'],
  [{ email: 'nobody@example.com' }, 'Nobody in the company has this email'],
  [{ month: '' }, 'The month is missing or not like 2026-10'],
  [{ month: '2026-13' }, 'The month is missing or not like 2026-10'],
  [{ month: 'Septober 2026' }, 'The month is missing or not like 2026-10'],
  [{ month: 'Oct' }, 'The month is missing or not like 2026-10'],
  [{ month: '13/13/2026' }, 'The month is missing or not like 2026-10'],
  [{ month: 'Oct-26-26-26' }, 'The month is missing or not like 2026-10'],
  [{ month: '01/10/2026' }, 'This may be more than one month. Write it like 2026-10'],
  [{ month: '10/26' }, 'This may be more than one month. Write it like 2026-10'],
  [{ month: '26-Oct' }, 'This may be more than one month. Write it like 2026-10'],
  [{ month: '2026-12' }, 'This month has not begun yet'],
  [{ absenceDays: '' }, 'No figure is given'],
  [{ absenceDays: 'two' }, 'Absence days: Enter a number of days from 0 to 31'],
  [{ absenceDays: '1e1' }, 'Absence days: Enter a number of days from 0 to 31'],
  [{ absenceDays: '-1' }, 'Absence days: Enter a number of days from 0 to 31'],
  [{ overtimeHours: '301' }, 'Overtime hours: Enter a number of hours from 0 to 300'],
  [{ satisfaction: '0' }, 'Satisfaction: Enter a number from 1 to 5'],
])('%j is refused', (changes, reason) => {
  const email = changes.email ?? 'karim@example.com';
  expect(check([row(7, changes)])).toEqual({
    accepted: [],
    refused: [{ row: 7, email, reason }],
  });
});

test('the same person and month twice counts once, and an email of several people counts for none', () => {
  const rows = [row(2), row(3, { email: 'Karim@example.com' }), row(4, { month: '2026-09' })];
  const { accepted, refused } = check(rows);
  expect(accepted.map(({ source }) => source.row)).toEqual([2, 4]);
  expect(refused).toEqual([
    { row: 3, email: 'Karim@example.com', reason: 'The same person and month as in row 2' },
  ]);
  const twins = [karim, aUser({ id: 'u-77' })];
  expect(check([row(2)], twins).refused.map(({ reason }) => reason)).toEqual([
    'Several people have this email',
  ]);
});

test('an import enters every row that can be entered, once, and its months count at once', async () => {
  const { by, read } = aWorld({
    users: async () => [karim, amine],
    workRecords: async () => [record],
  });
  const { workRecords, performance } = by(people.hr);
  const rows = [
    row(2),
    row(3, { email: 'amine@example.com' }),
    row(4, { email: 'who@example.com' }),
  ];
  const checked = await workRecords.check(rows);
  expect(await workRecords.importRows(rows, { key: 'k' })).toEqual(checked);
  expect(await workRecords.importRows(rows, { key: 'k' })).toEqual(checked);
  expect(checked.refused.map((one) => one.row)).toEqual([4]);
  const [kept, begun] = await Promise.all([read('work', 'u-09'), read('work', 'u-10')]);
  expect([kept.months, begun.months]).toEqual([
    [{ ...known, absenceDays: 2 }],
    [{ month: '2026-10', absenceDays: 2, overtimeHours: null, satisfaction: null }],
  ]);
  expect([kept, begun].map(({ history }) => history.map(({ action }) => action))).toEqual([
    ['Attendance of Oct 2026 imported'],
    ['Attendance of Oct 2026 imported'],
  ]);
  expect((await performance.of('u-10')).employeeId).toBe('u-10');
});

test('a file of more rows than an import takes is refused', async () => {
  const rows = Array.from({ length: 2001 }, (_, index) => row(index + 2));
  const asked = aWorld().by(people.hr).workRecords.check(rows);
  await expect(asked).rejects.toThrow(Refused);
  await expect(asked).rejects.toThrow('A file may have 2000 rows at most.');
});
