import { commandMachine } from '@/machines/command/command.machine';
import { Button } from '@/views/shared/ui/Button';
import { announce, onAnnouncement, takeMessages } from '@/views/shared/ui/toast';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { createActor, fromPromise, waitFor } from 'xstate';

/** Longer than sonner's four seconds, since whoever takes a deed back has to read what it was first. */
const UNDO_MS = 10_000;

/** Takes a deed back. Where that failed, it is offered again, under the key that it had. */
async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  const taking = createActor(
    commandMachine.provide({ actors: { perform: fromPromise(undo) } }),
  ).start();
  taking.send({ type: 'command.run', input: null, key: '' });
  const { context } = await waitFor(taking, (snapshot) => !snapshot.matches('running'));
  if (context.failure === null) announce('Undone');
  else announce(`Not undone: ${context.failure}`, undo);
}

const show = () => {
  for (const { message, undo } of takeMessages()) {
    toast.custom(
      (id) => (
        <div className="flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm font-semibold text-ink shadow-float">
          <p id={`said-${id}`} role="alert" className="wrap-anywhere">
            {message}
          </p>
          {undo !== undefined && (
            <Button
              look="quiet"
              aria-describedby={`said-${id}`}
              className="ms-auto shrink-0"
              onClick={({ currentTarget }) => {
                // Sonner then hands the focus back to what had it before the toast.
                currentTarget.blur();
                toast.dismiss(id);
                void takeBack(undo);
              }}
            >
              Undo
            </Button>
          )}
        </div>
      ),
      undo === undefined ? undefined : { duration: UNDO_MS },
    );
  }
};

/** Where announcements appear. */
export default function Toasts() {
  useEffect(() => {
    show();
    return onAnnouncement(show);
  }, []);
  return <Toaster expand position="bottom-right" containerAriaLabel="Alerts" />;
}
