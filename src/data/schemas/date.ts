import * as z from 'zod/mini';

/** A day as YYYY-MM-DD. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose a date'));
export type Day = z.infer<typeof Day>;
