import type { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/workspace';
import { conversationsMachine } from '@/machines/conversations/conversations.machine';
import { messageDesk } from '@/views/messages/desk';
import { MessagesView } from '@/views/messages/MessagesView';
import { conversationsQuery } from '@/views/messages/queries';
import { watchPlace } from '@/views/messages/watch-place';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before this one in the tab's history shows the list that this chat was chosen from. */
    fromList?: true;
  }
}

interface Reader {
  workspace: Workspace;
  queryClient: QueryClient;
  user: SessionUser;
}

/** Reads a person's conversations; ones that changed are read again. */
export const loadConversations = ({ workspace, queryClient, user }: Reader) =>
  queryClient.fetchQuery(conversationsQuery(workspace, user.email));

/** Messages, for the role whose route shows it. The chosen conversation stands in the URL. */
export function MessagesScreen({ workspace, queryClient, user }: Reader) {
  const router = useRouter();
  const [desk] = useState(() => messageDesk(workspace, queryClient, user.email));
  const [machine] = useState(() =>
    conversationsMachine.provide({ actors: { watchPlace: watchPlace(router) } }),
  );
  const panes = useActorRef(machine);
  const choose = (conversation: string) => {
    const isAlone = panes.getSnapshot().matches('narrow');
    void router.navigate({
      to: '.',
      search: { conversation },
      replace: !isAlone,
      ...(isAlone && { state: { fromList: true } }),
    });
  };
  const back = () => {
    if (router.state.location.state.fromList === true) router.history.back();
    else void router.navigate({ to: '.', search: {}, replace: true });
  };
  return (
    <MessagesView
      panes={panes}
      conversations={useSuspenseQuery(conversationsQuery(workspace, user.email)).data}
      desk={desk}
      onChoose={choose}
      onBack={back}
    />
  );
}
