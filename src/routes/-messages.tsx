import { conversationsMachine } from '@/machines/conversations/conversations.machine';
import { MessagesView } from '@/views/messages/MessagesView';
import { conversationsQuery } from '@/views/messages/queries';
import type { AskedWorld } from '@/actors/asked-world';
import { useSignedIn } from '@/views/shared/signed-in';
import { watchPlace } from '@/actors/watch-place';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';

/** Reads a person's conversations; ones that changed are read again. */
export const loadConversations = ({ workspace, queryClient }: AskedWorld) =>
  queryClient.fetchQuery(conversationsQuery(workspace));

/** Messages, for the role whose route shows it. The chosen conversation stands in the URL. */
export function MessagesScreen() {
  const { workspace } = useSignedIn();
  const router = useRouter();
  const panes = useActorRef(
    conversationsMachine.provide({ actors: { watchPlace: watchPlace(router) } }),
  );
  return (
    <MessagesView
      panes={panes}
      conversations={useSuspenseQuery(conversationsQuery(workspace)).data}
      workspace={workspace}
    />
  );
}
