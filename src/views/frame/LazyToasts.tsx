import { askAgain, lazyPart } from '@/views/shared/lazy-part';
import { announcements, onAnnouncement } from '@/views/shared/ui/toast';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';

const Toasts = lazyPart(() => import('./Toasts'));

const Untold = () => null;

/**
 * Loads the toasts with the first announcement. When they do not arrive, the page stays usable, the announcements
 * wait, and the next one asks for the toasts again.
 */
export function LazyToasts() {
  const announced = useSyncExternalStore(onAnnouncement, announcements);
  return (
    announced > 0 && (
      <CatchBoundary getResetKey={() => announced} errorComponent={Untold} onCatch={askAgain}>
        <Suspense>
          <Toasts />
        </Suspense>
      </CatchBoundary>
    )
  );
}
