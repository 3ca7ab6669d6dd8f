import * as z from 'zod/mini';
import { checkAttendance } from '@/intelligence/attendance/check';
import { fresh } from '@/machines/step';
import { workRecordLifecycle } from '@/machines/work-record/lifecycle';
import type { Answers } from '../port/answers';
import { type AttendanceCheck, AttendanceRow, mostAttendanceRows } from '../schemas/attendance';
import { companyOf } from './company';
import { parsed } from './draft';
import { namesIn } from './names';
import type { Reads } from './store';
import { type Asking, once, take, takeIn } from './take';

const life = {
  kind: 'work',
  called: 'work record',
  lifecycle: workRecordLifecycle,
  beginsWithAnyStep: true,
} as const;

const Rows = z
  .array(AttendanceRow)
  .check(z.maxLength(mostAttendanceRows, `A file may have ${mostAttendanceRows} rows at most.`));

/** The records of the employees' work, which HR keeps. */
export function createWorkRecords(asking: Asking): Answers['workRecords'] {
  const { store } = asking;
  const company = companyOf(asking);
  const check = async (reads: Reads, rows: AttendanceRow[]): Promise<AttendanceCheck> => {
    const [users, records] = await Promise.all([reads.all('user'), reads.all('work')]);
    const kept = new Map(records.map((record) => [record.employeeId, record]));
    return checkAttendance(parsed(Rows, rows), {
      users,
      recordOf: (id) => kept.get(id),
      today: company.today(),
    });
  };
  return {
    async get(employeeId) {
      const [{ id }, record] = await Promise.all([
        company.user(employeeId),
        store.get('work', employeeId),
      ]);
      if (record === undefined) return fresh(workRecordLifecycle, { id });
      return (await namesIn(store, [record])).told(record);
    },

    send: (employeeId, command, sent) =>
      take(
        asking,
        life,
        employeeId,
        async (reads) => {
          await company.user(employeeId, reads);
          return command;
        },
        sent,
      ),

    check: (rows) => check(store, rows),

    importRows: (rows, sent = {}) =>
      once(asking, sent, async (transaction, by) => {
        const checked = await check(transaction, rows);
        for (const { employeeId, month } of checked.accepted) {
          const command = { type: 'workRecord.enterMonth', month, imported: true };
          await takeIn(asking, { transaction, by }, life, employeeId, command);
        }
        return checked;
      }),
  };
}
