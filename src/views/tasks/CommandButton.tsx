import { Button } from '@/views/shared/ui/Button';
import type { ButtonLook } from '@/views/shared/ui/button-classes';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { onePress } from '@/views/shared/ui/one-press';
import { useMutation } from '@tanstack/react-query';

/**
 * A button that takes a record one step further; why it could not is said beside it. While it runs it keeps
 * the focus, which a disabled button would lose.
 */
export function CommandButton({
  label,
  name = label,
  look = 'primary',
  onRun,
}: {
  label: string;
  /** The accessible name, where the label alone does not say which record is meant. */
  name?: string;
  look?: ButtonLook;
  onRun: () => Promise<void>;
}) {
  const { mutate, isPending, error } = useMutation({ mutationFn: onRun });
  return (
    <>
      <Button
        ref={handingFocusOn}
        look={look}
        aria-label={name}
        aria-disabled={isPending}
        {...onePress}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {label}
      </Button>
      {error !== null && (
        <p role="alert" className="font-semibold text-danger">
          {error.message}
        </p>
      )}
    </>
  );
}
