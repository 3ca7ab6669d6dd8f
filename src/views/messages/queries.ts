import type { Workspace } from '@/data/port/workspace';
import type { MessagesSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import { queryOptions } from '@tanstack/react-query';

const topics = ['conversation', 'user'] as const;

/** A person's conversations, as many as the URL asks for. The one with the latest message comes first. */
export function conversationsQuery(workspace: Workspace, search: MessagesSearch) {
  const paging = firstRows(search);
  return queryOptions({
    queryKey: ['conversations', paging],
    queryFn: () => workspace.conversations.list(paging),
    meta: { topics },
  });
}

/** How many messages a person has not read, in the conversations that the list shows at first. */
export const unreadQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['unread'],
    queryFn: async () => {
      const { rows } = await workspace.conversations.list(firstRows({}));
      return rows.reduce((sum, { unread }) => sum + unread, 0);
    },
    meta: { topics, standsAside: true },
  });

/** How many people are listed at once to be written to; the search finds the others. */
const peopleAtOnce = 100;

/** The people whom one can write to, narrowed by name or role. */
export const peopleQuery = (workspace: Workspace, text: string) =>
  queryOptions({
    queryKey: ['people', text],
    queryFn: () => workspace.conversations.people(text, { size: peopleAtOnce }),
    meta: { topics },
  });

/** One conversation, as in the list. */
export const conversationQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: () => workspace.conversations.get(id),
    retry: false,
    meta: { topics },
  });

/** How many messages of a conversation are shown at first, and how many 'earlier' adds each time. */
export const messagesAtOnce = 100;

/** The last so many messages of a conversation, as that person sees them. */
export const messagesQuery = (workspace: Workspace, id: string, size: number) =>
  queryOptions({
    queryKey: ['conversation', id, 'messages', size],
    queryFn: () => workspace.conversations.messages(id, { size }),
    meta: { topics },
  });
