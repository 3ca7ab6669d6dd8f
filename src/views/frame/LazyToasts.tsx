import { lazyPart } from '@/views/shared/lazy-part';
import { onAnnouncement, somethingWasAnnounced } from '@/views/shared/ui/toast';
import { Suspense, useSyncExternalStore } from 'react';

const Toasts = lazyPart(() => import('./Toasts'));

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
