import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const ConfirmDialog = lazy(() => import('./ui/ConfirmDialog'));

/** While `when` holds, asks before the screen is left, by a link, Back, or closing the tab. */
export function LeaveGuard({
  when,
  title,
  message,
}: {
  when: boolean;
  title: string;
  message: string;
}) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        message={message}
        confirm="Leave"
        onConfirm={proceed}
        onStay={reset}
      />
    </Suspense>
  );
}
