import type { HistoryEntry, WithHistory, WithoutHistory } from '@/data/schemas/history';
import type { Stamp } from '@/data/schemas/person';
import type { Refusal } from '@/data/schemas/refusal';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';
import { type DraftOf, wrongField } from './draft';
import { guardAgainst } from './guards';
import { firstSnapshot, nextSnapshot } from './transition';

/** The history's words for an event. `by` is the name to show where it is not the asker's. */
type Told<TEvent, TRecord> =
  | string
  | Pick<HistoryEntry, 'action' | 'by'>
  | ((event: TEvent, before: TRecord) => string | Pick<HistoryEntry, 'action' | 'by'>);

/** A record's lifecycle: its chart, and the conversion between a stored record and a snapshot of the chart. */
export interface Lifecycle<TMachine extends AnyStateMachine, TRecord extends WithHistory> {
  machine: TMachine;
  /** The machine's input beside the record's id. */
  begins?: object;
  /** The snapshot that a stored record stands for. */
  at: (record: TRecord) => SnapshotFrom<TMachine>;
  /** The record that a snapshot stands for, without its history. */
  recordOf: (snapshot: SnapshotFrom<TMachine>) => WithoutHistory<TRecord>;
  /**
   * The sentences for a person who was refused. The key is the guard that refused, or the event's type where the
   * state does not take that event.
   */
  asks: Record<string, string>;
  /** What guards check, by guard, so that a refusal can name the wrong field. */
  drafts?: Record<string, DraftOf>;
  /** The history's words for each event. */
  tells: {
    [TType in EventFromLogic<TMachine>['type']]: Told<
      Extract<EventFromLogic<TMachine>, { type: TType }>,
      TRecord
    >;
  };
  /** The part of an event that the history keeps. All of it by default. */
  keeps?: (event: EventFromLogic<TMachine>) => HistoryEntry['event'] & object;
}

/** A record without its history, which no chart reads. */
export function withoutHistory<TRecord extends WithHistory>(
  record: TRecord,
): WithoutHistory<TRecord> {
  const { history: _, ...held } = record;
  return held as WithoutHistory<TRecord>;
}

export type Step<TRecord> =
  | { outcome: 'stepped'; record: TRecord }
  | { outcome: 'refused'; refusal: Refusal };

/**
 * The only way to change a record: one pure transition of its chart, and an entry in its history.
 * @returns the next record, or the chart's refusal, by a guard or by the current state.
 */
export const step = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): Step<TRecord> => stepFrom(lifecycle, lifecycle.at(record), record, event);

/** The first step of a record, which makes it. @param input the machine's input, such as the record's id. */
export const begin = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  input: InputFrom<TMachine>,
  event: AnyEventObject,
): Step<TRecord> => {
  const snapshot = firstOf(lifecycle, input);
  return stepFrom(lifecycle, snapshot, recordAt(lifecycle, snapshot), event);
};

/** The snapshot of a record before its first step. */
export const firstOf = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  { machine, begins }: Lifecycle<TMachine, TRecord>,
  input: InputFrom<TMachine>,
): SnapshotFrom<TMachine> =>
  firstSnapshot(machine, { ...begins, ...(input as object) }) as SnapshotFrom<TMachine>;

const recordAt = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  { recordOf }: Lifecycle<TMachine, TRecord>,
  snapshot: SnapshotFrom<TMachine>,
): TRecord => ({ ...recordOf(snapshot), history: [] }) as unknown as TRecord;

/** A record before its first step. @param input the machine's input, such as the record's id. */
export const fresh = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  input: InputFrom<TMachine>,
): TRecord => recordAt(lifecycle, firstOf(lifecycle, input));

function stepFrom<TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  snapshot: SnapshotFrom<TMachine>,
  record: TRecord,
  event: AnyEventObject,
): Step<TRecord> {
  const refused = refusedAt(lifecycle, snapshot, event);
  if (refused !== null) return { outcome: 'refused', refusal: refused.refusal };
  const next = nextSnapshot(lifecycle.machine, snapshot, event) as SnapshotFrom<TMachine>;
  const entry = entryOf(lifecycle, record, event as EventFromLogic<TMachine> & Stamp, [
    stateIn((snapshot as AnyMachineSnapshot).value),
    stateIn((next as AnyMachineSnapshot).value),
  ]);
  const held = lifecycle.recordOf(next);
  return {
    outcome: 'stepped',
    record: { ...held, history: [...record.history, entry] } as unknown as TRecord,
  };
}

function entryOf<TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  { tells, keeps }: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: EventFromLogic<TMachine> & Stamp,
  [from, to]: [string, string],
): HistoryEntry {
  const told: Told<typeof event, TRecord> = tells[event.type as keyof typeof tells];
  const said = typeof told === 'function' ? told(event, record) : told;
  return {
    ...(typeof said === 'string' ? { action: said, by: event.by.name, byId: event.by.id } : said),
    date: event.at,
    event: keeps?.(event) ?? event,
    from,
    to,
  };
}

/** A snapshot's state: the names of the states from the chart down, joined by dots. */
const stateIn = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateIn(inner)}`))
        .join(' ');

/** A chart's refusal, and the guard that refused. `guard` is null where the state does not take the event. */
interface RefusedStep {
  guard: string | null;
  refusal: Refusal;
}

/**
 * The guard and the refusal with which a record's chart would refuse an event now.
 * @returns null when the chart would take the event.
 */
export const refusedBy = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): RefusedStep | null => refusedAt(lifecycle, lifecycle.at(record), event);

function refusedAt<TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  { machine, asks, drafts }: Lifecycle<TMachine, TRecord>,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): RefusedStep | null {
  if (snapshot.can(event)) return null;
  const guard = guardAgainst(machine, snapshot, event);
  if (guard !== undefined) {
    const sentence = asks[guard] ?? `Not allowed: ${guard}.`;
    const draft = drafts?.[guard];
    const field = draft && wrongField(draft, event);
    const refusal = { code: `${machine.id}.${guard}` as const, sentence };
    return { guard, refusal: field === undefined ? refusal : { ...refusal, field } };
  }
  const state = stateIn(snapshot.value);
  const sentence =
    asks[event.type] ?? `A ${machine.id} that is ${state} does not take ${event.type}.`;
  return { guard: null, refusal: { code: event.type as `${string}.${string}`, sentence } };
}

/**
 * The refusal with which a record's chart would refuse an event now.
 * @returns null when the chart would take the event, so its button may show.
 */
export const refusal = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): string | null => refusedBy(lifecycle, record, event)?.refusal.sentence ?? null;
