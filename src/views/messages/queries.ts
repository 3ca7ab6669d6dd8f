import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** A person's conversations, the one written in last first. */
export const conversationsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['conversations', 'list'],
    queryFn: () => workspace.conversations.list(),
  });

/** What was said in a conversation, as that person sees it. */
export const messagesQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['conversations', id],
    queryFn: () => workspace.conversations.messages(id),
  });
