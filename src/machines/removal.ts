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

/** The history value that lets the history state `asBefore` in the state `kept` lead back to one of its children. */
export const remembered = (machine: AnyStateMachine, kept: string, child: string) => ({
  [`${machine.id}.${kept}.asBefore`]: [
    (machine.root as unknown as AnyStateNode).states[kept]?.states[child],
  ],
});

/** The name of the child of `kept` to which `asBefore` leads back. Undefined where `kept` was never left. */
export const rememberedIn = (
  { historyValue, machine }: AnyMachineSnapshot,
  kept: string,
): string | undefined => historyValue[`${machine.id}.${kept}.asBefore`]?.[0]?.key;

/** The snapshot's value and history value of a record. @param kept the name of the state that holds its life. */
export const placeOf = (
  machine: AnyStateMachine,
  kept: string,
  { status, removedAt }: Removable,
) => ({
  value: removedAt === null ? { [kept]: status } : 'removed',
  historyValue: remembered(machine, kept, status),
});

/** The name of a record's state in `kept`, or of its last one before removal. Undefined before the record is made. */
export const statusIn = (snapshot: AnyMachineSnapshot, kept: string): unknown =>
  typeof snapshot.value === 'object' ? snapshot.value[kept] : rememberedIn(snapshot, kept);
