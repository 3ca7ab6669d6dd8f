const waiting: string[] = [];
const listeners = new Set<() => void>();

/**
 * Announces a message in a toast whose role is alert and whose text is exactly `message`. The toasts'
 * code is loaded with the first message; what comes meanwhile waits.
 */
export function announce(message: string): void {
  waiting.push(message);
  for (const listener of listeners) listener();
}

/** Calls back at every announcement. Returns the way to stop. */
export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a message waits to be shown. */
export const someMessageWaits = () => waiting.length > 0;

/** Hands over the messages that wait. */
export const takeMessages = () => waiting.splice(0);
