import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const ConfirmDialog = lazy(() => import('./ui/ConfirmDialog'));

/** What the URL calls the modal that is open. */
const dialogIn = (search: object) => ('dialog' in search ? search.dialog : undefined);

/** While `when` holds, asks before the screen is left, by a link, Back, or closing the tab. */
export function LeaveGuard({
  when,
  closing = false,
  title,
  message,
  confirm = 'Leave',
}: {
  when: boolean;
  /** Asks as well before the modal that the URL names is closed. */
  closing?: boolean;
  title: string;
  message: string;
  confirm?: string;
}) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when &&
      (current.pathname !== next.pathname ||
        (closing && dialogIn(current.search) !== dialogIn(next.search))),
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        message={message}
        confirm={confirm}
        onConfirm={proceed}
        onStay={reset}
      />
    </Suspense>
  );
}
