import { Button } from '@/views/shared/ui/Button';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';

/** Says what narrows a list and has no field among its filters, on the button that takes it back. */
export function NotOnly({
  all,
  only,
  onClear,
}: {
  all: string;
  only: string;
  onClear: () => void;
}) {
  return (
    <div className="col-span-full">
      <Button ref={handingFocusOn} look="quiet" onClick={onClear}>
        Show {all}, not only {only}
      </Button>
    </div>
  );
}
