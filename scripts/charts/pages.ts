import { type Chart, chartOf } from '@/machines/chart';
import type { Subject } from '../../tests/models/subjects';
import { inMarkdown, spaced } from '../paths/words';
import { type Behaviour, further, specified } from './behaviours';
import { sourceOf } from './sources';
import { type Delays, mermaid, triggerWords } from './mermaid';

/** A machine with its source and the browser specs that walk each of its models. */
export interface Documented extends Subject {
  source: string;
  walkedBy: string[];
}

/** The tests that walk a machine: those of its models, and those in the browser. */
const testsOf = ({ models, walkedBy }: Documented) => [
  ...new Set([
    ...models.map(({ path }) => path.replace(/(flow|model)\.ts$/, 'test.ts')),
    ...walkedBy,
  ]),
];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (columns: string[], rows: string[][]): string =>
  [columns, columns.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');
const code = (names: readonly string[]) =>
  names.map((name) => `\`${name.replaceAll('`', "'")}\``).join(', ');

const nameOf = ({ states }: Chart, id: string) => {
  const path = states.find((state) => state.id === id)?.path ?? [];
  return path.length === 0 ? 'anywhere' : path.join('.');
};

/** The sentence that stands above the machine in its file. */
export const purpose = (source: string): string =>
  (/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(source)?.[1] ?? '')
    .replaceAll(/\s*\n \*\s*/g, ' ')
    .trim();

const block = (title: string, source: string) =>
  `<details>\n<summary>${title}</summary>\n\n\`\`\`js\n${source}\`\`\`\n\n</details>`;

/** The chart as sources that other tools take. */
function sources(machine: Subject['machine']): string[] {
  const [old, now] = [sourceOf(machine, 4), sourceOf(machine, 5)];
  return [
    '## To copy',
    'Each block stands alone: guards pass, actions do nothing and actors never end, by their names.',
    block('XState 5, for the Stately editor and its VS Code extension', now.code),
    block('XState 4, for the older visualiser at stately.ai/viz', old.code),
    ...(old.unsaid.length > 0
      ? [`XState 4 has no words for ${old.unsaid.map(inMarkdown).join('; ')}.`]
      : []),
  ];
}

/** How a machine is watched at work, on the first screen that runs it. */
function watching({ name, models }: Documented): string[] {
  const screens = [...specified, ...further].flatMap((row) =>
    'machines' in row ? (row.machines[name] ?? []) : [],
  );
  const [screen = '/'] = screens;
  const address = `http://localhost:4173${screen === 'every page' ? '/' : screen}?inspect`;
  return [
    '## To watch',
    `Run \`npm run dev\`, sign in as somebody who may open the screen, and open <${address}>: the Stately inspector shows every actor of the page in a window of its own.${
      models.every(({ kind }) => kind === 'lifecycle')
        ? ' A record has no actor; what is seen there are the flows that ask for its steps.'
        : ''
    }`,
  ];
}

/** A machine's page: its purpose, its diagram, the same in tables, and as source for other tools. */
export function machinePage(subject: Documented): string {
  const { name, path, machine, source } = subject;
  const chart = chartOf(machine);
  const delays = machine.implementations.delays as Delays;
  const states = chart.states
    .filter(({ id }) => id !== chart.id)
    .map((state) => [
      inMarkdown(state.path.join('.')),
      code(state.invokes.map(({ id }) => id)),
      code([...state.entry, ...state.exit.map((action) => `${action} on leaving`)]),
    ]);
  const always = chart.states[0]?.invokes.map(({ id }) => id) ?? [];
  const transitions = chart.transitions.map((transition) => [
    inMarkdown(nameOf(chart, transition.source)),
    inMarkdown(triggerWords(transition, delays)),
    code(transition.guards),
    transition.targets.map((id) => inMarkdown(nameOf(chart, id))).join(', ') || 'stays',
    code(transition.actions),
  ]);
  return `${[
    `# ${capital(spaced(name))}`,
    purpose(source),
    `From [\`${path}\`](../../${path}), definition in [${name}.json](${name}.json), walked by ${code(testsOf(subject))}.`,
    `\`\`\`mermaid\n${mermaid(chart, delays)}\n\`\`\``,
    ...(always.length > 0 ? [`All the while it runs ${code(always)}.`] : []),
    table(['State', 'Runs', 'On entering'], states),
    table(['From', 'When', 'If', 'To', 'Does'], transitions),
    ...sources(machine),
    ...watching(subject),
  ].join('\n\n')}\n`;
}

function rowsOf(behaviour: Behaviour, subjects: Documented[]): string[][] {
  if ('without' in behaviour)
    return [[behaviour.behaviour, `none: ${behaviour.without}`, '', '', '', '']];
  return Object.entries(behaviour.machines).map(([machine, screens], index) => {
    const subject = subjects.find(({ name }) => name === machine);
    if (subject === undefined) throw new Error(`No machine ${machine}`);
    const chart = chartOf(subject.machine);
    const places = chart.states.filter(({ type }) => type === 'atomic' || type === 'final');
    const events = chart.transitions.filter(({ trigger }) => trigger.kind === 'event');
    return [
      index === 0 ? behaviour.behaviour : '',
      `[${machine}](${machine}.md)`,
      places.map(({ path }) => path.join('.')).join(', '),
      [...new Set(events.map(({ event }) => event))].join(', '),
      screens.join(', '),
      testsOf(subject).join(', '),
    ];
  });
}

/** The list of every behaviour, with its machine, states, events, screens and tests. */
export function overview(subjects: Documented[]): string {
  const columns = ['Behaviour', 'Machine', 'States', 'Events', 'Screens', 'Walked by'];
  const section = (behaviours: Behaviour[]) =>
    table(
      columns,
      behaviours.flatMap((behaviour) => rowsOf(behaviour, subjects)),
    );
  return `${[
    '# The state charts',
    'Written by `npm run charts`; do not edit. Which behaviour is which machine stands in `scripts/charts/behaviours.ts`.',
    'In a drawing an arrow says when it is taken, in brackets if what, and after the slash what it does. A box holds what its state runs, what it does first, and what may happen without leaving it; a box called ‘anywhere’ holds what may happen in every state, and its arrows lead out of every state.',
    '## Section 4 of the specification',
    section(specified),
    '## Beyond it',
    section(further),
  ].join('\n\n')}\n`;
}
