import type { MessagesSearch } from '@/data/schemas/search';
import type { Workspace } from '@/data/port/workspace';
import type { conversationsMachine } from '@/machines/conversations/conversations.machine';
import { useSearchChange } from '@/views/shared/steps';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { classes } from '@/views/shared/ui/classes';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { useDrafts } from '@/views/shared/use-drafts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ChatPane } from './ChatPane';
import { ConversationList } from './ConversationList';
import { AnnouncementsButton, NewMessage } from './NewMessage';
import { conversationQuery, conversationsQuery } from './queries';
import { useArrival } from './use-arrival';

/** The conversations and the open one: side by side on a wide screen, one at a time on a narrow one. */
export function MessagesView({
  panes,
  workspace,
  search,
}: {
  panes: ActorRefFrom<typeof conversationsMachine>;
  workspace: Workspace;
  search: MessagesSearch;
}) {
  const onSearch = useSearchChange<MessagesSearch>();
  const { data: page } = useSuspenseQuery(conversationsQuery(workspace, useDeferredValue(search)));
  const drafts = useDrafts();
  const arrival = useArrival();
  const isUnavailable = useSelector(panes, (snapshot) => snapshot.matches('unavailable'));
  const hasList = useSelector(panes, (snapshot) => snapshot.hasTag('list'));
  const hasChat = useSelector(panes, (snapshot) => snapshot.hasTag('chat'));
  const chosen = useSelector(panes, ({ context }) => context.chosen);
  const open = hasChat ? (chosen ?? page.rows[0]?.id ?? null) : null;
  const listed = page.rows.find(({ id }) => id === open);
  const { data: unlisted } = useQuery({
    ...conversationQuery(workspace, open ?? ''),
    enabled: open !== null && listed === undefined,
  });
  const name = (listed ?? unlisted)?.name ?? 'somebody else';
  const choose = (id: string) => {
    if (!hasChat) arrival.expect('chat');
    onSearch({ conversation: id });
  };
  const back = () => {
    if (open !== null) arrival.expect(open);
    onSearch({ conversation: undefined });
  };
  if (isUnavailable) {
    return (
      <Screen>
        <div role="alert">
          <EmptyState message="Your messages could not be shown.">
            <Button onClick={() => panes.send({ type: 'conversations.retry' })}>Try again</Button>
          </EmptyState>
        </div>
      </Screen>
    );
  }
  const write = () => onSearch({ dialog: 'new' });
  const newMessage = (
    <NewMessage search={search} onOpen={() => !hasChat && arrival.expect('chat')} />
  );
  if (page.total === 0 && open === null) {
    return (
      <Screen actions={<AnnouncementsButton />}>
        <EmptyState
          message="No conversations yet."
          hint="Your conversations with people in the company are listed here. Write to somebody first."
        >
          <Button look="primary" onClick={write}>
            Write to a colleague
          </Button>
        </EmptyState>
        {newMessage}
      </Screen>
    );
  }
  return (
    // The height of the window but for the header and the margins.
    <div className="flex h-[calc(100dvh-6rem)] flex-col md:h-[calc(100dvh-7rem)]">
      <Screen
        actions={
          <div className="flex flex-wrap gap-2">
            <AnnouncementsButton />
            <Button look="primary" onClick={write}>
              New message
            </Button>
          </div>
        }
      >
        <LeaveGuard
          when={drafts.someIsWritten}
          title="Leave without sending your message?"
          message="What you wrote is not sent yet, and will be lost."
        />
        <div
          className={classes(
            'grid min-h-96 flex-1 rounded-lg border border-line bg-surface',
            hasList && hasChat
              ? 'grid-cols-[min(20rem,45%)_minmax(0,1fr)] divide-x divide-line'
              : 'grid-cols-[minmax(0,1fr)]',
          )}
        >
          {hasList && (
            <ConversationList
              page={page}
              open={open}
              arrival={arrival}
              onChoose={choose}
              onMore={(rows) => onSearch({ rows })}
            />
          )}
          {open !== null && (
            <ChatPane
              key={open}
              id={open}
              name={name}
              workspace={workspace}
              draft={drafts.draftOf(open)}
              onDraft={(text) => drafts.write(open, text)}
              heading={
                <div className="flex items-center gap-2 border-b border-line p-3">
                  {!hasList && <Button onClick={back}>Back</Button>}
                  <h2
                    ref={arrival.at('chat')}
                    tabIndex={-1}
                    className="min-w-0 font-semibold wrap-anywhere"
                  >
                    {name}
                  </h2>
                </div>
              }
            />
          )}
        </div>
        {newMessage}
      </Screen>
    </div>
  );
}
