import { textFile } from './files';
import type { TaskRow } from './task-rows';

/** Days before today, or 'w2' for the second working day before it. */
type Days = number | `w${number}`;

interface Row extends Omit<TaskRow, 'due' | 'done' | 'evaluated' | 'comments' | 'attachments'> {
  due: Days;
  done?: Days;
  evaluated?: [daysAgo: Days, score: number];
  comments?: [who: string, daysAgo: Days, message: string][];
  attachments?: { name: string; lines: string[] }[];
}

/**
 * The tasks of the demo team manager's team: of 20, 12 are completed, 5 in progress and 3 pending.
 * @param workday days from today back to the nth working day before it.
 */
export function engineeringTasks(rows: unknown, workday: (nth: number) => number): TaskRow[] {
  const days = (when: Days) => (typeof when === 'number' ? when : workday(Number(when.slice(1))));
  return (rows as Row[]).map(({ due, done, evaluated, comments, attachments, ...row }) => ({
    ...row,
    due: days(due),
    ...(done !== undefined && { done: days(done) }),
    ...(evaluated && { evaluated: [days(evaluated[0]), evaluated[1]] }),
    ...(comments && {
      comments: comments.map(([who, when, message]) => [who, days(when), message]),
    }),
    ...(attachments && {
      attachments: attachments.map(({ name, lines }) => textFile(name, lines)),
    }),
  }));
}
