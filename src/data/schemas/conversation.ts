import * as z from 'zod/mini';

/**
 * A conversation as one of the two who hold it sees it: `name` is the other person, `time` the ISO instant of
 * the last message, `unread` how many the other wrote since it was last opened.
 */
export const Conversation = z.object({
  id: z.string(),
  name: z.string(),
  lastMessage: z.string(),
  time: z.string(),
  unread: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** What one of them wrote. `time` is an ISO instant; `self` says that the reader wrote it. */
export const ChatMessage = z.object({
  id: z.string(),
  sender: z.string(),
  text: z.string(),
  time: z.string(),
  self: z.boolean(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
