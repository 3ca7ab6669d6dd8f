import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { transition } from 'xstate';

/** A record's life: its chart, how to stand in it, and how to read a record back. */
export interface Lifecycle<TMachine extends AnyStateMachine, TRecord> {
  machine: TMachine;
  /** The snapshot that a stored record stands for. */
  at: (record: TRecord) => SnapshotFrom<TMachine>;
  /** The record that a snapshot stands for. */
  recordOf: (snapshot: SnapshotFrom<TMachine>) => TRecord;
  /** What each guard asks for, as a sentence for the person who was refused. */
  asks: Record<string, string>;
}

export type Step<TRecord> =
  | { outcome: 'stepped'; record: TRecord }
  | { outcome: 'refused'; reason: string };

/**
 * The only way a record changes: one pure transition of its chart.
 * @returns the next record, or why the chart refuses: the guard's sentence, or the state it is in.
 */
export function step<TMachine extends AnyStateMachine, TRecord>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): Step<TRecord> {
  const reason = refusal(lifecycle, record, event);
  if (reason !== null) return { outcome: 'refused', reason };
  const [next] = transition(lifecycle.machine, lifecycle.at(record), event as never);
  return { outcome: 'stepped', record: lifecycle.recordOf(next) };
}

/**
 * Why a record's chart would refuse an event now.
 * @returns null when it would not: the button may show.
 */
export function refusal<TMachine extends AnyStateMachine, TRecord>(
  { machine, at, asks }: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): string | null {
  const snapshot = at(record) as AnyMachineSnapshot;
  if (snapshot.can(event)) return null;
  const state = JSON.stringify(snapshot.value).replaceAll('"', '');
  for (const node of snapshot._nodes) {
    for (const { guard } of node.transitions.get(event.type) ?? []) {
      const name = typeof guard === 'string' ? guard : (guard as { type?: string })?.type;
      if (name !== undefined) return asks[name] ?? `Not allowed: ${name}.`;
    }
  }
  return `A ${machine.id} that is ${state} does not take ${event.type}.`;
}
