import * as z from 'zod/mini';
import { FileUrl } from './attachment';
import { Unreadable } from '@masar/resume/schemas';

/** The most files that one run receives. */
const MOST_RECEIVED = 1000;

/** The most candidates that one call measures. */
export const MOST_MEASURED = 20;

/** A file that a candidate comes in. `url` is where it is kept; null in a world that keeps no resumes. */
export const ReceivedFile = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  url: z.nullable(FileUrl),
});
export type ReceivedFile = z.infer<typeof ReceivedFile>;

export const ReceivedFiles = z.array(ReceivedFile).check(z.maxLength(MOST_RECEIVED));

/** What became of a file: it is analysed, or could not be read for a reason; or it held nothing usable. */
export const ItemResult = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('analysed'), reason: z.nullable(Unreadable) }),
  z.object({ stage: z.literal('empty') }),
]);
export type ItemResult = z.infer<typeof ItemResult>;

/** What became of a candidate that was to be measured. An unread one's file is to be read first, where it is kept. */
export const MeasuredItem = z.union([
  ItemResult,
  z.object({ stage: z.literal('unread'), ...ReceivedFile.shape }),
]);
export type MeasuredItem = z.infer<typeof MeasuredItem>;
