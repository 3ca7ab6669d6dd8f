import * as z from 'zod/mini';

/**
 * A step in a record's life: what was done, under whose name it was shown then, and the ISO instant. `byId` is
 * the id of that person, where somebody did it under their own name. `event` is the event sent to the record's
 * chart, with who asked, but without data that is large or stands in the record. `from` and `to` are the states
 * before and after, as names from the chart down, joined by dots. All three are absent for what happened before
 * the first step, and where a record was taken over with only the text of its history.
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

/** The history that every record with a lifecycle keeps. */
export type WithHistory = { history: HistoryEntry[] };

/** A record's version: how often it was changed. It tells whether the record changed since a person saw it. */
export const versionOf = ({ history }: WithHistory): number => history.length;

/** A record without its history. */
export type WithoutHistory<TRecord> = TRecord extends WithHistory
  ? Omit<TRecord, 'history'>
  : never;
