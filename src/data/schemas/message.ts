import * as z from 'zod/mini';

/** A text for others: trimmed, and not blank. @param lacks the message for a blank one. */
export const writtenText = (lacks: string) => z.string().check(z.trim(), z.minLength(1, lacks));

/** What a person may send as a message. */
export const MessageText = writtenText('Write a message first');
