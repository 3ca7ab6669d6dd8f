import * as z from 'zod/mini';

/** The link to a file that a world keeps: a path, a data URL or an object URL. No other address is followed. */
export const FileUrl = z
  .string()
  .check(z.regex(/^(?:\/(?!\/)|data:|blob:)/, 'Choose a file that was uploaded here.'));

/** A file that a link can download. */
export const Attachment = z.object({ name: z.string(), url: FileUrl });
export type Attachment = z.infer<typeof Attachment>;

/** What a kept file is for. It decides which kinds of files are taken, and who may see one. */
export const fileUses = ['resume', 'contract', 'attachment'] as const;
export type FileUse = (typeof fileUses)[number];
