import type { Lifecycle } from '@/machines/step';
import { step } from '@/machines/step';
import { describe, expect, test } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type EventObject,
} from 'xstate';
import { Coverage } from './coverage';
import { lifecyclePaths } from './paths';
import { expectedAt, type Table, unwalkedRows, walk } from './table';

/** One record in some world. */
export interface Held<TRecord, TEvent extends EventObject> {
  read: () => Promise<TRecord>;
  /** Asks the world for a step; rejects with a sentence when it is refused. */
  send: (event: TEvent) => Promise<unknown>;
}

/** A lifecycle, where its record begins, who may ask what of it by name, and the table it is held to. */
export interface LifecycleModel<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord,
> {
  lifecycle: Lifecycle<TMachine, TRecord>;
  record: TRecord;
  /** Every role, every command, good and bad payloads: `everyoneAsks` makes them. */
  events: Record<TEvent, EventFromLogic<TMachine>>;
  table: Table<TStop, TEvent, TRecord>;
  start: TStop;
  /** What tells two records apart; the whole record unless given. Leave out a history that always grows. */
  key?: (record: TRecord) => unknown;
  /** Puts the record into a world; the pure step unless given. */
  hold?: (record: TRecord) => Promise<Held<TRecord, EventFromLogic<TMachine>>>;
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

/** A record changed by nothing but the pure step. */
async function holdPurely<TMachine extends AnyStateMachine, TRecord>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  begin: TRecord,
): Promise<Held<TRecord, EventFromLogic<TMachine>>> {
  let record = begin;
  return {
    read: async () => record,
    send: async (event) => {
      const stepped = step(lifecycle, record, event);
      if (stepped.outcome === 'refused') throw new Error(stepped.reason);
      record = stepped.record;
    },
  };
}

/** Walks a path through a world: at every stop the whole record, and every refusal with its reason. */
export async function walkRecord<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord,
>(
  {
    lifecycle,
    record,
    events,
    table,
    start,
    hold = (begin) => holdPurely(lifecycle, begin),
  }: LifecycleModel<TStop, TEvent, TMachine, TRecord>,
  path: readonly TEvent[],
): Promise<void> {
  const held = await hold(structuredClone(record));
  const names = Object.keys(events) as TEvent[];
  await walk(table, start, path, {
    look: async (stop, trail) => {
      const expected = { stop, record: expectedAt(table, stop, trail) };
      expect({ stop, record: await held.read() }).toStrictEqual(expected);
      const faults: string[] = [];
      for (const name of names) {
        if (table[stop].on[name] !== undefined) continue;
        const reason = await held.send(events[name]).then(() => null, String);
        if (reason === null) faults.push(`${name} is not refused`);
        else if (!/\w+ \w+/.test(reason.replace(/^Error: /, '')))
          faults.push(`${name} is refused without a sentence`);
      }
      expect({ stop, faults }).toEqual({ stop, faults: [] });
      expect({ stop, record: await held.read() }).toStrictEqual(expected);
    },
    make: async (name) => {
      await held.send(events[name]);
    },
  });
}

/** Registers a test for every path of a lifecycle, and one that nothing of the machine or table is left out. */
export function describeLifecycle<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord,
>(name: string, model: LifecycleModel<TStop, TEvent, TMachine, TRecord>): void {
  const { lifecycle, record, events, table, start, key = (whole) => whole } = model;
  const { machine } = lifecycle;
  const begin = lifecycle.at(record);
  describe(`${name}: every path`, () => {
    const paths = lifecyclePaths<TEvent>(
      {
        machine,
        events,
        key: (snapshot) => JSON.stringify(key(lifecycle.recordOf(snapshot as never))),
      },
      begin,
    );
    test.each(paths.map((path) => ({ title: path.join(', '), path })))(
      '$title',
      async ({ path }) => {
        await expect(walkRecord(model, path)).resolves.toBeUndefined();
      },
    );
    test('every state, transition and table row is walked', () => {
      const coverage = new Coverage();
      for (const path of paths) {
        const actor = createActor(machine as AnyStateMachine, {
          snapshot: begin,
          inspect: coverage.inspect,
        }).start();
        coverage.visit(actor.getSnapshot() as AnyMachineSnapshot);
        for (const event of path) actor.send(events[event]);
      }
      expect(coverage.missing(machine)).toEqual([]);
      expect(unwalkedRows(table, start, paths)).toEqual([]);
    });
  });
}
