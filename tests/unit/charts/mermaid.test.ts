import { chartOf } from '@/machines/chart';
import { expect, test } from 'vitest';
import { and, createMachine, fromPromise, setup } from 'xstate';
import { definitionJson } from '../../../scripts/charts/definition';
import { mermaid } from '../../../scripts/charts/mermaid';
import { chartFiles } from '../../../scripts/charts/write';

const visitMachine = setup({
  actors: { fetch: fromPromise(() => Promise.reject(new Error('fetch'))) },
  guards: { isReady: () => true, isAllowed: () => true },
  actions: { note: () => {}, greet: () => {} },
  delays: { limit: 1500, later: () => 1 },
}).createMachine({
  id: 'visit',
  initial: 'waiting',
  on: { 'visit.note': { actions: 'note' } },
  states: {
    waiting: {
      always: { guard: and(['isReady', 'isAllowed']), target: 'inside' },
      after: { later: 'gone' },
    },
    inside: {
      initial: 'hall',
      entry: 'greet',
      on: { 'visit.again': { target: 'inside', reenter: true }, 'visit.leave': '.room' },
      onDone: 'gone',
      states: {
        hall: {
          entry: 'greet',
          invoke: { id: 'fetchCoat', src: 'fetch', onDone: 'room', onError: '#visit.gone' },
          after: { limit: { target: 'room', actions: ['note', 'greet'] } },
        },
        room: { type: 'final' },
      },
    },
    gone: {
      type: 'parallel',
      states: { light: { initial: 'off', states: { off: {} } }, door: {} },
    },
  },
});

const drawn = `stateDiagram-v2
  state "waiting" as visit_waiting
  state "inside" as visit_inside {
    state "hall" as visit_inside_hall
    visit_inside_hall : runs fetchCoat
    visit_inside_hall : first greet
    state "room" as visit_inside_room
    state "anywhere in inside" as visit_inside__anywhere
    [*] --> visit_inside_hall
    visit_inside_room --> [*]
  }
  state "gone" as visit_gone {
    state "light" as visit_gone_light {
      state "off" as visit_gone_light_off
      [*] --> visit_gone_light_off
    }
    --
    state "door" as visit_gone_door
  }
  state "anywhere" as visit__anywhere
  visit__anywhere : visit.note / note
  [*] --> visit_waiting
  visit_waiting --> visit_gone : after later
  visit_waiting --> visit_inside : at once [isReady and isAllowed]
  visit_inside__anywhere --> visit_inside_hall : visit.again
  visit_inside__anywhere --> visit_inside_room : visit.leave
  visit_inside__anywhere --> visit_gone : inside ends
  visit_inside_hall --> visit_inside_room : fetchCoat succeeds<br/>after 1.5 s / note, greet
  visit_inside_hall --> visit_gone : fetchCoat fails`;

test('a chart as a Mermaid state diagram', () => {
  const { delays } = visitMachine.implementations;
  expect(mermaid(chartOf(visitMachine), delays)).toBe(drawn);
});

test('a definition holds what is taken at once, the guards that are joined, and no code', () => {
  const { states } = JSON.parse(definitionJson(visitMachine));
  expect(states.waiting).toEqual({
    id: 'visit.waiting',
    key: 'waiting',
    type: 'atomic',
    initial: { target: [], source: '#visit.waiting', actions: [], eventType: null },
    history: false,
    states: {},
    on: {
      'xstate.after.later.visit.waiting': [
        {
          delay: 'later',
          event: 'xstate.after.later.visit.waiting',
          eventType: 'xstate.after.later.visit.waiting',
          source: '#visit.waiting',
          target: ['#visit.gone'],
          actions: [],
          reenter: false,
        },
      ],
    },
    always: [
      {
        guard: { type: 'and', guards: ['isReady', 'isAllowed'] },
        target: ['#visit.inside'],
        actions: [],
        source: '#visit.waiting',
        reenter: false,
        eventType: '',
      },
    ],
    entry: [{ type: 'xstate.raise' }],
    exit: [{ type: 'xstate.cancel' }],
    order: 1,
    invoke: [],
    tags: [],
  });
  expect(JSON.parse(definitionJson(createMachine({ context: { a: 1 } })))).not.toHaveProperty(
    'transitions',
  );
});

const line =
  /^( *(state "[^":;#]+" as \w+( \{)?|\}|--|(\w+|\[\*\]) --> (\w+|\[\*\])( : [^:;#"]+)?|\w+ : [^:;#"]+))$/;

/**
 * What Mermaid would not read: a line of another form, an end without a start, a state never declared; and what
 * it would lay over something else: two arrows with the same ends, one that leads back to where it begins.
 */
function mermaidFaults(diagram: string): string[] {
  const [first, ...lines] = diagram.split('\n');
  const declared = lines.flatMap((one) => / as (\w+)/.exec(one)?.[1] ?? []);
  const used = lines
    .filter((one) => !one.includes(' as '))
    .flatMap((one) => (one.split(' : ')[0] ?? '').match(/\w+/g) ?? []);
  const arrows = lines.flatMap((one) => /^ *(.* --> .*?)( : |$)/.exec(one)?.[1] ?? []);
  let depth = 0;
  const depths = lines.map((one) => (depth += one.endsWith('{') ? 1 : one.endsWith('}') ? -1 : 0));
  return [
    ...(first === 'stateDiagram-v2' ? [] : ['it is no state diagram']),
    ...lines.filter((one) => !line.test(one)),
    ...(depth === 0 && depths.every((one) => one >= 0) ? [] : ['braces do not match']),
    ...arrows.filter((way, index) => arrows.indexOf(way) !== index).map((way) => `${way} twice`),
    ...arrows.filter((way) => /^(\w+) --> \1$/.test(way)).map((way) => `${way} leads back`),
    ...declared.filter((id, index) => declared.indexOf(id) !== index).map((id) => `${id} twice`),
    ...[...new Set(used)].filter((id) => !declared.includes(id)).map((id) => `${id} undeclared`),
  ];
}

test.each([
  ['it is no state diagram', drawn.replace('-v2', '')],
  ['  visit_waiting : a: b', `${drawn}\n  visit_waiting : a: b`],
  ['  note left of visit_waiting', `${drawn}\n  note left of visit_waiting`],
  ['braces do not match', drawn.replace('\n  }\n', '\n')],
  ['braces do not match', `${drawn}\n  }\n  state "a" as a {`],
  ['visit_waiting twice', drawn.replace('as visit_gone_door', 'as visit_waiting')],
  ['visit_waiting --> visit_gone twice', `${drawn}\n  visit_waiting --> visit_gone : visit.fall`],
  ['visit_gone --> visit_gone leads back', `${drawn}\n  visit_gone --> visit_gone : visit.fall`],
  ['visit_cellar undeclared', `${drawn}\n  visit_waiting --> visit_cellar : visit.fall`],
])('a diagram with a fault is not taken: %s', (fault, diagram) => {
  expect(mermaidFaults(diagram)).toContain(fault);
});

test('every diagram of docs/statecharts is one that Mermaid reads', async () => {
  const pages = [...(await chartFiles())].filter(
    ([name]) => name.endsWith('.md') && name !== 'README.md',
  );
  const faults = pages.map(([name, page]) => [
    name,
    mermaidFaults(/```mermaid\n([\s\S]*?)\n```/.exec(page)?.[1] ?? ''),
  ]);
  expect(faults).toEqual(pages.map(([name]) => [name, []]));
  expect(mermaidFaults(drawn)).toEqual([]);
});

test('a name is drawn as text, whatever it holds', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'a "b"; <c>',
    states: { 'a "b"; <c>': { on: { '<script>\n#1': 'shut' } }, shut: {} },
  });
  expect(mermaid(chartOf(machine), {}).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "a #34;b#34;#59; #60;c#62;" as door_a__b____c_',
    '  state "shut" as door_shut',
    '  [*] --> door_a__b____c_',
    '  door_a__b____c_ --> door_shut : #60;script#62; #35;1',
  ]);
});
