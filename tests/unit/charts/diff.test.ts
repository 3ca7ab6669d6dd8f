import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { and, createMachine, setup } from 'xstate';
import { changeOf } from '../../../scripts/charts/diff';
import { chartOfKept, keptJson, keptOf } from '../../../scripts/charts/kept';
import { mermaid } from '../../../scripts/charts/mermaid';

const guards = { byHost: () => true, isPaid: () => true };
const base = {
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: { target: 'ajar', guard: and(['byHost', 'isPaid']), actions: 'ring' } } },
    ajar: { on: { shut: 'shut', push: { target: 'wide' } }, after: { patience: 'shut' } },
    wide: { entry: 'ring', on: { shut: 'shut' } },
  },
};
const made = setup({ guards, actions: { ring: () => undefined }, delays: { patience: 5000 } });
const definitionOf = (config: object) => {
  const machine = createMachine(config as never, made.createMachine({}).implementations as never);
  return JSON.parse(keptJson({ machine, models: [] })) as Record<string, unknown>;
};
const kept = (config: object, more: object = {}) =>
  keptOf(JSON.stringify({ ...definitionOf(config), ...more }));
const before = kept(base);
const { shut, ajar, wide } = base.states;
const withStates = (states: object, more: object = {}) => kept({ ...base, states, ...more });

test('nothing is said of a chart that stayed', () => {
  expect(changeOf(before, kept(base))).toBeNull();
});

test.each([
  [
    'a guard that was dropped',
    withStates({ ajar, wide, shut: { on: { open: { ...shut.on.open, guard: 'byHost' } } } }),
    { sentences: ['In ‘shut’, the event ‘open’ no longer asks ‘isPaid’.'], changed: ['door.shut'] },
  ],
  [
    'a state that was renamed',
    kept({
      ...base,
      states: {
        shut: { on: { open: { ...shut.on.open, target: 'unlatched' } } },
        unlatched: ajar,
        wide,
      },
    }),
    {
      sentences: ['The state ‘ajar’ is now called ‘unlatched’.'],
      changed: ['door.unlatched'],
    },
  ],
  [
    'an event that moved',
    withStates({
      shut: { on: { ...shut.on, push: { target: 'wide' } } },
      ajar: { on: { shut: 'shut' }, after: ajar.after },
      wide,
    }),
    {
      sentences: ['The event ‘push’ moved from ‘ajar’ to ‘shut’.'],
      changed: ['door.shut', 'door.ajar'],
    },
  ],
  [
    'an event that leads elsewhere and does something else, and one that went',
    withStates({
      shut,
      ajar: { on: { push: { target: 'shut', actions: 'ring' } }, after: ajar.after },
      wide,
    }),
    {
      sentences: [
        'In ‘ajar’, the event ‘shut’ went: it led to ‘shut’.',
        'In ‘ajar’, the event ‘push’ now leads to ‘shut’ instead of ‘wide’ and now does ‘ring’.',
      ],
      changed: ['door.ajar'],
    },
  ],
  [
    'a state that came, with another beginning',
    withStates({ ...base.states, locked: { on: { unlock: 'shut' } } }, { initial: 'locked' }),
    {
      sentences: [
        'The state ‘locked’ came.',
        'The chart begins in ‘locked’ instead of ‘shut’.',
        'In ‘locked’, the event ‘unlock’ came: it leads to ‘shut’.',
      ],
      came: ['door.locked'],
      changed: ['door'],
    },
  ],
  [
    'a state that went',
    withStates({ shut, ajar: { on: { shut: 'shut' }, after: ajar.after } }),
    {
      sentences: ['The state ‘wide’ went.', 'In ‘ajar’, the event ‘push’ went: it led to ‘wide’.'],
      changed: ['door.ajar'],
      went: ['door.wide'],
    },
  ],
  [
    'what a state does on entering',
    withStates({ shut, ajar, wide: { on: wide.on } }),
    {
      sentences: ['The state ‘wide’ no longer does on entering ‘ring’.'],
      changed: ['door.wide'],
    },
  ],
  [
    'a delay and a sentence',
    kept(base, { delays: { patience: 8000 }, sentences: { byHost: ['Only the host'] } }),
    {
      sentences: [
        'The delay ‘patience’ is 8 s instead of 5 s.',
        'Whom ‘byHost’ refuses reads “Only the host”.',
      ],
    },
  ],
])('%s is said', (_, after, change) => {
  expect(changeOf(before, after)).toEqual({
    chart: 'door',
    came: [],
    changed: [],
    went: [],
    ...change,
  });
});

const task = await readFile('docs/statecharts/task.json', 'utf8');
interface Node {
  on: Record<string, { guard?: unknown }[]>;
  states: Record<string, Node>;
}

/** The chart of a task with a fault planted. */
const planted = (plant: (assigned: Record<string, Node>) => void) => {
  const chart = JSON.parse(task) as Node;
  plant(chart.states['assigned']?.states ?? {});
  return changeOf(keptOf(task), keptOf(JSON.stringify(chart)))?.sentences;
};

test('what is planted in a real chart is said to somebody who does not know it', () => {
  expect(
    planted(({ done }) => {
      delete done?.on['task.undoHours']?.[0]?.guard;
    }),
  ).toEqual([
    'In ‘assigned.done’, the event ‘task.undoHours’ no longer asks ‘byAssignee’ and ‘isOwnLastEntry’, which refused with “Only an assignee can log hours or mark this done” and “Only the last entry that you logged yourself can be undone”.',
  ]);
  expect(
    planted(({ active, done }) => {
      const { 'task.evaluate': evaluate = [], ...on } = done?.on ?? {};
      if (active === undefined || done === undefined) throw new Error('no such states');
      active.on['task.evaluate'] = evaluate;
      done.on = on;
    }),
  ).toEqual(['The event ‘task.evaluate’ moved from ‘assigned.done’ to ‘assigned.active’.']);
  const renamed = keptOf(task.replaceAll('task.assigned.done', 'task.assigned.finished'));
  expect(changeOf(keptOf(task), renamed)?.sentences).toEqual([
    'The state ‘assigned.done’ is now called ‘assigned.finished’.',
  ]);
});

test('a chart that came or went is said as a whole', () => {
  expect(changeOf(null, before)?.sentences).toEqual(['The whole chart came.']);
  expect(changeOf(before, null)?.sentences).toEqual(['The whole chart went.']);
});

test('what an older commit did not keep is not called new', () => {
  const { delays: _, sentences: __, ...old } = definitionOf(base);
  expect(changeOf(keptOf(JSON.stringify(old)), before)).toBeNull();
});

test('a chart that was kept is drawn as its page draws it', async () => {
  const page = await readFile('docs/statecharts/task.md', 'utf8');
  const json = await readFile('docs/statecharts/task.json', 'utf8');
  const [, drawn] = /```mermaid\n([^]*?)\n```/.exec(page) ?? [];
  expect(mermaid(chartOfKept(keptOf(json)), {})).toEqual(drawn);
});
