import type { Sent } from '@/data/port/calls';
import { Button } from '@/views/shared/ui/Button';
import type { ButtonLook } from '@/views/shared/ui/button-classes';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { onePress } from '@/views/shared/ui/one-press';
import { useCommand } from './use-command';
import { Failure } from '@/views/shared/ui/Failure';

/**
 * A button that takes a record one step further. If that fails, the reason is shown beside it. It keeps the focus
 * while it runs, which a disabled button would lose.
 */
export function CommandButton<TCommand>({
  label,
  name = label,
  look = 'primary',
  isOn,
  command,
  onRun,
}: {
  label: string;
  /** The accessible name, where the label alone does not say which record is meant. */
  name?: string;
  look?: ButtonLook;
  /** For a switch: whether it is on. */
  isOn?: boolean;
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
        {...(isOn !== undefined && { role: 'switch', 'aria-checked': isOn })}
        onClick={() => run(command)}
      >
        {isOn !== undefined && (
          <span
            aria-hidden="true"
            className="h-4 w-7 rounded-full border border-edge bg-edge p-0.5 transition-colors in-aria-checked:border-primary in-aria-checked:bg-primary"
          >
            <span className="block size-2.5 rounded-full bg-surface transition-transform in-aria-checked:translate-x-3 rtl:in-aria-checked:-translate-x-3 forced-colors:bg-[ButtonText]" />
          </span>
        )}
        {label}
      </Button>
      <Failure says={failure} />
    </>
  );
}
