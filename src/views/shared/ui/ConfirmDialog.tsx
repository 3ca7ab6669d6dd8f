import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from './Button';
import type { ButtonLook } from './button-classes';

/** Asks before something is lost or paid for. Escape answers no. Load it lazily. */
export default function ConfirmDialog({
  title,
  message,
  confirm,
  look = 'danger',
  onConfirm,
  onStay,
}: {
  title: string;
  message: string;
  confirm: string;
  look?: ButtonLook;
  onConfirm: () => void;
  onStay: () => void;
}) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-50 bg-backdrop" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-lg border border-line bg-surface p-5 shadow-float">
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">{message}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button onClick={onStay}>Stay</Button>
            <Button look={look} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
