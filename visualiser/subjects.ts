import { chartOf, type Chart } from '@/machines/chart';
import data from 'virtual:charts';
import { type Behaviour, further, specified } from '../scripts/charts/behaviours';
import { type Delays, triggerWords } from '../scripts/charts/mermaid';
import type { PlayedCase } from './data';
import type { Picture } from '../scripts/charts/picture';
import { spaced } from '../scripts/paths/words';
import { type Loaded, type Subject, subjectsOf } from '../tests/models/subjects';
import { type Variant, variantsOf } from './variants';

/** A chart with all that the page shows of it. */
export interface ShownChart extends Pick<Subject, 'name' | 'machine' | 'models'> {
  title: string;
  purpose: string;
  picture: Picture;
  cases: PlayedCase[];
  chart: Chart;
  delays: Delays;
  variants: Variant[];
  behaviours: { behaviour: string; screens: string[] }[];
}

const loaded = (modules: Record<string, Record<string, unknown>>): Loaded[] =>
  Object.entries(modules).map(([path, exports]) => ({ path, exports }));

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const behavioursOf = (name: string) =>
  [...specified, ...further].flatMap((row) => {
    const screens = 'machines' in row ? row.machines[name] : undefined;
    return screens === undefined ? [] : [{ behaviour: row.behaviour, screens }];
  });

/** Every chart, by its name. */
export const charts: ReadonlyMap<string, ShownChart> = new Map(
  subjectsOf(
    loaded(import.meta.glob('../src/machines/**/*.machine.ts', { eager: true })),
    loaded(import.meta.glob('../tests/models/*.{flow,model}.ts', { eager: true })),
  ).map((subject) => {
    const { name, machine } = subject;
    const given = data[name];
    if (given === undefined) throw new Error(`${name} is not laid out.`);
    return [
      name,
      {
        ...subject,
        title: capital(spaced(name)),
        ...given,
        chart: chartOf(machine),
        delays: machine.implementations.delays as Delays,
        variants: variantsOf(subject),
        behaviours: behavioursOf(name),
      },
    ];
  }),
);

/** The specification's sections, each with its behaviours in their order. */
export const sections: { title: string; behaviours: Behaviour[] }[] = [
  { title: 'Section 4 of the specification', behaviours: specified },
  { title: 'Beyond it', behaviours: further },
];

/** What a chart is found by: its name, screens, states and events. */
const found = new Map(
  [...charts.values()].map(({ name, title, chart, delays, behaviours }) => [
    name,
    [
      name,
      title,
      ...behaviours.flatMap(({ screens }) => screens),
      ...chart.states.map(({ path }) => path.join('.')),
      ...chart.transitions.map((transition) => triggerWords(transition, delays)),
    ],
  ]),
);

/** What of a behaviour or its charts holds a text. Null where nothing does, empty where nothing is asked. */
export function findings(row: Behaviour, text: string): string[] | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const holds = (words: string) => words.toLowerCase().includes(wanted);
  const names = 'machines' in row ? Object.keys(row.machines) : [];
  const parts = names.flatMap((name) => [
    ...(found.get(name) ?? []).filter((part) => !part.startsWith('/')),
    ...('machines' in row ? (row.machines[name] ?? []) : []),
  ]);
  const hits = [...new Set(parts.filter(holds))];
  return hits.length > 0 || holds(row.behaviour) ? hits : null;
}
