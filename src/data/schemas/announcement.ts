import * as z from 'zod/mini';

/** A message to everyone in the company. `date` is a day. */
export const Announcement = z.object({ id: z.string(), message: z.string(), date: z.string() });
export type Announcement = z.infer<typeof Announcement>;
