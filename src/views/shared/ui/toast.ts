const waiting: string[] = [];
let announced = 0;
const listeners = new Set<() => void>();

/**
 * Announces a message in a toast whose role is alert and whose text is exactly `message`. The code of the toasts
 * loads with the first message. Messages wait until it is there.
 */
export function announce(message: string): void {
  waiting.push(message);
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
