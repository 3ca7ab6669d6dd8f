import type { Workspace } from '@/data/workspace';
import { conversationsKey } from '@/actors/asked-world';
import { queryOptions } from '@tanstack/react-query';

/** A person's conversations, the one written in last first. */
export const conversationsQuery = (workspace: Workspace, email: string) =>
  queryOptions({
    queryKey: [...conversationsKey, email],
    queryFn: () => workspace.conversations.list(email),
  });

/** What was said in a conversation, as that person sees it. */
export const messagesQuery = (workspace: Workspace, email: string, id: string) =>
  queryOptions({
    queryKey: [...conversationsKey, email, id],
    queryFn: () => workspace.conversations.messages(id, email),
  });
