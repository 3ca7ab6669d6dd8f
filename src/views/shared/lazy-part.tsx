import { messageOf } from '@/machines/failure';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Button } from './ui/Button';

const failed = new Set<() => void>();
const listeners = new Set<() => void>();
let rounds = 0;

/** Lets the parts that did not arrive be asked for again: those under `Arriving` at once, others when next shown. */
export function askAgain(): void {
  for (const renew of failed) renew();
  failed.clear();
  rounds += 1;
  for (const listener of listeners) listener();
}

function onAskingAgain(listener: () => void) {
  listeners.add(listener);
  // The same listener however often it is added.
  window.addEventListener('online', askAgain);
  return () => listeners.delete(listener);
}

/**
 * A component whose code loads when it is first shown. React keeps a failure for good; here it lasts until
 * `askAgain`, and not less: React itself tries a failed render once more at once, which would never end.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
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

/** Stays in sight at the end of what it stands in. */
const NotHere = ({ error }: ErrorComponentProps) => (
  <div
    role="alert"
    className="sticky bottom-4 z-20 mx-auto my-3 flex max-w-md flex-wrap items-center justify-center gap-3 rounded-lg border border-line bg-surface p-4 text-center shadow-float"
  >
    <p>{messageOf(error)}</p>
    <Button onClick={askAgain}>Try again</Button>
  </div>
);

/** The place of a lazy part: when it does not arrive, it says so there, and the screen around it stands. */
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
