import type { HistoryEntry } from '@/data/schemas/history';
import { expect, test } from 'vitest';
import { machineCases } from '../../../scripts/paths/cases';
import { coverageLine, formats } from '../../../scripts/paths/formats';
import { setup } from 'xstate';
import { readRegistry } from '../../models/registry';
import { type Model, type Subject, subjectsOf } from '../../models/subjects';

const { machineFiles, modelFiles } = await readRegistry();
const subjects = subjectsOf(machineFiles, modelFiles);
const only = (name: string) =>
  subjects.filter((subject) => subject.name === name).map((subject) => machineCases(subject));

const chat = `# Chat

chat: 3 cases for 7 of 7 transitions, at least 3 needed

### chat-1. Chat: loading → marking → read

Covers loading: loadMessages succeeds, to marking; marking: markRead succeeds, to read.

- Sign in as hr@demo.com.
- Open /hr/messages.
- Make the window 390 pixels wide.
- Follow ‘Lina Cherif’ in the list.
- Expect: The conversation is opening.

1. Wait for the messages.
   Expect: The messages stand there.
2. Wait for a moment, and go back to the list.
   Expect: ‘Lina Cherif’ is no longer marked as unread.

### chat-2. `;

const columns = 'ID,Title,Section,Type,Preconditions,Step,Action,Data,Expected Result,References';

test('a machine’s test cases as Markdown, CSV and Gherkin', () => {
  const cases = only('chat');
  expect(formats.md(cases).slice(0, chat.length)).toBe(chat);
  expect(formats.csv(only('workflow-dialog'))).toBe(
    `\uFEFF${[
      columns,
      'workflow-dialog-1,Workflow dialog: closed → open,Workflow dialog,Manual,"Sign in as employee@demo.com.\nOpen /employee/tasks?task=t-102.\nExpect: The task offers ‘More actions’.",1,Press ‘More actions’ and then ‘Show workflow’.,,"A dialog shows the chart of the task, and where it stands: ‘Active’.","closed: workflow.open, to open\nopen: workflow.close, to closed"',
      'workflow-dialog-1,Workflow dialog: closed → open,,,,2,Press Escape.,,The task offers ‘More actions’.,',
      '',
    ].join('\r\n')}`,
  );
  expect(formats.gherkin(only('workflow-dialog'))).toBe(`Feature: Workflow dialog

  # covers closed: workflow.open, to open
  # covers open: workflow.close, to closed
  @manual
  Scenario: workflow-dialog-1. Workflow dialog: closed → open
    Given Sign in as employee@demo.com.
    And Open /employee/tasks?task=t-102.
    Then The task offers ‘More actions’.
    When Press ‘More actions’ and then ‘Show workflow’.
    Then A dialog shows the chart of the task, and where it stands: ‘Active’.
    When Press Escape.
    Then The task offers ‘More actions’.
`);
});

test('what fails is told to the demo before what it answers begins', () => {
  const [{ cases } = { cases: [] }] = only('report-generation');
  expect(cases[0]?.steps.map(({ before, does }) => [before, does])).toEqual([
    [[], 'Choose ‘Completion Rate’ as the ‘Report type’.'],
    [[], 'Press ‘Generate Report’.'],
    [[], 'Wait two seconds.'],
    [[{ call: 'reports.generate', fault: 'refused' }], 'Press ‘Generate Report’.'],
    [[], 'Wait for the answer.'],
    [[{ call: 'reports.generate', fault: 'silent' }], 'Press ‘Try again’.'],
    [[], 'Wait 15 seconds.'],
  ]);
  expect(formats.csv(only('report-generation'))).toContain(
    `,6,Tell the demo to leave the next reports.generate without an answer. Press ‘Try again’.,"sessionStorage['demo.faults'] = '{""reports.generate"":""silent""}'",`,
  );
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
const doorModel = {
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
    inPage: {
      first: ['Build a house.'],
      people: { Lina: { account: 'lina@demo.com', at: 'Go to the door.' } },
      does: { open: 'Turn the key.' },
      sees: { shut: 'The door is shut.', ajar: 'The door is ajar.' },
    },
    table: {
      shut: { is: at('shut'), on: { 'open by Lina': 'ajar' } },
      ajar: { is: at('open', opened), on: {} },
    },
  },
} satisfies Model;
const door: Subject = {
  name: 'door',
  path: 'src/machines/door.machine.ts',
  machine: doorMachine,
  models: [doorModel],
};

test('a record’s test case says who does what where, and holds the exact records', () => {
  expect(machineCases(door)).toEqual({
    machine: 'door',
    transitions: { walked: 1, all: 1 },
    missing: [],
    least: 1,
    unsaid: [],
    cases: [
      {
        id: 'door-1',
        title: 'Front door: shut → ajar',
        covers: ['shut: door.open, to open'],
        notByHand: null,
        given: ['Build a house.'],
        sees: 'The door is shut.',
        steps: [
          {
            before: ['Sign in as lina@demo.com, without loading the page anew.', 'Go to the door.'],
            does: 'Turn the key.',
            sees: 'The door is ajar.',
            event: { name: 'open by Lina', type: 'door.open', payload: { key: 7 } },
            stop: 'ajar',
            expected: at('open', opened),
          },
        ],
      },
    ],
  });
});

const told = (words: Partial<Record<keyof typeof doorModel.life.inPage, object>>): Subject => ({
  ...door,
  models: [
    {
      ...doorModel,
      life: { ...doorModel.life, inPage: { ...doorModel.life.inPage, ...words } },
    } as Model,
  ],
});

test('a row that is missing from the words is named', () => {
  expect(machineCases(told({ does: {} })).unsaid).toEqual([
    "frontDoorModel: nothing is said of 'open by Lina'.",
  ]);
  expect(machineCases(told({ sees: { shut: 'The door is shut.' } })).unsaid).toEqual([
    "frontDoorModel: nothing is said of what is seen at 'ajar'.",
  ]);
});

test('what no page can do is said, and left to the model’s test', () => {
  const [one] = machineCases(told({ people: { Lina: { never: 'Lina is away.' } } })).cases;
  expect({ why: one?.notByHand, does: one?.steps[0]?.does, before: one?.steps[0]?.before }).toEqual(
    {
      why: 'Lina is away.',
      does: 'No page: “open by Lina” happens in the model’s own test.',
      before: [],
    },
  );
});

test.each(subjects.map((subject) => [subject.name, subject] as const))(
  '%s: few cases walk every transition in a tester’s words, and so does every path',
  (_, subject) => {
    const { transitions, missing, cases, least, unsaid } = machineCases(subject);
    expect({ missing, unsaid }).toEqual({ missing: [], unsaid: [] });
    expect(transitions.walked).toBe(transitions.all);
    expect(cases.length).toBeLessThanOrEqual(2 * (least ?? 0));
    const all = machineCases(subject, 'all');
    expect({ missing: all.missing, unsaid: all.unsaid }).toEqual({ missing: [], unsaid: [] });
    const words = cases.flatMap(({ title, given, sees, steps }) => [
      title,
      ...given,
      sees,
      ...steps.flatMap((step) => [step.does, step.sees]),
    ]);
    expect(words.filter((one) => /[{}"]|undefined|\bnull\b/.test(one))).toEqual([]);
  },
);

test('what no case walks is counted and named', () => {
  const [subject] = subjects.filter(({ name }) => name === 'tryout-panel');
  const [model] = subject?.models ?? [];
  if (subject === undefined || model?.kind !== 'flow') throw new Error('no tryout panel');
  const { 'panel hangs': _, ...events } = model.flow.events;
  const cases = machineCases({
    ...subject,
    models: [{ ...model, flow: { ...model.flow, events } }],
  });
  expect(coverageLine(cases)).toBe(
    [
      'tryout-panel: 1 case for 5 of 6 transitions, at least 1 needed',
      '  not walked: opening: after 20 s, to unavailable',
    ].join('\n'),
  );
});

test('only what is asked for is covered', () => {
  const [subject] = subjects.filter(({ name }) => name === 'header');
  if (subject === undefined) throw new Error('no header');
  const wanted = new Set(['header.closed: bell.toggle → header.open.bell']);
  expect(coverageLine(machineCases(subject, wanted))).toBe(
    'header: 1 case for 1 of 1 transitions, at least 1 needed',
  );
});

test('a name is told as text, whatever it holds', () => {
  const [one] = machineCases(door).cases;
  if (one === undefined) throw new Error('no case');
  const odd = {
    ...machineCases(door),
    cases: [
      {
        ...one,
        id: '=1+1',
        title:
          '<script>alert(1)</script>\n# *Bold* [link](http://x) `code` a_b _c_ &lt; a\\b \u202Eturned',
      },
    ],
  };
  expect(formats.md([odd]).split('\n')[4]).toBe(
    '### =1+1. \\<script>alert(1)\\</script> # \\*Bold\\* [link\\](http://x) \\`code\\` a_b \\_c\\_ \\&lt; a\\\\b turned',
  );
  expect(formats.csv([odd])).toContain("\r\n'=1+1,");
  expect(formats.csv([odd])).not.toContain('\u202E');
  expect(formats.gherkin([odd])).not.toContain('\u202E');
  expect(JSON.parse(formats.json([odd]))).toEqual([odd]);
});
