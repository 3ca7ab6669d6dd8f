import * as z from 'zod/mini';
import { HistoryEntry } from './history';

const notificationTypes = [
  'task',
  'review',
  'reminder',
  'evaluation',
  'message',
  'stats',
  'payment',
  'user',
  'settings',
  'alert',
] as const;

/** A line under the bell. `time` is relative text, as the specification's samples have it. */
export const Notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  message: z.string(),
  time: z.string(),
  status: z.enum(['unread', 'read']),
  history: z.array(HistoryEntry),
});
export type Notification = z.infer<typeof Notification>;
