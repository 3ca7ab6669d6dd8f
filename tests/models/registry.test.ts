import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { faultsOf, readRegistry, unwalkedInBrowser } from './registry';
import { type Loaded, subjectsOf } from './subjects';

const doorMachine = createMachine({ id: 'door' });
const gateMachine = createMachine({ id: 'gate' });
const door: Loaded = { path: 'src/machines/a/door.machine.ts', exports: { doorMachine } };
const doorFlow = { machine: doorMachine.provide({}), table: {} };
const doorModels: Loaded = { path: 'tests/models/door.flow.ts', exports: { doorFlow } };
const tests = "describeFlow('door', doorFlow);";

test('a machine belongs to its models, though provided with actors of their own', () => {
  expect(subjectsOf([door], [doorModels])).toEqual([
    {
      name: 'door',
      path: door.path,
      machine: doorMachine,
      models: [{ name: 'doorFlow', path: doorModels.path, kind: 'flow', flow: doorFlow }],
    },
  ]);
  expect(faultsOf([door], [doorModels], tests)).toEqual([]);
});

test.each<[fault: string, machines: Loaded[], models: Loaded[], tests: string]>([
  [
    'src/machines/a/door.machine.ts has no model: write tests/models/door.flow.ts or tests/models/door.model.ts.',
    [door],
    [],
    tests,
  ],
  [
    'src/machines/b/none.machine.ts exports 0 machines: one file, one.',
    [door, { path: 'src/machines/b/none.machine.ts', exports: { none: 1 } }],
    [doorModels],
    tests,
  ],
  [
    'src/machines/b/door.machine.ts: another machine is called door. Rename one.',
    [door, { path: 'src/machines/b/door.machine.ts', exports: { doorMachine } }],
    [doorModels],
    tests,
  ],
  [
    'tests/models/gate.flow.ts exports no model: nothing with a machine or lifecycle and a table.',
    [door],
    [doorModels, { path: 'tests/models/gate.flow.ts', exports: { drafts: {} } }],
    tests,
  ],
  [
    'tests/models/gate.flow.ts: gateFlow is of a machine that src/machines does not export.',
    [door],
    [
      doorModels,
      {
        path: 'tests/models/gate.flow.ts',
        exports: { gateFlow: { machine: gateMachine, table: {} } },
      },
    ],
    `${tests}\ndescribeFlow('gate', gateFlow);`,
  ],
  [
    'tests/models/door.flow.ts: no test beside it passes doorFlow to describeFlow or describeLifecycle.',
    [door],
    [doorModels],
    "import { doorFlow } from './door.flow';",
  ],
])('%s', (fault, machines, models, texts) => {
  expect(faultsOf(machines, models, texts)).toEqual([fault]);
});

test('every machine has a model, and every model a machine and a test', async () => {
  const { machineFiles, modelFiles, tests: texts } = await readRegistry();
  expect(machineFiles.length).toBeGreaterThan(0);
  expect(faultsOf(machineFiles, modelFiles, texts)).toEqual([]);
});

test('a flow that no browser spec walks is reported', () => {
  const fault =
    'tests/models/door.flow.ts: no spec of tests/browser passes doorFlow to walkInBrowser.';
  expect(unwalkedInBrowser([doorModels], 'walkInBrowser(\n  doorFlow, {});')).toEqual([]);
  expect(unwalkedInBrowser([doorModels], 'walkInBrowser(doorFlowToo, {});')).toEqual([fault]);
  expect(unwalkedInBrowser([doorModels], "import { doorFlow } from './door.flow';")).toEqual([
    fault,
  ]);
});

test('a browser walks every flow', async () => {
  const { modelFiles, specs } = await readRegistry();
  expect(unwalkedInBrowser(modelFiles, specs)).toEqual([]);
});
