import type { AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';

type AnyStateNode = StateNode<never, never>;

/**
 * The part of a removable record that decides its state in the chart. The chart has the states `kept` and
 * `removed`. The states of the record's life are children of `kept`. A restored record returns to the last of them
 * through the history state `asBefore`, which is in `kept` too.
 */
interface Removable {
  status: string;
  removedAt: string | null;
}

/** The snapshot's value and history value of a record. @param kept the name of the state that holds its life. */
export const placeOf = (
  machine: AnyStateMachine,
  kept: string,
  { status, removedAt }: Removable,
) => ({
  value: removedAt === null ? { [kept]: status } : 'removed',
  historyValue: {
    [`${machine.id}.${kept}.asBefore`]: [
      (machine.root as unknown as AnyStateNode).states[kept]?.states[status],
    ],
  },
});

/** The name of a record's state in `kept`, or of its last one before removal. Undefined before the record is made. */
export function statusIn(
  { value, historyValue, machine }: AnyMachineSnapshot,
  kept: string,
): unknown {
  const [before] = historyValue[`${machine.id}.${kept}.asBefore`] ?? [];
  return typeof value === 'object' ? value[kept] : before?.key;
}
