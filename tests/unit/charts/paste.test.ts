import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createMachine, setup } from 'xstate';
import { pasteFaults } from '../../../scripts/charts/paste';
import { readRegistry } from '../../models/registry';
import { subjectsOf } from '../../models/subjects';

const { machineFiles, modelFiles } = await readRegistry();
const subjects = subjectsOf(machineFiles, modelFiles);

test.each(subjects.map((subject) => [subject.path, subject.machine] as const))(
  '%s pastes into a visualiser as it is',
  async (path, machine) => {
    expect(await pasteFaults(path, await readFile(path, 'utf8'), machine)).toEqual([]);
  },
);

const path = 'door.machine.ts';
const doorMachine = setup({ guards: { knows: () => true, pays: () => true } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { open: 'ajar' } }, ajar: {} },
});
const head = `import type { Key } from '@/data/schemas/key';
import { fits, states } from './locks';
import { and, setup } from 'xstate';
export const doorMachine = setup({ types: { events: {} as Key }, guards: { fits, knows: () => true } })`;
const config = "id: 'door', initial: 'shut', states: { shut: { on: { open: 'ajar' } }, ajar: {} }";

test('types and pure imports are no hindrance', async () => {
  const source = `${head}.createMachine({ ${config} });\nexport const at = (key: Key) => fits(key);`;
  expect(await pasteFaults(path, source, doorMachine)).toEqual([]);
});

test.each([
  [
    'a spread',
    `const shut = { on: { open: 'ajar' } };\n${head}.createMachine({ id: 'door', initial: 'shut', states: { ...{ shut }, ajar: {} } });`,
    ['the config is not one literal: ...{ shut }'],
  ],
  [
    'a computed name',
    `${head}.createMachine({ id: 'door', initial: 'shut', states: { ['shut']: { on: { open: 'ajar' } }, ajar: {} } });`,
    ["the config is not one literal: ['shut']: { on: { open: 'ajar' } }"],
  ],
  [
    'a state from elsewhere',
    `const shut = { on: { open: 'ajar' } };\n${head}.createMachine({ id: 'door', initial: 'shut', states: { shut, ajar: {} } });`,
    ['the config is not one literal: shut'],
  ],
  [
    'states that another file makes',
    `${head}.createMachine({ id: 'door', initial: 'shut', states: states() });`,
    [
      'the config is not one literal: states()',
      'it cannot be read alone: Error: Initial state node "shut" not found on parent state node #door',
    ],
  ],
  [
    'a helper that another file holds at work while the file loads',
    `${head}.createMachine({ id: fits('door'), initial: 'shut', states: { shut: { on: { open: 'ajar' } }, ajar: {} } });`,
    [
      "the config is not one literal: fits('door')",
      'it cannot be read alone: TypeError: Cannot convert object to primitive value',
    ],
  ],
  [
    'two machines',
    `${head}.createMachine({ ${config} });\nexport const other = setup({}).createMachine({});`,
    ['the config is not one literal: 2 calls of createMachine'],
  ],
  [
    'no machine',
    'export const door = 1;',
    [
      'the config is not one literal: 0 calls of createMachine',
      'it cannot be read alone: Error: it names no machine',
    ],
  ],
])('%s is reported', async (_, source, faults) => {
  expect(await pasteFaults(path, source, doorMachine)).toEqual(
    faults.map((fault) => `${path}: ${fault}`),
  );
});

test('another chart than the project’s is reported', async () => {
  const source = `${head}.createMachine({ ${config} });`;
  expect(await pasteFaults(path, source, createMachine({ id: 'door' }))).toEqual([
    `${path}: read alone, it is another chart.`,
  ]);
});
