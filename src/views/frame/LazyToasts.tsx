import { onAnnouncement, someMessageWaits } from '@/views/shared/ui/toast';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const Toasts = lazy(() => import('./Toasts'));

/** Loads the toasts when the first announcement is made. */
export function LazyToasts() {
  const waits = useSyncExternalStore(onAnnouncement, someMessageWaits);
  const [wanted, want] = useState(waits);
  if (waits && !wanted) want(true);
  return (
    wanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
