import * as z from 'zod/mini';

/** A file that a link can download. `url` is a path, a data URL or an object URL. */
export const Attachment = z.object({ name: z.string(), url: z.string() });
export type Attachment = z.infer<typeof Attachment>;
