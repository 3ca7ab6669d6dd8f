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
import { initialTransition, transition } from 'xstate';
import { type DraftOf, wrongField } from './draft';
import { guardAgainst } from './guards';

/** What a history says of an event: its words, and under whose name where that is not the asker's. */
type Told<TEvent, TRecord> =
  | string
  | Pick<HistoryEntry, 'action' | 'by'>
  | ((event: TEvent, before: TRecord) => string | Pick<HistoryEntry, 'action' | 'by'>);

/** A record's life: its chart, how to stand in it, and how to read a record back. */
export interface Lifecycle<TMachine extends AnyStateMachine, TRecord extends WithHistory> {
  machine: TMachine;
  /** What the machine begins with beside the record's id. */
  begins?: object;
  /** The snapshot that a stored record stands for. */
  at: (record: TRecord) => SnapshotFrom<TMachine>;
  /** The record that a snapshot stands for, but for its history. */
  recordOf: (snapshot: SnapshotFrom<TMachine>) => WithoutHistory<TRecord>;
  /**
   * What each guard asks for, as a sentence for the person who was refused; under an event's type, what is
   * said where the state does not take that event.
   */
  asks: Record<string, string>;
  /** What the guards that ask about a draft hold it to, so that a refusal names the field that is wrong. */
  drafts?: Record<string, DraftOf>;
  /** What the history says of each event. */
  tells: {
    [TType in EventFromLogic<TMachine>['type']]: Told<
      Extract<EventFromLogic<TMachine>, { type: TType }>,
      TRecord
    >;
  };
  /** What the history keeps of an event; all of it unless given. */
  keeps?: (event: EventFromLogic<TMachine>) => HistoryEntry['event'] & object;
}

/** A record but for its history, which no chart looks at. */
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
 * The only way a record changes: one pure transition of its chart, and an entry in its history.
 * @returns the next record, or the chart's refusal: a guard's, or that of the state it is in.
 */
export const step = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): Step<TRecord> => stepFrom(lifecycle, lifecycle.at(record), record, event);

/** A record's first step, which makes it. @param input what its machine begins with, such as its id. */
export const begin = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  input: InputFrom<TMachine>,
  event: AnyEventObject,
): Step<TRecord> => {
  const snapshot = firstOf(lifecycle, input);
  return stepFrom(lifecycle, snapshot, recordAt(lifecycle, snapshot), event);
};

/** Where a record stands before its first step. */
export const firstOf = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  { machine, begins }: Lifecycle<TMachine, TRecord>,
  input: InputFrom<TMachine>,
): SnapshotFrom<TMachine> =>
  initialTransition(machine as AnyStateMachine, {
    ...begins,
    ...(input as object),
  })[0] as SnapshotFrom<TMachine>;

const recordAt = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  { recordOf }: Lifecycle<TMachine, TRecord>,
  snapshot: SnapshotFrom<TMachine>,
): TRecord => ({ ...recordOf(snapshot), history: [] }) as unknown as TRecord;

/** A record before its first step. @param input what its machine begins with. */
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
  const [next] = transition(lifecycle.machine, snapshot, event as EventFromLogic<TMachine>);
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

/** Where a snapshot stands: the names of its states from the chart down, joined by dots. */
const stateIn = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateIn(inner)}`))
        .join(' ');

/** A chart's refusal, and the guard that refused; none where the state does not take the event. */
interface RefusedStep {
  guard: string | null;
  refusal: Refusal;
}

/**
 * What in a record's chart would refuse an event now.
 * @returns null when nothing would.
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
 * Why a record's chart would refuse an event now.
 * @returns null when it would not: the button may show.
 */
export const refusal = <TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  record: TRecord,
  event: AnyEventObject,
): string | null => refusedBy(lifecycle, record, event)?.refusal.sentence ?? null;
