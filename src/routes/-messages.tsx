import { type MessagesSearch, messagesSearch } from '@/data/schemas/search';
import { conversationsMachine } from '@/machines/conversations/conversations.machine';
import { MessagesView } from '@/views/messages/MessagesView';
import { conversationsQuery } from '@/views/messages/queries';
import type { AskedWorld } from '@/actors/asked-world';
import { useSignedIn } from '@/views/shared/signed-in';
import { watchPlace } from '@/actors/watch-place';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';

/** Reads a person's conversations. Changed ones are read again. */
export const loadConversations = ({
  context: { workspace, queryClient },
  location,
}: {
  context: AskedWorld;
  location: { search: object };
}) => queryClient.fetchQuery(conversationsQuery(workspace, messagesSearch({ ...location.search })));

/** Messages, for the role whose route shows it. The chosen conversation stands in the URL. */
export function MessagesScreen() {
  const { workspace } = useSignedIn();
  const router = useRouter();
  const search: MessagesSearch = useSearch({ strict: false });
  const panes = useActorRef(
    conversationsMachine.provide({ actors: { watchPlace: watchPlace(router) } }),
  );
  return <MessagesView panes={panes} workspace={workspace} search={search} />;
}
