import * as z from 'zod/mini';
import { WorkMonth } from './work-record';

/** The most rows that one file may have. */
export const mostAttendanceRows = 2000;

/** How many characters a cell may have. */
export const longestCell = 200;

const cell = z.string().check(z.maxLength(longestCell));

/** A row of an attendance file, each cell as it stands there. `row` is its number in the file, from 1. */
export const AttendanceRow = z.object({
  row: z.int(),
  email: cell,
  month: cell,
  absenceDays: cell,
  overtimeHours: cell,
  satisfaction: cell,
});
export type AttendanceRow = z.infer<typeof AttendanceRow>;

/** A row that can be written: the month as it will be kept. `replaces` tells that the month is on record already. */
export const AcceptedRow = z.object({
  source: AttendanceRow,
  employeeId: z.string(),
  name: z.string(),
  month: WorkMonth,
  replaces: z.boolean(),
});
export type AcceptedRow = z.infer<typeof AcceptedRow>;

/** A row that cannot be written, and why. */
const RefusedRow = z.object({ row: z.int(), email: z.string(), reason: z.string() });

/** What becomes of the rows of an attendance file, in its order. */
export const AttendanceCheck = z.object({
  accepted: z.array(AcceptedRow),
  refused: z.array(RefusedRow),
});
export type AttendanceCheck = z.infer<typeof AttendanceCheck>;
