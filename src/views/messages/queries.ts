import type { Workspace } from '@/data/workspace';
import { companyKey } from '@/views/tasks/queries';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Under the company's: the names in it are its people's. */
const conversationsKey = [...companyKey, 'conversations'];

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

/** To be called when something was sent or read; resolves when the screen is up to date. */
export const conversationsChanged = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: conversationsKey });
