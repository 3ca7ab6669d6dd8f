import { Button } from '@/views/shared/ui/Button';
import type { ButtonLook } from '@/views/shared/ui/button-classes';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { onePress } from '@/views/shared/ui/one-press';
import { useCommand } from './use-command';

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
  onRun: () => Promise<unknown>;
}) {
  const { run, isRunning, failure } = useCommand<void, unknown>(onRun);
  return (
    <>
      <Button
        ref={handingFocusOn}
        look={look}
        aria-label={name}
        aria-disabled={isRunning}
        {...onePress}
        onClick={() => run()}
      >
        {label}
      </Button>
      {failure !== null && (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      )}
    </>
  );
}
