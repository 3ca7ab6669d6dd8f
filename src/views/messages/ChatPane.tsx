import { chatMachine } from '@/machines/conversations/chat.machine';
import { MessageBox } from '@/views/shared/MessageBox';
import { PendingView } from '@/views/shared/PendingView';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import type { MessageDesk } from './desk';
import { MessageLog } from './MessageLog';

interface ChatPaneProps {
  id: string;
  name: string;
  desk: MessageDesk;
  draft: string;
  onDraft: (draft: string) => void;
}

/** One conversation, from its opening on: what was said, and the box to say more. `heading` stands above. */
export function ChatPane({ heading, ...chat }: ChatPaneProps & { heading: ReactNode }) {
  const { id, name, desk } = chat;
  const opening = useActorRef(
    chatMachine.provide({
      actors: {
        loadMessages: fromPromise(() => desk.load(id)),
        markRead: fromPromise(() => desk.markRead(id)),
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

function Chat({ id, name, desk, draft, onDraft }: ChatPaneProps) {
  const { data: messages } = useSuspenseQuery(desk.messages(id));
  return (
    <>
      <MessageLog name={name} messages={messages} />
      <div className="border-t border-line p-3">
        <MessageBox
          label="Message"
          draft={draft}
          onDraft={onDraft}
          onSend={(text) => desk.send(id, text)}
          refused={null}
        />
      </div>
    </>
  );
}
