import type { AcceptedRow, AttendanceCheck, AttendanceRow } from '@/data/schemas/attendance';
import type { User } from '@/data/schemas/user';
import { WorkMonth, type WorkRecord } from '@/data/schemas/work-record';
import { monthOf } from '@/machines/calendar';
import { faultOf, wrongIn } from '@/machines/draft';
import { monthIn } from './month';

/** The people and records that rows are checked against, and the present day. */
interface Known {
  users: readonly Pick<User, 'id' | 'name' | 'email'>[];
  recordOf: (employeeId: string) => WorkRecord | undefined;
  today: string;
}

const figures = { absenceDays: null, overtimeHours: null, satisfaction: null };

/** The number of a cell, with a comma or a point. An empty cell is undefined, a text that is no number is NaN. */
const numberIn = (text: string): number | undefined =>
  text === '' ? undefined : /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;

const labels = {
  absenceDays: 'Absence days',
  overtimeHours: 'Overtime hours',
  satisfaction: 'Satisfaction',
} as const;

/** The row as it will be kept, or why it cannot be. An empty cell leaves what is on record. */
function checked(source: AttendanceRow, { users, recordOf, today }: Known): AcceptedRow | string {
  const email = source.email.trim().toLowerCase();
  if (email === '') return 'The email is missing';
  const found = users.filter((user) => user.email.toLowerCase() === email);
  const [person] = found;
  if (person === undefined) return 'Nobody in the company has this email';
  if (found.length > 1) return 'Several people have this email';
  const month = monthIn(source.month.trim());
  if (month === null) return 'This may be more than one month. Write it like 2026-10';
  if (!WorkMonth.shape.month.safeParse(month).success)
    return 'The month is missing or not like 2026-10';
  if (month > monthOf(today)) return 'This month has not begun yet';
  const keys = Object.keys(labels) as (keyof typeof labels)[];
  const given = keys.flatMap((key) => {
    const value = numberIn(source[key].trim());
    return value === undefined ? [] : [[key, value] as const];
  });
  if (given.length === 0) return 'No figure is given';
  const before = recordOf(person.id)?.months.find((one) => one.month === month);
  const next = { ...figures, ...before, ...Object.fromEntries(given), month };
  const { error, data } = WorkMonth.safeParse(next, { error: faultOf });
  if (error !== undefined) {
    const { field, sentence } = wrongIn(error);
    const label = labels[field as keyof typeof labels];
    return `${label}: ${sentence}`;
  }
  return {
    source,
    employeeId: person.id,
    name: person.name,
    month: data,
    replaces: before !== undefined,
  };
}

/**
 * Decides what becomes of the rows of an attendance file. A person is matched by email. A month that a person has
 * twice is taken from the first row.
 */
export function checkAttendance(rows: readonly AttendanceRow[], known: Known): AttendanceCheck {
  const firsts = new Map<string, number>();
  const check: AttendanceCheck = { accepted: [], refused: [] };
  for (const source of rows) {
    const result = checked(source, known);
    const { row, email } = source;
    if (typeof result === 'string') {
      check.refused.push({ row, email, reason: result });
      continue;
    }
    const key = `${result.employeeId} ${result.month.month}`;
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, row);
      check.accepted.push(result);
    } else {
      const reason = `The same person and month as in row ${first}`;
      check.refused.push({ row, email, reason });
    }
  }
  return check;
}
