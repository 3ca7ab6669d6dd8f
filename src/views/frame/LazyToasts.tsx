import { askAgain, lazyPart } from '@/views/shared/lazy-part';
import { announcements, onAnnouncement } from '@/views/shared/ui/toast';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';

const Toasts = lazyPart(() => import('./Toasts'));

const Untold = () => null;

/**
 * Loads the toasts when the first announcement is made. When they do not arrive, the page stands, what was
 * announced waits, and the next announcement asks for them again.
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
