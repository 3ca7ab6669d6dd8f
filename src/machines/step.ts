import type { HistoryEntry } from '@/data/schemas/history';
import type {
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  SnapshotFrom,
} from 'xstate';
import { createActor } from 'xstate';

/** A record's life: its chart, how to stand in it, and how to read a record back. */
export interface Lifecycle<TMachine extends AnyStateMachine, TRecord> {
  machine: TMachine;
  /** The snapshot that a stored record stands for. */
  at: (record: TRecord) => SnapshotFrom<TMachine>;
  /** The record that a snapshot stands for. */
  recordOf: (snapshot: SnapshotFrom<TMachine>) => TRecord;
  /**
   * What each guard asks for, as a sentence for the person who was refused; under an event's type, what is
   * said where the state does not take that event.
   */
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
  const snapshot = lifecycle.at(record);
  const refused = refusedAt(lifecycle, snapshot, event);
  if (refused !== null) return { outcome: 'refused', reason: refused.reason };
  const next = lifecycle.machine.transition(snapshot, event, inert(lifecycle.machine));
  return { outcome: 'stepped', record: lifecycle.recordOf(next as SnapshotFrom<TMachine>) };
}

const ignore = () => undefined;
const scopes = new WeakMap<AnyStateMachine, AnyActorScope>();

/**
 * What XState's own pure `transition` takes a step in, made once for each machine: making it is nine tenths of
 * a step's cost, and a lifecycle neither spawns nor sends, so that nothing of it is used up.
 */
function inert(machine: AnyStateMachine): AnyActorScope {
  const made = scopes.get(machine);
  if (made !== undefined) return made;
  const self = createActor(machine);
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: ignore,
  };
  scopes.set(machine, scope);
  return scope;
}

/**
 * The record that a history leads to: each entry's event sent again.
 * @param begin the record as it began.
 * @throws an Error with the chart's reason when it refuses one of the events.
 */
export const replay = <TMachine extends AnyStateMachine, TRecord>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  begin: TRecord,
  history: readonly HistoryEntry[],
): TRecord =>
  history.reduce((record, { event }) => {
    if (event === undefined) return record;
    const stepped = step(lifecycle, record, event);
    if (stepped.outcome === 'refused') throw new Error(stepped.reason);
    return stepped.record;
  }, begin);

/** Who or what refused a step: the guard, or none where the state does not take the event; and the sentence. */
interface Refusal {
  guard: string | null;
  reason: string;
}

/**
 * What in a record's chart would refuse an event now.
 * @returns null when nothing would.
 */
export const refusedBy = <TMachine extends AnyStateMachine, TRecord>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): Refusal | null => refusedAt(lifecycle, lifecycle.at(record), event);

function refusedAt<TMachine extends AnyStateMachine, TRecord>(
  { machine, asks }: Lifecycle<TMachine, TRecord>,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Refusal | null {
  if (snapshot.can(event)) return null;
  const state = JSON.stringify(snapshot.value).replaceAll('"', '');
  for (const node of snapshot._nodes) {
    for (const one of node.transitions.get(event.type) ?? []) {
      const guards = guardNames(one.guard);
      const guard = guards.find((name) => !holds(machine, name, snapshot, event));
      if (guard !== undefined) return { guard, reason: asks[guard] ?? `Not allowed: ${guard}.` };
    }
  }
  const reason =
    asks[event.type] ?? `A ${machine.id} that is ${state} does not take ${event.type}.`;
  return { guard: null, reason };
}

/**
 * Why a record's chart would refuse an event now.
 * @returns null when it would not: the button may show.
 */
export const refusal = <TMachine extends AnyStateMachine, TRecord>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): string | null => refusedBy(lifecycle, record, event)?.reason ?? null;

/** A guard's name; the names of its parts where `and` joins several; none without a guard. */
export function guardNames(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  const { type, guards } = (guard ?? {}) as { type?: string; guards?: unknown[] };
  return guards?.flatMap(guardNames) ?? (type === undefined ? [] : [type]);
}

/** Whether a guard without parameters passes. One that has them is taken to be what refused. */
function holds(
  { implementations }: AnyStateMachine,
  name: string,
  { context }: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  const guard: unknown = implementations.guards[name];
  return typeof guard === 'function' && guard.length < 2 && guard({ context, event }) === true;
}
