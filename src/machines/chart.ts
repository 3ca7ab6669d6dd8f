import type { AnyStateMachine, StateNode } from 'xstate';
import { guardNames } from './guards';

/** A state of a chart. The root is one too: its path is empty and it has no parent. */
interface ChartState {
  id: string;
  /** The names from the root down to it. */
  path: string[];
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The id of the child state that is entered first. Null where a state has no initial child. */
  initial: string | null;
  entry: string[];
  exit: string[];
  invokes: { id: string; src: string }[];
}

/** What makes a transition happen: `name` is an event's type, a delay, or an actor's or a state's id. */
interface ChartTrigger {
  kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'stateDone';
  name: string;
}

/** A transition of a chart. Without targets it stays where it is. */
export interface ChartTransition {
  source: string;
  /** The event's type as the machine spells it. Empty for a transition that is taken at once. */
  event: string;
  trigger: ChartTrigger;
  /** The names of the guards that must all pass. */
  guards: string[];
  targets: string[];
  actions: string[];
}

/** The states and transitions of a machine, without a layout. */
export interface Chart {
  id: string;
  /** The states in the order of the machine's file, each after its parent. */
  states: ChartState[];
  transitions: ChartTransition[];
}

type AnyStateNode = StateNode<never, never>;

function nodesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesUnder(child))];
}

/** The name of an action, an actor or a guard that joins no others. */
export const nameOf = (named: unknown): string => {
  if (typeof named === 'string') return named;
  const { type } = (named ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : 'inline';
};

const namesIn = (named: unknown) => [named ?? []].flat().map(nameOf);

const prefixes = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.done.state.', 'stateDone'],
] as const;

/** The trigger that an event's type stands for. @param source the id of the state that the transition leaves. */
export function triggerOf(event: string, source: string): ChartTrigger {
  if (event === '') return { kind: 'always', name: '' };
  if (event.startsWith('xstate.after.')) {
    return { kind: 'after', name: event.slice('xstate.after.'.length, -`.${source}`.length) };
  }
  const known = prefixes.find(([prefix]) => event.startsWith(prefix));
  return known === undefined
    ? { kind: 'event', name: event }
    : { kind: known[1], name: event.slice(known[0].length) };
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  return [...node.transitions.values(), node.always ?? []].flat().map((transition) => ({
    source: node.id,
    event: transition.eventType,
    trigger: triggerOf(transition.eventType, node.id),
    guards: guardNames(transition.guard),
    targets: (transition.target ?? []).map(({ id }) => id),
    actions: transition.actions.map(nameOf),
  }));
}

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  path: node.path,
  parent: node.parent?.id ?? null,
  type: node.type,
  initial: node.initial?.target?.[0]?.id ?? null,
  entry: namesIn(node.config.entry),
  exit: namesIn(node.config.exit),
  invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })),
});

/** A machine's chart, read from the machine itself. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesUnder(machine.root as unknown as AnyStateNode);
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap(transitionsOf),
  };
}
