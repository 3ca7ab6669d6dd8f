import type { WithHistory } from '@/data/schemas/history';
import type { Sent } from '@/data/port/calls';
import type { Person } from '@/data/schemas/person';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { type Lifecycle, refusal } from '@/machines/step';
import type { AnyStateMachine } from 'xstate';
import { CommandButton } from './CommandButton';

const switches = [
  { verb: 'Deactivate', status: 'Active', command: { type: 'activation.deactivate' } },
  { verb: 'Activate', status: 'Inactive', command: { type: 'activation.activate' } },
] as const;

/**
 * Activates or deactivates a record, where its chart allows this to the person.
 * @param of the name of the record.
 * @param says whether the label is the action of a press, or the present status.
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
  onSwitch: (id: string, command: ActivationCommand, sent: Sent) => Promise<unknown>;
}) {
  const next = switches.find(
    ({ command }) => refusal(lifecycle, record, { ...command, by }) === null,
  );
  if (next === undefined) return null;
  const { verb, status, command } = next;
  return (
    <CommandButton
      label={next[says]}
      name={says === 'verb' ? `${verb} ${of}` : `${status}: ${verb.toLowerCase()} ${of}`}
      look="secondary"
      command={command}
      onRun={(asked, sent) => onSwitch(record.id, asked, sent)}
    />
  );
}
