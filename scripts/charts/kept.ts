import { type Chart, triggerOf } from '@/machines/chart';
import type { AnyStateMachine } from 'xstate';
import type { Subject } from '../../tests/models/subjects';
import { definitionJson } from './definition';

/** A transition as a page keeps it. */
export interface Way {
  from: string;
  /** What makes it happen, as XState names it. Empty for one that is taken at once. */
  on: string;
  /** Its guard by one name. Empty without one. */
  if: string;
  to: string[];
  does: string[];
  /** Whether the state is left and entered again. */
  anew: boolean;
}

/** A state as a page keeps it. Its id without the machine's is its path. */
export interface Place {
  id: string;
  type: string;
  first: string | null;
  enters: string[];
  leaves: string[];
  runs: string[];
}

/** A chart as it was kept at some commit: what of it an owner would agree to. */
export interface Kept {
  id: string;
  places: Place[];
  ways: Way[];
  /** Milliseconds by name. Null where the commit kept none. */
  delays: Record<string, number> | null;
  /** The sentences of refusals, by the guard or event that refuses. Null where the commit kept none. */
  sentences: Record<string, string[]> | null;
}

interface Definition {
  id: string;
  type: string;
  initial?: { target: string[] };
  states: Record<string, Definition>;
  on: Record<string, Transition[]>;
  always?: Transition[];
  entry: { type: string }[];
  exit: { type: string }[];
  invoke: { id: string }[];
}
interface Transition {
  target?: string[];
  guard?: Guard;
  actions: (string | { type: string })[];
  reenter: boolean;
}
type Guard = string | { type: string; guards?: Guard[] };

const guardName = (guard: Guard): string => {
  if (typeof guard === 'string') return guard;
  const names = (guard.guards ?? []).map(guardName);
  if (names.length === 0) return guard.type;
  return guard.type === 'not' ? `not ${names.join()}` : names.join(` ${guard.type} `);
};

const own = (actions: { type: string }[]) =>
  actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));
const plain = (id: string) => id.replace(/^#/, '');

/** A definition of `definitionJson`, with what it says of delays and sentences. */
export function keptOf(json: string): Kept {
  const root = JSON.parse(json) as Definition & Partial<Pick<Kept, 'delays' | 'sentences'>>;
  const nodes: Definition[] = [];
  const visit = (node: Definition) => {
    nodes.push(node);
    Object.values(node.states).forEach(visit);
  };
  visit(root);
  return {
    id: root.id,
    delays: root.delays ?? null,
    sentences: root.sentences ?? null,
    places: nodes.map(({ id, type, initial, entry, exit, invoke }) => ({
      id,
      type,
      first: initial?.target[0] === undefined ? null : plain(initial.target[0]),
      enters: own(entry),
      leaves: own(exit),
      runs: invoke.map((one) => one.id),
    })),
    ways: nodes.flatMap((node) =>
      [...Object.entries(node.on), ['', node.always ?? []] as const].flatMap(([on, all]) =>
        all.map(({ target, guard, actions, reenter }) => ({
          from: node.id,
          on,
          if: guard === undefined ? '' : guardName(guard),
          to: (target ?? []).map(plain),
          does: actions.map((action) => (typeof action === 'string' ? action : action.type)),
          anew: reenter,
        })),
      ),
    ),
  };
}

/** A chart that was kept, to be drawn. */
export const chartOfKept = ({ id, places, ways }: Kept): Chart => ({
  id,
  states: places.map((place) => ({
    id: place.id,
    path: place.id.split('.').slice(1),
    parent: place.id === id ? null : place.id.split('.').slice(0, -1).join('.'),
    type: place.type as Chart['states'][number]['type'],
    initial: place.first,
    entry: place.enters,
    exit: place.leaves,
    invokes: place.runs.map((run) => ({ id: run, src: run })),
  })),
  transitions: ways.map((way) => ({
    source: way.from,
    event: way.on,
    trigger: triggerOf(way.on, way.from),
    guards: way.if === '' ? [] : [way.if],
    targets: way.to,
    actions: way.does,
  })),
});

/** The sentences of the lifecycles that stand on a machine, by the guard or event that refuses. */
function sentencesOf({ models }: Pick<Subject, 'models'>): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const model of models) {
    if (model.kind !== 'lifecycle') continue;
    for (const [name, sentence] of Object.entries(model.life.lifecycle.asks)) {
      const known = all[name] ?? [];
      all[name] = known.includes(sentence) ? known : [...known, sentence];
    }
  }
  return all;
}

/** What a page keeps of a machine: its definition, its delays and its sentences. */
export function keptJson(subject: Pick<Subject, 'models'> & { machine: AnyStateMachine }): string {
  const delays = Object.entries(subject.machine.implementations.delays).filter(
    ([, delay]) => typeof delay === 'number',
  );
  const definition = JSON.parse(definitionJson(subject.machine)) as object;
  return `${JSON.stringify(
    {
      ...definition,
      delays: Object.fromEntries(delays),
      sentences: sentencesOf(subject),
    },
    null,
    2,
  )}\n`;
}
