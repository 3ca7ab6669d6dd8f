import * as z from 'zod/mini';

/**
 * A step in a record's life: what was done, by whom as it is shown, and the ISO instant. `event` is what
 * the record's chart was sent, who asked included, so that replaying a history rebuilds its record; it is
 * absent for what came before the first step, and where a record was taken over with its history told only.
 */
export const HistoryEntry = z.object({
  action: z.string(),
  by: z.string(),
  date: z.string(),
  event: z.optional(z.looseObject({ type: z.string() })),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
