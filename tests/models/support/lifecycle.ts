import type { WithHistory } from '@/data/schemas/history';
import { Refused } from '@/data/schemas/refused';
import { begin as firstStep, type Lifecycle, step } from '@/machines/step';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { coverRecord } from './cover';
import { Coverage } from './coverage';
import { type Held, type LifecycleModel, pathsOfRecord } from './record';
import { expectedAt, unwalkedRows, walk } from './table';

/** A record that only the pure `step` changes, without a world. */
export function holdPurely<TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  begin: TRecord,
): Held<TRecord, EventFromLogic<TMachine>> {
  let record = begin;
  return {
    read: async () => record,
    send: async (event) => {
      const stepped = step(lifecycle, record, event);
      if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
      record = stepped.record;
    },
  };
}

/**
 * Walks a path. At each stop it compares the whole record, and the code of every refusal with the chart's.
 * @param refused takes in the rows that were refused, by the refusal's code and sentence.
 */
export async function walkRecord<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
>(
  { lifecycle, record, events, table, start }: LifecycleModel<TStop, TEvent, TMachine, TRecord>,
  path: readonly TEvent[],
  held: Held<TRecord, EventFromLogic<TMachine>> = holdPurely(lifecycle, structuredClone(record)),
  refused = new Map<string, Set<string>>(),
): Promise<void> {
  const names = Object.keys(events) as TEvent[];
  await walk(table, start, path, {
    look: async (stop, trail) => {
      const expected = { stop, record: expectedAt(table, stop, trail) };
      expect({ stop, record: await held.read() }).toStrictEqual(expected);
      if (held.asked?.has(stop) === true) return;
      held.asked?.add(stop);
      const faultIn = async (name: TEvent): Promise<string[]> => {
        if (table[stop].on[name] !== undefined || held.takes?.(events[name]) === false) return [];
        const error = await held.send(events[name]).catch((thrown: unknown) => thrown ?? null);
        if (error === undefined) return [`${name} is not refused`];
        if (!(error instanceof Refused)) return [`${name} fails instead of being refused`];
        if (!/\w+ \w+/.test(error.refusal.sentence))
          return [`${name} is refused without a sentence`];
        const stepped = step(lifecycle, expected.record, events[name]);
        const refusal = stepped.outcome === 'refused' ? stepped.refusal.code : 'nothing';
        const { code: asked, sentence } = error.refusal;
        const told = `${asked}: ${sentence}`;
        refused.set(told, (refused.get(told) ?? new Set()).add(`${stop} + ${name}`));
        const code = held.isOutside?.(events[name]) === true ? 'missing' : refusal;
        return code === error.refusal.code
          ? []
          : [`${name} is refused as ${error.refusal.code}, by its chart as ${code}`];
      };
      // What is refused changes nothing, so all of it can be asked at once.
      const faults = (await Promise.all(names.map(faultIn))).flat();
      expect({ stop, faults }).toEqual({ stop, faults: [] });
      expect({ stop, record: await held.read() }).toStrictEqual(expected);
    },
    make: async (name) => {
      await held.send(events[name]);
    },
  });
}

/** The result of a record's first step: the whole record, or the code of its refusal. */
export function bornOf<TMachine extends AnyStateMachine, TRecord extends WithHistory>(
  lifecycle: Lifecycle<TMachine, TRecord>,
  input: InputFrom<TMachine>,
  event: EventFromLogic<TMachine>,
): TRecord | string {
  const made = firstStep(lifecycle, input, event);
  return made.outcome === 'stepped' ? made.record : made.refusal.code;
}

/**
 * Registers a test for every path of a lifecycle, and one that no part of the machine or the table is left out.
 * @param coverage the parts that other models of the same lifecycle walk.
 */
export function describeLifecycle<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
>(
  name: string,
  model: LifecycleModel<TStop, TEvent, TMachine, TRecord>,
  coverage = new Coverage(),
): void {
  const { lifecycle, table, start } = model;
  describe(`${name}: every path`, () => {
    const paths = pathsOfRecord(model);
    const refused = new Map<string, Set<string>>();
    test.each(paths.map((path) => ({ title: path.join(', '), path })))(
      '$title',
      async ({ path }) => {
        await expect(walkRecord(model, path, undefined, refused)).resolves.toBeUndefined();
      },
    );
    const { births } = model;
    test.each(Object.entries(births?.events ?? {}))('%s', (_, [event, comesTo]) => {
      expect(bornOf(lifecycle, births?.input as InputFrom<TMachine>, event)).toStrictEqual(comesTo);
    });
    test('every state, transition and table row is walked', ({ task }) => {
      expect(coverRecord(model, paths, coverage).missing(lifecycle.machine)).toEqual([]);
      expect(unwalkedRows(table, start, paths)).toEqual([]);
      task.meta.walked = {
        machine: lifecycle.machine.id,
        ...coverage.walkedOf(lifecycle.machine),
        paths: paths.length,
        refused: Object.fromEntries([...refused].map(([told, rows]) => [told, rows.size])),
      };
    });
  });
}
