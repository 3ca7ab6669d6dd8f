import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

const loadDialog = () => import('./ui/ConfirmDialog');
const ConfirmDialog = lazyPart(loadDialog);

/** What the URL says is open. */
const openIn = (search: Partial<Record<string, unknown>>, what: string) => search[what];

/** While `when` holds, asks before the screen is left, by a link, Back, or closing the tab. */
export function LeaveGuard({
  when,
  closing,
  title,
  message,
  confirm = 'Leave',
}: {
  when: boolean;
  /** Asks as well before this, which the URL names as open, is closed. */
  closing?: 'dialog' | 'candidate';
  title: string;
  message: string;
  confirm?: string;
}) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when &&
      (current.pathname !== next.pathname ||
        (closing !== undefined &&
          openIn(current.search, closing) !== openIn(next.search, closing))),
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  // The question is loaded with the guard: without a line it could not be asked, and what it guards would be
  // lost.
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
