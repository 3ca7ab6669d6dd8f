import type { Sent } from '@/data/port/workspace';
import { Button } from '@/views/shared/ui/Button';
import type { ButtonLook } from '@/views/shared/ui/button-classes';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { onePress } from '@/views/shared/ui/one-press';
import { useCommand } from './use-command';

/**
 * A button that takes a record one step further; why it could not is said beside it. While it runs it keeps
 * the focus, which a disabled button would lose.
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
  /** All that it asks for: asked again after no answer, the same is done once. */
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
