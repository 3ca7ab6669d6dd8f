import type { Sent } from '@/data/port/calls';
import { MessageText } from '@/data/schemas/message';
import { Button } from '@/views/shared/ui/Button';
import { TextAreaField } from '@/views/shared/ui/Field';
import { useSubmission } from './editing/use-submission';

export interface MessageBoxProps {
  label: string;
  /** The text that is not sent yet. The owner of this state decides how long it is kept. */
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (message: string, sent: Sent) => Promise<unknown>;
  /** Why the text cannot be sent as it stands. */
  refused: string | null;
}

/** A message being written; Enter sends it, Shift and Enter starts a line. A blank one is ignored. */
export function MessageBox({ label, draft, onDraft, onSend, refused }: MessageBoxProps) {
  const { isSaving, failure, submit, edit } = useSubmission(onSend, { onSaved: () => onDraft('') });
  const send = () => {
    const message = MessageText.safeParse(draft);
    if (message.success) submit(message.data);
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="min-w-0 flex-1">
        <TextAreaField
          label={label}
          rows={1}
          className="field-sizing-content max-h-40 min-h-11! fine:min-h-9!"
          value={draft}
          readOnly={isSaving}
          error={failure ?? undefined}
          onChange={({ target }) => {
            if (failure !== null) edit();
            onDraft(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
      </div>
      <Button type="submit" aria-disabled={isSaving} title={refused ?? undefined}>
        {isSaving ? 'Sending...' : failure === null ? 'Send' : 'Try again'}
      </Button>
    </form>
  );
}
