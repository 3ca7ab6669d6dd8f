import type { AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';

type AnyStateNode = StateNode<never, never>;

/**
 * How a record that can be removed stands in its chart. The states of its life lie in one state, `kept`, beside
 * `removed`; a history state in it, `asBefore`, is where a restored record stands again.
 */
interface Removable {
  status: string;
  removedAt: string | null;
}

/** The snapshot's value and memory that such a record stands for. @param kept the state that its life lies in. */
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

/** The name of the state in which such a record stands, or stood when it was removed; undefined before it was made. */
export function statusIn(
  { value, historyValue, machine }: AnyMachineSnapshot,
  kept: string,
): unknown {
  const [before] = historyValue[`${machine.id}.${kept}.asBefore`] ?? [];
  return typeof value === 'object' ? value[kept] : before?.key;
}
