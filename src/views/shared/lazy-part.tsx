import { messageOf } from '@/machines/failure';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Button } from './ui/Button';

const failed = new Set<() => void>();
const listeners = new Set<() => void>();
let rounds = 0;

/**
 * Asks again for the parts that did not arrive: for those under `Arriving` at once, for others when they are
 * shown next.
 */
export function askAgain(): void {
  for (const renew of failed) renew();
  failed.clear();
  rounds += 1;
  for (const listener of listeners) listener();
}

function onAskingAgain(listener: () => void) {
  listeners.add(listener);
  // Adding the same listener again has no effect.
  window.addEventListener('online', askAgain);
  return () => listeners.delete(listener);
}

/**
 * A component whose code loads when it is first shown. React would keep a failure for good; here a failure lasts
 * until `askAgain`. It must not end earlier: React renders a failed component once more at once, so asking anew
 * each time would never end.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const part = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    );
  let Part = part();
  const renew = () => {
    Part = part();
  };
  return (props) => <Part {...props} />;
}

/** Sticks to the visible end of its container. */
const NotHere = ({ error }: ErrorComponentProps) => (
  <div
    role="alert"
    className="sticky bottom-4 z-20 mx-auto my-3 flex max-w-md flex-wrap items-center justify-center gap-3 rounded-lg border border-line bg-surface p-4 text-center shadow-float"
  >
    <p>{messageOf(error)}</p>
    <Button onClick={askAgain}>Try again</Button>
  </div>
);

/** The place of a lazy part. When the part does not arrive, a message stands here, and the screen around it stays. */
export function Arriving({
  missing = NotHere,
  children,
}: {
  missing?: (props: ErrorComponentProps) => ReactNode;
  children: ReactNode;
}) {
  const round = useSyncExternalStore(onAskingAgain, () => rounds);
  return (
    <CatchBoundary getResetKey={() => round} errorComponent={missing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}
