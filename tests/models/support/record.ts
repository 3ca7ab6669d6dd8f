import type { Kind, Records } from '@/data/authority/store';
import type { Sample } from '@/data/demo/world';
import type { Sent } from '@/data/port/calls';
import type { Workspace } from '@/data/port/workspace';
import type { Person } from '@/data/schemas/person';
import type { WithHistory, WithoutHistory } from '@/data/schemas/history';
import type { Lifecycle } from '@/machines/step';
import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';
import type { LifeInPage } from './in-page';
import { lifecyclePaths } from './paths';
import type { Table } from './table';

/** A world as tests open it. */
interface OpenedWorld {
  by: (person: Person) => Workspace;
  /** A stored record, removed or not. */
  read: <K extends Kind>(kind: K, id: string) => Promise<Records[K]>;
}

/**
 * Opens a world with the sample's records, some of them replaced.
 * @param at the world's clock.
 * @param newId makes the world's ids.
 */
export type OpenWorld = (
  records?: Partial<Sample>,
  at?: () => string,
  newId?: () => string,
) => OpenedWorld;

/** One record in a world. */
export interface Held<TRecord, TEvent extends EventObject> {
  read: () => Promise<TRecord>;
  /** Asks the world for a step. Rejects with a `Refused` when the world refuses. */
  send: (event: TEvent, sent?: Sent) => Promise<unknown>;
  /** Whether the world has a call for an event. By default it has one for each. */
  takes?: (event: TEvent) => boolean;
  /**
   * The stops at which everything was asked that is refused there. Without it a walk asks again wherever it comes,
   * which costs too much where each question goes over a line.
   */
  asked?: Set<string>;
  /** Whether who asks has no part in where the record is kept, so that for them there is none. */
  isOutside?: (event: TEvent) => boolean;
}

/** A lifecycle, its first record, the events that people may ask for by name, and the table of what is expected. */
export interface LifecycleModel<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
> {
  lifecycle: Lifecycle<TMachine, TRecord>;
  record: TRecord;
  /** Every command by every role, with good and bad payloads, as `everyoneAsks` makes them. */
  events: Record<TEvent, EventFromLogic<TMachine>>;
  /** How a record is made: the result of each first event, as the whole record or a refusal's code. */
  births?: {
    input: InputFrom<TMachine>;
    events: Record<string, readonly [EventFromLogic<TMachine>, TRecord | string]>;
  };
  table: Table<TStop, TEvent, TRecord>;
  start: TStop;
  /** What tells two records apart. By default everything but the history. */
  key?: (record: WithoutHistory<TRecord>) => unknown;
  /** Puts the record into a world. Absent where a world has no call that takes these steps as they are asked. */
  hold?: (record: TRecord, open: OpenWorld) => Held<TRecord, EventFromLogic<TMachine>>;
  /** The same in a tester's words. Every model of the project has them. */
  inPage?: LifeInPage<TStop, TEvent>;
}

/** Every command by every person, named '{command} by {person}'. */
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
 * The paths that walk every transition of a lifecycle, starting at its record.
 * @param only leaves out events, such as those that a browser cannot make happen.
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
