import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

const loadDialog = () => import('./ui/ConfirmDialog');
const ConfirmDialog = lazyPart(loadDialog);

/** What the URL names as open: a modal, or a candidate. */
function openIn(search: object): string {
  const { dialog, candidate }: { dialog?: unknown; candidate?: unknown } = search;
  return JSON.stringify([dialog, candidate]);
}

/** While `when` holds, asks before the screen is left, by a link, Back, or closing the tab. */
export function LeaveGuard({
  when,
  closing = false,
  title,
  message,
  confirm = 'Leave',
}: {
  when: boolean;
  /** Asks as well before what the URL names as open is closed. */
  closing?: boolean;
  title: string;
  message: string;
  confirm?: string;
}) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when &&
      (current.pathname !== next.pathname ||
        (closing && openIn(current.search) !== openIn(next.search))),
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  // Its question must be there when the line is not: a screen that fails to ask loses what it guards.
  useEffect(() => {
    if (when) void loadDialog().catch(() => undefined);
  }, [when]);
  if (status !== 'blocked') return null;
  return (
    <Arriving>
      <ConfirmDialog
        title={title}
        message={message}
        confirm={confirm}
        onConfirm={proceed}
        onStay={reset}
      />
    </Arriving>
  );
}
