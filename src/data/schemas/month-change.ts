import * as z from 'zod/mini';

/** A figure of a month, YYYY-MM, and of the month before: what came in it, or what stood at its end. */
export const MonthChange = z.object({ month: z.string(), now: z.number(), before: z.number() });
export type MonthChange = z.infer<typeof MonthChange>;
