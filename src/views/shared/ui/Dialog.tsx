import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classes } from './classes';

const firstField = ':is(input, select, textarea):enabled:not([tabindex="-1"])';

/**
 * A modal with a title, wide where it holds two columns. Escape, the backdrop and the cross ask to close it. It
 * opens with the focus in its first field, or without a field on the first control. Load it lazily.
 */
export function Dialog({
  title,
  wide = false,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-backdrop" />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector<HTMLElement>(firstField) ?? true}
          className={classes(
            'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-float',
            wide ? 'max-w-4xl' : 'max-w-xl',
          )}
        >
          <div className="mb-4 flex items-center justify-between gap-3">
            <BaseDialog.Title className="min-w-0 text-lg font-semibold">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-neutral-tint fine:size-9"
            >
              <X className="size-5" aria-hidden="true" />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
