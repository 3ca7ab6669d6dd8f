import { fileLine } from '@masar/resume/file-text';
import type { Chart } from '@/machines/chart';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** A delay in words, by its name. */
export type Delays = Record<string, unknown>;

export const nodeId = (id: string) => id.replaceAll(/[^A-Za-z0-9]/g, '_');
const anywhere = (id: string) => `${nodeId(id)}__anywhere`;

/** A name without characters that Mermaid would read as syntax. */
const plain = (name: string) =>
  fileLine(name).replaceAll(/["#;<>{}]/g, (mark) => `#${mark.charCodeAt(0)};`);

/** The trigger of a transition, in words. */
export function triggerWords({ trigger }: Transition, delays: Delays): string {
  const { kind, name } = trigger;
  if (kind === 'event') return name;
  if (kind === 'always') return 'at once';
  if (kind === 'done') return `${name} succeeds`;
  if (kind === 'error') return `${name} fails`;
  if (kind === 'stateDone') return `${name.split('.').at(-1) ?? name} ends`;
  const ms = delays[name] ?? Number(name);
  return typeof ms === 'number' && !Number.isNaN(ms) ? `after ${ms / 1000} s` : `after ${name}`;
}

function label(transition: Transition, delays: Delays): string {
  const { guards, actions } = transition;
  return [
    triggerWords(transition, delays),
    ...(guards.length > 0 ? [`[${guards.join(' and ')}]`] : []),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ]
    .map(plain)
    .join(' ');
}

const isWithin = (id: string, group: string) => id === group || id.startsWith(`${group}.`);
const isPlace = ({ type }: State) => type !== 'compound' && type !== 'parallel';

/**
 * A chart as a Mermaid state diagram that GitHub renders. Mermaid draws no arrow from a group into itself, so a
 * transition that every state of a group takes starts at a node of its own, 'anywhere in …'. Mermaid draws the
 * words of arrows with the same ends over each other, so these are joined into one arrow. Of the arrows that
 * return to their state it draws only the last, so their words stand within the state.
 */
export function mermaid({ states, transitions }: Chart, delays: Delays): string {
  const byId = new Map(states.map((state) => [state.id, state]));
  const sharing = new Set(transitions.map(({ source }) => source));

  const childrenOf = ({ id }: State) => states.filter(({ parent }) => parent === id);

  /** The end of an arrow: the first node within a group where the arrow would come out of the group itself. */
  const arrivalAt = (target: string, source: string): string => {
    const initial = byId.get(target)?.initial ?? null;
    return initial !== null && isWithin(source, target)
      ? arrivalAt(initial, source)
      : nodeId(target);
  };

  const arrows = transitions.flatMap((transition) => {
    const { source, targets } = transition;
    const state = byId.get(source);
    const from = state === undefined || isPlace(state) ? nodeId(source) : anywhere(source);
    const arrivals = targets.length > 0 ? targets.map((id) => arrivalAt(id, source)) : [from];
    return arrivals.map((to) => ({ from, to, words: label(transition, delays) }));
  });

  const staying = (place: string, indent: string) =>
    arrows
      .filter(({ from, to }) => from === place && to === place)
      .map(({ words }) => `${indent}${place} : ${words}`);

  const declared = (state: State, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    const name = plain(state.path.at(-1) ?? state.id);
    if (!isPlace(state)) {
      return [
        `${indent}state "${name}" as ${nodeId(state.id)} {`,
        ...within(state, depth + 1),
        `${indent}}`,
      ];
    }
    return [
      `${indent}state "${name}" as ${nodeId(state.id)}`,
      ...state.invokes.map(({ id }) => `${indent}${nodeId(state.id)} : runs ${plain(id)}`),
      ...state.entry.map((action) => `${indent}${nodeId(state.id)} : first ${plain(action)}`),
      ...staying(nodeId(state.id), indent),
    ];
  };

  const within = (group: State, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    const regions = childrenOf(group).map((child) => declared(child, depth));
    const name = group.path.at(-1);
    const shared = sharing.has(group.id)
      ? [
          `${indent}state "${name === undefined ? 'anywhere' : `anywhere in ${plain(name)}`}" as ${anywhere(group.id)}`,
          ...staying(anywhere(group.id), indent),
        ]
      : [];
    if (group.type === 'parallel') {
      return [
        ...shared,
        ...regions.flatMap((region, at) => (at === 0 ? region : [`${indent}--`, ...region])),
      ];
    }
    const initial = group.initial === null ? [] : [`${indent}[*] --> ${nodeId(group.initial)}`];
    const ends = childrenOf(group)
      .filter(({ type }) => type === 'final')
      .map(({ id }) => `${indent}${nodeId(id)} --> [*]`);
    return [...regions.flat(), ...shared, ...initial, ...ends];
  };

  const ways = new Map<string, string[]>();
  for (const { from, to, words } of arrows) {
    const way = `${from} --> ${to}`;
    if (from !== to) ways.set(way, [...(ways.get(way) ?? []), words]);
  }
  const [top] = states;
  if (top === undefined) throw new Error('A chart has at least its root.');
  const body = top.type === 'parallel' ? declared(top, 1) : within(top, 1);
  const drawn = [...ways].map(([way, words]) => `  ${way} : ${words.join('<br/>')}`);
  return ['stateDiagram-v2', ...body, ...drawn].join('\n');
}
