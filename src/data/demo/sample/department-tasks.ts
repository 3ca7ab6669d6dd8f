import type { TaskRow } from './task-rows';

type Row = [
  to: string,
  title: string,
  description: string,
  estimated: number,
  spent: number,
  /** Days ago it was done; null for an active task. */
  done: number | null,
  /** Days after the deadline for a done task, days until it for an active one. */
  days: number,
  score?: number,
  errors?: 'errors',
];

/** Days that a task of these teams is open before its deadline. */
const LEAD_DAYS = 14;

/** The tasks of the Sales, Finance and Operations teams. */
export const departmentTasks = (rows: unknown): TaskRow[] =>
  (rows as Row[]).map(
    ([to, title, description, estimated, spent, done, days, score, errors], index) => {
      const due = done === null ? -days : done + days;
      const row: TaskRow = {
        id: `t-${201 + index}`,
        title,
        description,
        to: [to],
        created: Math.max(due, 0) + LEAD_DAYS,
        due,
        estimated,
        spent,
        errors: errors !== undefined,
      };
      if (done === null) return row;
      return { ...row, done, ...(score === undefined ? {} : { evaluated: [done - 2, score] }) };
    },
  );
