import type { Workspace } from '@/data/port/workspace';
import { chatMachine } from '@/machines/conversations/chat.machine';
import { MessageBox } from '@/views/shared/MessageBox';
import { PendingView } from '@/views/shared/PendingView';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { fromPromise } from 'xstate';
import { messagesAtOnce, messagesQuery } from './queries';
import { MessageLog } from './MessageLog';

interface ChatPaneProps {
  id: string;
  name: string;
  workspace: Workspace;
  draft: string;
  onDraft: (draft: string) => void;
}

/** One open conversation: its messages, and the box for a new one. `heading` stands above. */
export function ChatPane({ heading, ...chat }: ChatPaneProps & { heading: ReactNode }) {
  const { id, name, workspace } = chat;
  const queryClient = useQueryClient();
  const opening = useActorRef(
    chatMachine.provide({
      actors: {
        loadMessages: fromPromise(async () => {
          const messages = messagesQuery(workspace, id, messagesAtOnce);
          // Without this, a retry would wait for a request that never answered.
          await queryClient.cancelQueries(messages);
          await queryClient.fetchQuery(messages);
        }),
        markRead: fromPromise(() => workspace.conversations.markRead(id)),
      },
    }),
  );
  const isShown = useSelector(opening, (snapshot) => snapshot.hasTag('shown'));
  const failure = useSelector(opening, ({ context }) => context.failure);
  return (
    <section aria-label={`Conversation with ${name}`} className="flex min-h-0 flex-col">
      {heading}
      {isShown ? (
        <Chat {...chat} />
      ) : failure === null ? (
        <PendingView />
      ) : (
        <div role="alert">
          <EmptyState message={failure}>
            <Button ref={handingFocusOn} onClick={() => opening.send({ type: 'chat.retry' })}>
              Try again
            </Button>
          </EmptyState>
        </div>
      )}
    </section>
  );
}

function Chat({ id, name, workspace, draft, onDraft }: ChatPaneProps) {
  const [size, setSize] = useState(messagesAtOnce);
  const { data: page } = useSuspenseQuery(messagesQuery(workspace, id, useDeferredValue(size)));
  return (
    <>
      <MessageLog
        name={name}
        page={page}
        onEarlier={() => setSize(page.rows.length + messagesAtOnce)}
      />
      <div className="border-t border-line p-3">
        <MessageBox
          label="Message"
          draft={draft}
          onDraft={onDraft}
          onSend={(text, sent) => workspace.conversations.send(id, text, sent)}
          refused={null}
        />
      </div>
    </>
  );
}
