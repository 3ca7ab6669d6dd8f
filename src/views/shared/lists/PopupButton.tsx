import { Arriving } from '@/views/shared/lazy-part';
import { IconButton } from '@/views/shared/ui/Button';
import { type ReactNode, Suspense, useState } from 'react';

/**
 * A button with an icon whose popup loads with the first press.
 * @param opened the same button with its popup, open at first.
 */
export function PopupButton({
  label,
  kind,
  icon,
  opened,
}: {
  label: string;
  kind: 'menu' | 'dialog';
  icon: ReactNode;
  opened: ReactNode;
}) {
  const [presses, setPresses] = useState(0);
  const button = (
    <IconButton label={label} aria-haspopup={kind} onClick={() => setPresses(1)}>
      {icon}
    </IconButton>
  );
  if (presses === 0) return button;
  return (
    <Arriving>
      <Suspense fallback={button}>{opened}</Suspense>
    </Arriving>
  );
}
