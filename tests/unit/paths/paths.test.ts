import type { HistoryEntry } from '@/data/schemas/history';
import { expect, test } from 'vitest';
import { machineCases } from '../../../scripts/paths/cases';
import { coverageLine, formats } from '../../../scripts/paths/formats';
import { changes, commandWords, flowEventWords, stateName } from '../../../scripts/paths/words';
import { setup } from 'xstate';
import { readRegistry } from '../../models/registry';
import { type Model, subjectsOf } from '../../models/subjects';
import { answered, sent, told } from '../../models/support/rig';

const { machineFiles, modelFiles } = await readRegistry();
const subjects = subjectsOf(machineFiles, modelFiles);
const only = async (name: string) =>
  Promise.all(subjects.filter((subject) => subject.name === name).map(machineCases));

const line = 'tryout-panel: states 4 of 4 (100%), transitions 6 of 6 (100%), 3 test cases';

const panel = `# Tryout panel

${line}

### 1. Open, panel loads, close

- **Given** the tryout panel is at “closed”.
- **When** “open”: the person sends panel.open,
  **then** the tryout panel is at “opening”; loadPanel is at work.
- **When** “panel loads”: loadPanel succeeds,
  **then** the tryout panel is at “open”.
- **When** “close”: the person sends panel.close,
  **then** the tryout panel is at “closed”.

### 2. Open, panel fails, open

- **Given** the tryout panel is at “closed”.
- **When** “open”: the person sends panel.open,
  **then** the tryout panel is at “opening”; loadPanel is at work.
- **When** “panel fails”: loadPanel fails with "no such chunk",
  **then** the tryout panel is at “unavailable”.
- **When** “open”: the person sends panel.open,
  **then** the tryout panel is at “opening”; loadPanel is at work.

### 3. Open, panel hangs

- **Given** the tryout panel is at “closed”.
- **When** “open”: the person sends panel.open,
  **then** the tryout panel is at “opening”; loadPanel is at work.
- **When** “panel hangs”: 20 s pass,
  **then** the tryout panel is at “unavailable”.
`;

const rows = [
  '\uFEFFMachine,Case,Title,Step,Given,When,Event,Payload,Then',
  'tryout-panel,1,"open, panel loads, close",1,the tryout panel is at “closed”,“open”: the person sends panel.open,panel.open,{},"the tryout panel is at “opening”; loadPanel is at work"',
  'tryout-panel,1,"open, panel loads, close",2,,“panel loads”: loadPanel succeeds,xstate.done.actor.loadPanel,{},the tryout panel is at “open”',
  'tryout-panel,1,"open, panel loads, close",3,,“close”: the person sends panel.close,panel.close,{},the tryout panel is at “closed”',
  'tryout-panel,2,"open, panel fails, open",1,the tryout panel is at “closed”,“open”: the person sends panel.open,panel.open,{},"the tryout panel is at “opening”; loadPanel is at work"',
  'tryout-panel,2,"open, panel fails, open",2,,"“panel fails”: loadPanel fails with ""no such chunk""",xstate.error.actor.loadPanel,"{""error"":""no such chunk""}",the tryout panel is at “unavailable”',
  'tryout-panel,2,"open, panel fails, open",3,,“open”: the person sends panel.open,panel.open,{},"the tryout panel is at “opening”; loadPanel is at work"',
  'tryout-panel,3,"open, panel hangs",1,the tryout panel is at “closed”,“open”: the person sends panel.open,panel.open,{},"the tryout panel is at “opening”; loadPanel is at work"',
  'tryout-panel,3,"open, panel hangs",2,,“panel hangs”: 20 s pass,xstate.after.loadingLimit.tryoutPanel.opening,{},the tryout panel is at “unavailable”',
  '',
].join('\r\n');

const hanging = {
  machine: 'tryout-panel',
  coverage: { states: { walked: 4, all: 4 }, transitions: { walked: 6, all: 6 } },
  missing: [],
  cases: [
    {
      number: 2,
      title: 'open, panel fails, open',
      given: 'the tryout panel is at “closed”',
      steps: [
        {
          when: '“open”: the person sends panel.open',
          event: { name: 'open', type: 'panel.open', payload: {} },
          expected: 'the tryout panel is at “opening”; loadPanel is at work',
          stop: 'opening',
        },
        {
          when: '“panel fails”: loadPanel fails with "no such chunk"',
          event: {
            name: 'panel fails',
            type: 'xstate.error.actor.loadPanel',
            payload: { error: 'no such chunk' },
          },
          expected: 'the tryout panel is at “unavailable”',
          stop: 'unavailable',
        },
        {
          when: '“open”: the person sends panel.open',
          event: { name: 'open', type: 'panel.open', payload: {} },
          expected: 'the tryout panel is at “opening”; loadPanel is at work',
          stop: 'opening',
        },
      ],
    },
  ],
};

test('a machine’s test cases in words, as Markdown, CSV and JSON', async () => {
  const cases = await only('tryout-panel');
  expect(formats.md(cases)).toBe(panel);
  expect(formats.csv(cases)).toBe(rows);
  const [read] = JSON.parse(formats.json(cases));
  expect({ ...read, cases: read.cases.slice(1, 2) }).toEqual(hanging);
});

const doorMachine = setup({
  types: {
    events: {} as { type: 'door.open'; key: number; by: { name: string }; at: string },
  },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { 'door.open': { target: 'open' } } }, open: {} },
});
const lina = { name: 'Lina Cherif', role: 'teammanager' } as const;
const opening = { type: 'door.open', key: 7, by: lina, at: 'noon' } as const;
const opened = {
  action: 'Opened',
  by: 'Lina Cherif',
  date: 'noon',
  event: opening,
  from: 'shut',
  to: 'open',
};
const at = (status: string, ...history: HistoryEntry[]) => ({ status, history });
const doorModel: Model = {
  name: 'frontDoorModel',
  path: 'tests/models/door.model.ts',
  kind: 'lifecycle',
  life: {
    lifecycle: {
      machine: doorMachine,
      at: (record) => doorMachine.resolveState({ value: (record as ReturnType<typeof at>).status }),
      recordOf: ({ value }) => ({ status: value }),
      asks: {},
      tells: { 'door.open': 'Opened' },
    },
    record: at('shut'),
    events: { 'open by Lina': opening },
    start: 'shut',
    table: {
      shut: { is: at('shut'), on: { 'open by Lina': 'ajar' } },
      ajar: { is: at('open', opened), on: {} },
    },
  },
};

test('a record’s test case says who asks and what changes', async () => {
  expect(
    await machineCases({
      name: 'door',
      path: 'src/machines/door.machine.ts',
      machine: doorMachine,
      models: [doorModel],
    }),
  ).toEqual({
    machine: 'door',
    coverage: { states: { walked: 2, all: 2 }, transitions: { walked: 1, all: 1 } },
    missing: [],
    cases: [
      {
        number: 1,
        title: 'open by Lina',
        given: 'the front door is at “shut”; status is "shut"',
        steps: [
          {
            when: '“open by Lina”: Lina Cherif (teammanager) asks for door.open with key 7',
            event: { name: 'open by Lina', type: 'door.open', payload: { key: 7 } },
            expected:
              'the front door is at “ajar” (state open); status is "open"; history gains {"action":"Opened","by":"Lina Cherif","date":"noon","from":"shut","to":"open"}',
            stop: 'ajar',
          },
        ],
      },
    ],
  });
});

test.each(subjects.map((subject) => [subject.name, subject] as const))(
  '%s: the test cases walk every state and every transition',
  async (_, subject) => {
    const { coverage, missing, cases } = await machineCases(subject);
    expect(missing).toEqual([]);
    expect(coverage.states.walked).toBe(coverage.states.all);
    expect(coverage.transitions.walked).toBe(coverage.transitions.all);
    expect(cases.map(({ number }) => number)).toEqual(cases.map((__, index) => index + 1));
  },
  60_000,
);

test('what no path walks is counted and named', async () => {
  const [subject] = subjects.filter(({ name }) => name === 'tryout-panel');
  const [model] = subject?.models ?? [];
  if (subject === undefined || model?.kind !== 'flow') throw new Error('no tryout panel');
  const { 'panel hangs': _, ...events } = model.flow.events;
  const cases = await machineCases({
    ...subject,
    models: [{ ...model, flow: { ...model.flow, events } }],
  });
  expect(coverageLine(cases)).toBe(
    [
      'tryout-panel: states 4 of 4 (100%), transitions 5 of 6 (83%), 2 test cases',
      '  not walked: tryoutPanel.opening: xstate.after.loadingLimit.tryoutPanel.opening → tryoutPanel.unavailable',
    ].join('\n'),
  );
});

test('a name is told as text, whatever it holds', () => {
  const cases = [
    {
      machine: 'door',
      coverage: { states: { walked: 1, all: 1 }, transitions: { walked: 0, all: 0 } },
      missing: [],
      cases: [
        {
          number: 1,
          title:
            '<script>alert(1)</script>\n# *Bold* [link](http://x) `code` a_b _c_ &lt; a\\b \u202Eturned',
          given: '=1+1',
          steps: [],
        },
      ],
    },
  ];
  expect(formats.md(cases).split('\n')[4]).toBe(
    '### 1. \\<script>alert(1)\\</script> # \\*Bold\\* [link\\](http://x) \\`code\\` a_b \\_c\\_ \\&lt; a\\\\b turned',
  );
  expect(formats.csv(cases)).toContain(",0,'=1+1,,,,\r\n");
  expect(formats.csv(cases)).not.toContain('\u202E');
  expect(formats.json(cases)).toContain(String.raw`a\\b \u202eturned`);
  expect(JSON.parse(formats.json(cases))).toEqual(cases);
});

test('events, states and changes in words', () => {
  expect(flowEventWords(told('watchStore', { type: 'session.replaced', user: null }))).toBe(
    'watchStore tells session.replaced with user null',
  );
  expect(flowEventWords(sent({ type: 'file.open', file: new File([], 'cv.pdf') }))).toBe(
    'the person sends file.open with file "cv.pdf"',
  );
  expect(flowEventWords(answered('signIn', { name: 'Nadia' }))).toBe(
    'signIn answers {"name":"Nadia"}',
  );
  const door = { type: 'door.open', by: 'porter', at: 'noon' };
  expect(commandWords(door)).toBe('"porter" asks for door.open');
  expect(stateName({ form: { open: 'menu' }, password: 'hidden' })).toBe(
    'form.open.menu, password.hidden',
  );
  expect(changes({ a: 1, log: ['x'], all: ['x'] }, { a: 2, log: ['x', 'y'], all: [] })).toEqual([
    'a is 2',
    'log gains "y"',
    'all is []',
  ]);
});
