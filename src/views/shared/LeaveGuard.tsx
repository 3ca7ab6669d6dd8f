import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

const loadDialog = () => import('./ui/ConfirmDialog');
const ConfirmDialog = lazyPart(loadDialog);

/** The thing that the URL names as open. */
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
  /** The thing, open by the URL, before whose closing the guard asks too. */
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
  // The question loads together with the guard. Offline it could not be loaded later, and the unsaved text would
  // be lost.
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
