import { messageBoxMachine } from '@/machines/message/message-box.machine';
import { Button } from '@/views/shared/ui/Button';
import { TextAreaField } from '@/views/shared/ui/Field';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

export interface MessageBoxProps {
  label: string;
  /** What is written and not sent; whoever holds it decides how long it lives. */
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (message: string) => Promise<void>;
  /** Why it would not be sent as it stands. */
  refused: string | null;
}

/** A message being written; Enter sends it, Shift and Enter starts a line. */
export function MessageBox({ label, draft, onDraft, onSend, refused }: MessageBoxProps) {
  const [machine] = useState(() =>
    messageBoxMachine.provide({
      actors: {
        sendMessage: fromPromise(async ({ input }) => {
          await onSend(input);
          onDraft('');
        }),
      },
    }),
  );
  const box = useActorRef(machine);
  const failure = useSelector(box, ({ context }) => context.failure);
  const sending = useSelector(box, (snapshot) => snapshot.matches('sending'));
  const submit = () => box.send({ type: 'message.submit', message: draft });
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="min-w-0 flex-1">
        <TextAreaField
          label={label}
          rows={1}
          className="field-sizing-content max-h-40 min-h-11! fine:min-h-9!"
          value={draft}
          readOnly={sending}
          error={failure ?? undefined}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
      </div>
      <Button type="submit" aria-disabled={sending} title={refused ?? undefined}>
        {sending ? 'Sending...' : failure === null ? 'Send' : 'Try again'}
      </Button>
    </form>
  );
}
