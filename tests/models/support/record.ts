import type { Kind, Records } from '@/data/authority/store';
import type { Sample } from '@/data/demo/world';
import type { Sent, Workspace } from '@/data/port/workspace';
import type { Person } from '@/data/schemas/person';
import type { WithHistory, WithoutHistory } from '@/data/schemas/history';
import type { Lifecycle } from '@/machines/step';
import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';
import { lifecyclePaths } from './paths';
import type { Table } from './table';

/** A world as tests open it. */
interface OpenedWorld {
  by: (person: Person) => Workspace;
  /** A record as it is kept, removed or not. */
  read: <K extends Kind>(kind: K, id: string) => Promise<Records[K]>;
}

/**
 * Opens a world over the sample's records with some replaced.
 * @param at its clock.
 * @param newId gives it ids.
 */
export type OpenWorld = (
  records?: Partial<Sample>,
  at?: () => string,
  newId?: () => string,
) => OpenedWorld;

/** One record in some world. */
export interface Held<TRecord, TEvent extends EventObject> {
  read: () => Promise<TRecord>;
  /** Asks the world for a step; rejects with a `Refused` when it is refused. */
  send: (event: TEvent, sent?: Sent) => Promise<unknown>;
  /** Whether the world has a call for an event at all; it has one for each unless told. */
  takes?: (event: TEvent) => boolean;
}

/** A lifecycle, where its record begins, who may ask what of it by name, and the table it is held to. */
export interface LifecycleModel<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
> {
  lifecycle: Lifecycle<TMachine, TRecord>;
  record: TRecord;
  /** Every role, every command, good and bad payloads: `everyoneAsks` makes them. */
  events: Record<TEvent, EventFromLogic<TMachine>>;
  /** How a record is made: what each event comes to before there is one, the whole record or a refusal's code. */
  births?: {
    input: InputFrom<TMachine>;
    events: Record<string, readonly [EventFromLogic<TMachine>, TRecord | string]>;
  };
  table: Table<TStop, TEvent, TRecord>;
  start: TStop;
  /** What tells two records apart; all but the history unless given. */
  key?: (record: WithoutHistory<TRecord>) => unknown;
  /** Puts the record into a world; absent where a world takes no step of it as it is asked. */
  hold?: (record: TRecord, open: OpenWorld) => Held<TRecord, EventFromLogic<TMachine>>;
}

/** Every command asked by every person, named '{command} by {person}'. */
export function everyoneAsks<
  TCommand extends string,
  TPerson extends string,
  TEvent extends EventObject,
  TWho,
>(
  commands: Record<TCommand, TEvent>,
  people: Record<TPerson, TWho>,
  at: string,
): Record<`${TCommand} by ${TPerson}`, TEvent & { by: TWho; at: string }> {
  const asked = Object.entries<TEvent>(commands).flatMap(([command, event]) =>
    Object.entries<TWho>(people).map(([person, by]) => [
      `${command} by ${person}`,
      { ...event, by, at },
    ]),
  );
  return Object.fromEntries(asked);
}

/**
 * The paths that walk every transition of a lifecycle, from its record on.
 * @param only leaves out an event, as what a browser cannot make happen.
 */
export function pathsOfRecord<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
>(
  {
    lifecycle,
    record,
    events,
    key = (whole) => whole,
  }: LifecycleModel<TStop, TEvent, TMachine, TRecord>,
  only: (event: TEvent) => boolean = () => true,
): TEvent[][] {
  return lifecyclePaths<TEvent>(
    {
      machine: lifecycle.machine,
      events,
      only,
      key: (snapshot) => JSON.stringify(key(lifecycle.recordOf(snapshot as never))),
    },
    lifecycle.at(record),
  );
}
