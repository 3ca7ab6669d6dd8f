import { onAnnouncement, somethingWasAnnounced } from '@/views/shared/ui/toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toasts = lazy(() => import('./Toasts'));

/** Loads the toasts when the first announcement is made. */
export function LazyToasts() {
  const wanted = useSyncExternalStore(onAnnouncement, somethingWasAnnounced);
  return (
    wanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
