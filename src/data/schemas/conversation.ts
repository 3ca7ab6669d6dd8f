import * as z from 'zod/mini';

/**
 * A conversation as one of its two people sees it. `name` is the other person, `time` the ISO instant of the last
 * message, `unread` the number of the other's messages since this person last opened it.
 */
export const Conversation = z.object({
  id: z.string(),
  name: z.string(),
  lastMessage: z.string(),
  time: z.string(),
  unread: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** A message. `time` is an ISO instant; `self` tells that the reader wrote it. */
export const ChatMessage = z.object({
  id: z.string(),
  sender: z.string(),
  text: z.string(),
  time: z.string(),
  self: z.boolean(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Somebody whom a person can write to. `role` is its label, `conversation` the id of the conversation of the two. */
export const Colleague = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  conversation: z.string(),
});
export type Colleague = z.infer<typeof Colleague>;
