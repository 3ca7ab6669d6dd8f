import type { Sent } from '@/data/port/calls';
import { Button } from '@/views/shared/ui/Button';
import type { ButtonLook } from '@/views/shared/ui/button-classes';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { onePress } from '@/views/shared/ui/one-press';
import { useCommand } from './use-command';

/**
 * A button that takes a record one step further. If that fails, the reason is shown beside it. It keeps the focus
 * while it runs, which a disabled button would lose.
 */
export function CommandButton<TCommand>({
  label,
  name = label,
  look = 'primary',
  command,
  onRun,
}: {
  label: string;
  /** The accessible name, where the label alone does not say which record is meant. */
  name?: string;
  look?: ButtonLook;
  /** The whole command. When it is sent again after no answer, the world does it only once. */
  command: TCommand;
  onRun: (command: TCommand, sent: Sent) => Promise<unknown>;
}) {
  const { run, isRunning, failure } = useCommand<TCommand, unknown>(onRun);
  return (
    <>
      <Button
        ref={handingFocusOn}
        look={look}
        aria-label={name}
        aria-disabled={isRunning}
        {...onePress}
        onClick={() => run(command)}
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
