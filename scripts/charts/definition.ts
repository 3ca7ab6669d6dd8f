import { and, type AnyStateMachine, not, or, type StateNode } from 'xstate';

type AnyStateNode = StateNode<never, never>;

const joined = { and: and([]), or: or([]), not: not('') } as unknown as Record<
  string,
  { check: unknown }
>;

/** How a guard joins other guards. Undefined where it joins none. */
export function joinedBy(guard: unknown): { type: string; guards: unknown[] } | undefined {
  const { check, guards } = guard as { check?: unknown; guards?: unknown[] };
  const type = Object.keys(joined).find((name) => joined[name]?.check === check);
  return type === undefined || guards === undefined ? undefined : { type, guards };
}

/** Replaces a guard that joins other guards by its name and these guards. Other code is left out of a definition. */
const withoutCode = (_: string, value: unknown): unknown =>
  typeof value === 'function' ? joinedBy(value) : value;

/**
 * A node's definition. XState's own lacks the transitions that are taken at once, and its `transitions` only
 * repeats `on`.
 */
function definitionOf(node: AnyStateNode): object {
  const { transitions: _, ...definition } = node.definition as unknown as Record<string, unknown>;
  const states = Object.entries(node.states).map(([key, child]) => [key, definitionOf(child)]);
  return {
    ...definition,
    ...(node.always !== undefined && { always: node.always }),
    states: Object.fromEntries(states),
  };
}

/** A machine's definition as JSON, states in the order of its file. */
export const definitionJson = (machine: AnyStateMachine): string =>
  `${JSON.stringify(definitionOf(machine.root as unknown as AnyStateNode), withoutCode, 2)}\n`;
