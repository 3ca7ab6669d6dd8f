import type { Workspace } from '@/data/port/workspace';
import type { AttendanceCheck, AttendanceRow } from '@/data/schemas/attendance';
import {
  fileTooLarge,
  largestAttendanceFile,
  readAttendance,
} from '@/intelligence/attendance/read';
import { fromPromise } from 'xstate';

/** Reads an attendance file in the page. Rejects with the reason for the person. */
const readFile = fromPromise<AttendanceRow[], File>(async ({ input: file }) => {
  if (file.size > largestAttendanceFile) throw fileTooLarge();
  return readAttendance(new Uint8Array(await file.arrayBuffer()));
});

/** What the import of an attendance file asks of the page and of the world. */
export const attendanceActors = ({ workRecords }: Workspace) => ({
  readFile,
  checkRows: fromPromise<AttendanceCheck, AttendanceRow[]>(({ input }) => workRecords.check(input)),
  importRows: fromPromise<AttendanceCheck, { rows: AttendanceRow[]; key: string }>(
    ({ input: { rows, key } }) => workRecords.importRows(rows, { key }),
  ),
});
