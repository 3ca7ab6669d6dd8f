import type { KeptConversation } from '../../authority/store';

/**
 * A conversation: the ids of two people, how many messages each has not read, and who wrote what, how many
 * minutes ago.
 */
interface Row {
  between: [string, string];
  unread: Record<string, number>;
  messages: [from: string, minutesAgo: number, text: string][];
}

const minute = 60_000;

/** The conversations of the company's people. @param now what the messages are dated by. */
export const conversationsAt = (now: Date, rows: unknown): KeptConversation[] =>
  (rows as Row[]).map(({ between, unread, messages }, index) => ({
    id: `c-${index + 1}`,
    between,
    unread,
    messages: messages.map(([from, minutesAgo, text], place) => ({
      id: `c-${index + 1}-${place + 1}`,
      from,
      text,
      time: new Date(now.getTime() - minutesAgo * minute).toISOString(),
    })),
  }));
