import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { headerFlow } from '../header.flow';
import { Coverage } from './coverage';
import { pathsOf } from './flow';
import { replay } from './replay';
import { unwalkedRows } from './table';

const { table } = headerFlow;

test('a row that the machine does not have is reported', () => {
  const closed = { ...table.closed, on: { ...table.closed.on, escape: 'menu' } } as const;
  expect(unwalkedRows({ ...table, closed }, 'closed', pathsOf(headerFlow))).toEqual([
    'closed + escape',
  ]);
});

test.each([
  ['a row that is missing', 'bell', { ...table.bell, on: {} }],
  [
    'a row that leads elsewhere',
    'menu',
    { ...table.menu, on: { ...table.menu.on, escape: 'menu' } },
  ],
  ['an actor that should run', 'closed', { ...table.closed, is: table.bell.is }],
] as const)('%s fails the replay', async (_, stop, row) => {
  const model = { ...headerFlow, table: { ...table, [stop]: row } };
  const replays = await Promise.allSettled(
    pathsOf(model).map((path) => replay(model, path, new Coverage())),
  );
  expect(replays.map(({ status }) => status)).toContain('rejected');
});

test('a state and a transition that no path reaches are reported', async () => {
  const machine = createMachine({
    id: 'wait',
    initial: 'begun',
    states: { begun: { on: { go: 'over' } }, over: {}, island: { always: 'over' } },
  });
  const coverage = new Coverage();
  await replay(
    {
      machine,
      start: 'begun',
      events: {},
      table: { begun: { is: { value: 'begun', context: {}, running: {} }, on: {} } },
    },
    [],
    coverage,
  );
  expect(coverage.missing(machine)).toEqual([
    'wait.over',
    'wait.island',
    'wait.begun: go → wait.over',
    'wait.island: always → wait.over',
  ]);
});
