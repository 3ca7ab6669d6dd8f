import type { Workspace } from '@/data/port/workspace';
import { conversationsMachine } from '@/machines/conversations/conversations.machine';
import { messageDesk } from '@/views/messages/desk';
import { MessagesView } from '@/views/messages/MessagesView';
import { conversationsQuery } from '@/views/messages/queries';
import { watchPlace } from '@/actors/watch-place';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';

interface Reader {
  workspace: Workspace;
  queryClient: QueryClient;
}

/** Reads a person's conversations; ones that changed are read again. */
export const loadConversations = ({ workspace, queryClient }: Reader) =>
  queryClient.fetchQuery(conversationsQuery(workspace));

/** Messages, for the role whose route shows it. The chosen conversation stands in the URL. */
export function MessagesScreen({ workspace, queryClient }: Reader) {
  const router = useRouter();
  const panes = useActorRef(
    conversationsMachine.provide({ actors: { watchPlace: watchPlace(router) } }),
  );
  return (
    <MessagesView
      panes={panes}
      conversations={useSuspenseQuery(conversationsQuery(workspace)).data}
      desk={messageDesk(workspace, queryClient)}
    />
  );
}
