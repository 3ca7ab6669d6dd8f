import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { Coverage, placesOf } from './support/coverage';
import type { FlowModel } from './support/flow';
import { type FlowEvent, Rig } from './support/rig';

const isFlow = (model: unknown): model is FlowModel<string, string> =>
  typeof model === 'object' && model !== null && 'table' in model && 'machine' in model;

const flows = Object.entries(
  import.meta.glob<Record<string, unknown>>('./*.flow.ts', { eager: true }),
).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isFlow)
    .map((model) => [file.slice('./'.length), model] as const),
);

test('every flow is here', () => {
  const files = Object.keys(import.meta.glob('./*.flow.ts')).map((file) => file.slice('./'.length));
  expect([...new Set(flows.map(([file]) => file))]).toEqual(files);
});

describe.each(flows)('%s: any events, in any order', (_, { machine, events, input }) => {
  const all = Object.values<FlowEvent>(events);
  const places = placesOf(machine);

  test('never leave the chart and never throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...all), { maxLength: 30 }), async (sequence) => {
        const rig = new Rig(machine, all, input, new Coverage());
        for (const event of sequence) {
          await rig.attempt(event);
          const { status, _nodes } = rig.actor.getSnapshot() as AnyMachineSnapshot;
          expect(['active', 'done']).toContain(status);
          const atoms = _nodes.filter(({ type }) => type === 'atomic' || type === 'final');
          expect(places).toEqual(expect.arrayContaining(atoms.map(({ id }) => id)));
        }
        rig.actor.stop();
      }),
      { numRuns: 50 },
    );
  });
});
