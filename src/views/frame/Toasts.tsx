import { onAnnouncement, takeMessages } from '@/views/shared/ui/toast';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';

const show = () => {
  for (const message of takeMessages()) {
    toast.custom(() => (
      <div
        role="alert"
        className="rounded-lg border border-line bg-surface px-4 py-3 text-sm font-semibold text-ink shadow-float"
      >
        {message}
      </div>
    ));
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
