import { conversationsChanged } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import type { QueryClient } from '@tanstack/react-query';
import { messagesQuery } from './queries';

/** How a person reads and writes at the Messages screen. */
export interface MessageDesk {
  messages: (id: string) => ReturnType<typeof messagesQuery>;
  load: (id: string) => Promise<void>;
  markRead: (id: string) => Promise<void>;
  send: (id: string, text: string) => Promise<void>;
}

/** A person's desk. What it changes is on the screen when it resolves. */
export function messageDesk(workspace: Workspace, queryClient: QueryClient): MessageDesk {
  const messages = (id: string) => messagesQuery(workspace, id);
  return {
    messages,
    load: async (id) => {
      // A load that never answered would otherwise be waited for again.
      await queryClient.cancelQueries(messages(id));
      await queryClient.fetchQuery(messages(id));
    },
    markRead: async (id) => {
      await workspace.conversations.markRead(id);
      await conversationsChanged(queryClient);
    },
    send: async (id, text) => {
      await workspace.conversations.send(id, text);
      await conversationsChanged(queryClient);
    },
  };
}
