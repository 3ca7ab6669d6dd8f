import { newId } from '@/data/new-id';
import type { Sent } from '@/data/port/calls';

/** What is told once, and what takes back the deed that it tells of, where that can be taken back. */
interface Announcement {
  message: string;
  undo?: (() => Promise<unknown>) | undefined;
}

const waiting: Announcement[] = [];
let announced = 0;
const listeners = new Set<() => void>();

/**
 * Announces a message in a toast whose role is alert and whose text is exactly `message`. The code of the toasts
 * loads with the first message. Messages wait until it is there.
 * @param undo what the button 'Undo' beside it does; rejects with a sentence for the person.
 */
export function announce(message: string, undo?: (sent: Sent) => Promise<unknown>): void {
  const sent = { key: newId() };
  waiting.push({ message, undo: undo && (() => undo(sent)) });
  announced += 1;
  for (const listener of listeners) listener();
}

/** Calls back at every announcement. Returns a function that stops this. */
export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many messages were announced in this page. */
export const announcements = () => announced;

/** Hands over the messages that wait. */
export const takeMessages = () => waiting.splice(0);
