import { messageOf } from '@/machines/failure';
import { Button } from '@/views/shared/ui/Button';
import { announce, onAnnouncement, takeMessages } from '@/views/shared/ui/toast';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';

/** Longer than sonner's four seconds, since whoever takes a deed back has to read what it was first. */
const UNDO_MS = 10_000;

const takeBack = (undo: () => Promise<unknown>) =>
  undo().then(
    () => announce('Undone'),
    (error: unknown) => announce(messageOf(error)),
  );

const show = () => {
  for (const { message, undo } of takeMessages()) {
    toast.custom(
      (id) => (
        <div className="flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm font-semibold text-ink shadow-float">
          <p role="alert" className="wrap-anywhere">
            {message}
          </p>
          {undo !== undefined && (
            <Button
              look="quiet"
              className="ms-auto shrink-0"
              onClick={() => {
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
  return <Toaster position="bottom-right" containerAriaLabel="Alerts" />;
}
