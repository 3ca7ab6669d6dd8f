import type { Person, Stamp } from '@/data/schemas/person';
import { roles } from '@/data/schemas/role';
import { refusedBy, step } from '@/machines/step';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { WithHistory } from '@/data/schemas/history';
import type { LifecycleModel } from './support/record';
import { placesOf } from './support/coverage';

type AnyModel = LifecycleModel<string, string, AnyStateMachine, WithHistory>;

const models = Object.entries(
  import.meta.glob<Record<string, AnyModel>>('./*.model.ts', { eager: true }),
).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter((value) => typeof value === 'object' && 'lifecycle' in value)
    .map((model) => [file.slice('./'.length), model] as const),
);

/** The model's own events and unknown ones, asked by anybody, a minute after one another. */
const sequences = (model: AnyModel) =>
  fc.array(
    fc.record({
      event: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...Object.values<AnyEventObject>(model.events)) },
        { weight: 1, arbitrary: fc.constantFrom({ type: 'nobody.knows' }, { type: '' }) },
      ),
      stranger: fc.option(
        fc.record(
          { id: fc.string(), name: fc.string(), role: fc.constantFrom(...roles) },
          { noNullPrototype: true },
        ),
        {
          freq: 3,
        },
      ),
    }),
    { maxLength: 30 },
  );

const nobody: Person = { id: '', name: '', role: 'employee' };
const start = Date.UTC(2026, 10, 21);
const minute = 60_000;

test('every lifecycle is here', () => {
  expect(models.map(([file]) => file)).toEqual(
    expect.arrayContaining(['activation.model.ts', 'candidate.model.ts', 'task.model.ts']),
  );
});

const stamped = (
  sequence: { event: AnyEventObject; stranger: Person | null }[],
): (AnyEventObject & Stamp)[] =>
  sequence.map(({ event, stranger }, index) => ({
    ...event,
    by: stranger ?? (event as AnyEventObject & Partial<Stamp>).by ?? nobody,
    at: new Date(start + index * minute).toISOString(),
  }));

describe.each(models)('%s: any events, from anybody, in any order', (_, model) => {
  const { lifecycle } = model;
  const places = placesOf(lifecycle.machine);

  test('never leave the chart, never throw, and change nothing without an entry in the history', () => {
    fc.assert(
      fc.property(sequences(model), (sequence) => {
        let record = model.record;
        for (const event of stamped(sequence)) {
          const before = structuredClone(record);
          const refused = refusedBy(lifecycle, record, event);
          const stepped = step(lifecycle, record, event);
          expect(record).toStrictEqual(before);
          const after = stepped.outcome === 'stepped' ? stepped.record : record;
          const { history } = before;
          const stateOf = (one: WithHistory) => {
            const { machine, _nodes } = lifecycle.at(one) as AnyMachineSnapshot;
            return _nodes.at(-1)?.id.slice(machine.id.length + 1);
          };
          const entry = {
            action: expect.any(String),
            by: expect.any(String),
            ...(after.history.at(-1)?.byId !== undefined && { byId: event.by.id }),
            date: event.at,
            event: expect.objectContaining({ type: event.type, at: event.at }),
            from: stateOf(before),
            to: stateOf(after),
          };
          expect({ stepped, history: after.history }).toStrictEqual(
            refused === null
              ? { stepped: { outcome: 'stepped', record: after }, history: [...history, entry] }
              : { stepped: { outcome: 'refused', refusal: refused.refusal }, history },
          );
          const stood = lifecycle.at(after) as AnyMachineSnapshot;
          expect(places).toContain(stood._nodes.at(-1)?.id);
          record = after;
        }
      }),
    );
  });
});
