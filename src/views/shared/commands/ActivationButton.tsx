import { versionOf, type WithHistory } from '@/data/schemas/history';
import type { Sent } from '@/data/port/calls';
import type { Person } from '@/data/schemas/person';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { type Lifecycle, refusal } from '@/machines/step';
import { announce } from '@/views/shared/ui/toast';
import type { AnyStateMachine } from 'xstate';
import { CommandButton } from './CommandButton';

const switches = [
  {
    verb: 'Deactivate',
    done: 'Deactivated',
    status: 'Active',
    command: { type: 'activation.deactivate' },
    back: { type: 'activation.activate' },
  },
  {
    verb: 'Activate',
    done: 'Activated',
    status: 'Inactive',
    command: { type: 'activation.activate' },
    back: { type: 'activation.deactivate' },
  },
] as const;

/**
 * Activates or deactivates a record, where its chart allows this to the person, and says so.
 * @param of the name of the record.
 * @param says 'verb' for a button with the action of its press, 'status' for a switch with the present status.
 */
export function ActivationButton<TRecord extends WithHistory & { id: string }>({
  lifecycle,
  record,
  by,
  of,
  says = 'verb',
  onSwitch,
}: {
  lifecycle: Lifecycle<AnyStateMachine, TRecord>;
  record: TRecord;
  by: Person;
  of: string;
  says?: 'verb' | 'status';
  onSwitch: (id: string, command: ActivationCommand, sent: Sent) => Promise<WithHistory>;
}) {
  const next = switches.find(
    ({ command }) => refusal(lifecycle, record, { ...command, by }) === null,
  );
  if (next === undefined) return null;
  const { verb, done, status, command, back } = next;
  return (
    <CommandButton
      label={next[says]}
      {...(says === 'verb'
        ? { name: `${verb} ${of}`, look: 'secondary' }
        : { name: `${of}: ${status}`, look: 'quiet', isOn: status === 'Active' })}
      command={command}
      onRun={async (asked, sent) => {
        const switched = await onSwitch(record.id, asked, sent);
        announce(`${done} ${of}`, (undoing) =>
          onSwitch(record.id, back, { ...undoing, seen: versionOf(switched) }),
        );
      }}
    />
  );
}
