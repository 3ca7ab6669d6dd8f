import * as z from 'zod/mini';

/**
 * A step in a record's life: what was done, by whom as it was shown then, and the ISO instant. `byId` is who that
 * was, where somebody did it under their own name. `event` is what the
 * record's chart was sent, who asked included, but for what is large or stands in the record; `from` and `to` are
 * the states that it led from and to, the names from the chart down joined by dots. All three are absent for what
 * came before the first step, and where a record was taken over with its history told only.
 */
export const HistoryEntry = z.object({
  action: z.string(),
  by: z.string(),
  byId: z.optional(z.string()),
  date: z.string(),
  event: z.optional(z.looseObject({ type: z.string() })),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** What every record with a life keeps beside what it holds. */
export type WithHistory = { history: HistoryEntry[] };

/** How often a record was changed: what a person saw of it, to tell whether it changed since. */
export const versionOf = ({ history }: WithHistory): number => history.length;

/** A record but for its history. */
export type WithoutHistory<TRecord> = TRecord extends WithHistory
  ? Omit<TRecord, 'history'>
  : never;
