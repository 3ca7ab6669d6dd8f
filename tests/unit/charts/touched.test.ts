import { expect, test } from 'vitest';
import { and, createMachine, setup } from 'xstate';
import { keptJson, keptOf } from '../../../scripts/charts/kept';
import { touchedBy } from '../../../scripts/charts/touched';

const made = setup({
  guards: { byHost: () => true, isPaid: () => true },
  actions: { ring: () => undefined },
  delays: { patience: 5000 },
});
const base = {
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: { target: 'ajar', guard: and(['byHost', 'isPaid']) } } },
    ajar: { on: { shut: 'shut', push: 'wide' }, after: { patience: 'shut' } },
    wide: { on: { shut: 'shut' } },
  },
};
const kept = (config: object, more: object = {}) => {
  const machine = createMachine(config as never, made.createMachine({}).implementations as never);
  return keptOf(
    JSON.stringify({
      ...(JSON.parse(keptJson({ machine, models: [] })) as object),
      sentences: { byHost: ['Only the host'] },
      ...more,
    }),
  );
};
const before = kept(base);
const { shut, ajar, wide } = base.states;
const opening = 'door.shut: open → door.ajar';
const pushing = 'door.ajar: push → door.wide';
const closing = 'door.ajar: shut → door.shut';
const waiting = 'door.ajar: xstate.after.patience.door.ajar → door.shut';

test.each([
  ['nothing', kept(base), []],
  [
    'a guard that was dropped',
    kept({ ...base, states: { ajar, wide, shut: { on: { open: { target: 'ajar' } } } } }),
    [opening],
  ],
  [
    'what a state does on entering',
    kept({ ...base, states: { shut, ajar, wide: { ...wide, entry: 'ring' } } }),
    [pushing, 'door.wide: shut → door.shut'],
  ],
  [
    'a transition that went',
    kept({ ...base, states: { shut, ajar: { on: { shut: 'shut' }, after: ajar.after }, wide } }),
    [closing, waiting],
  ],
  ['a delay', kept(base, { delays: { patience: 8000 } }), [waiting]],
  ['a sentence', kept(base, { sentences: { byHost: ['Nobody but the host'] } }), [opening]],
])('%s touches the transitions around it', (_, after, touched) => {
  expect([...touchedBy(before, after)].toSorted()).toEqual(touched.toSorted());
});

test('all of a new chart is touched', () => {
  expect([...touchedBy(null, before)].toSorted()).toEqual(
    [opening, pushing, closing, waiting, 'door.wide: shut → door.shut'].toSorted(),
  );
});
