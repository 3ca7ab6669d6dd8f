import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  StateNode,
} from 'xstate';

type AnyStateNode = StateNode<never, never>;

function nodesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesUnder(child))];
}

const transitionsOf = (node: AnyStateNode) =>
  [...node.transitions.values(), node.always ?? []].flat() as AnyTransitionDefinition[];

/** A transition's name: its source, event, targets, and index among those of the same source and event. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const rivals = transitionsOf(source as unknown as AnyStateNode).filter(
    (other) => other.eventType === eventType,
  );
  const targets = target?.map(({ id }) => id).join(', ') ?? 'itself';
  const place = rivals.length === 1 ? '' : ` (${rivals.indexOf(transition) + 1})`;
  return `${source.id}: ${eventType === '' ? 'always' : eventType}${place} → ${targets}`;
}

/** How many states and transitions a machine has, and how many of them were walked. */
export type Counts = Record<'states' | 'transitions', { walked: number; all: number }>;

const isPlace = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** The ids of the states that a machine can be in. */
export const placesOf = (machine: AnyStateMachine): string[] =>
  nodesUnder(machine.root as unknown as AnyStateNode)
    .filter(isPlace)
    .map(({ id }) => id);

/** The names of a machine's states and transitions, as coverage tells them. */
export function partsOf(machine: AnyStateMachine): Record<keyof Counts, string[]> {
  const nodes = nodesUnder(machine.root as unknown as AnyStateNode);
  return {
    states: placesOf(machine),
    transitions: nodes.flatMap((node) => transitionsOf(node).map(transitionName)),
  };
}

/** Records the states and transitions that actors of one machine go through. */
export class Coverage {
  private readonly walked = new Set<string>();

  /** For `createActor`'s `inspect`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    if ('_nodes' in event.snapshot) this.visit(event.snapshot as AnyMachineSnapshot);
    for (const transition of event._transitions) {
      if (transition.source !== undefined) this.walked.add(transitionName(transition));
    }
  };

  /** Records the states of a snapshot that no transition led to. */
  visit(snapshot: AnyMachineSnapshot): void {
    for (const { id } of snapshot._nodes) this.walked.add(id);
  }

  /** The transitions that were walked, by their places in the machine's chart. */
  ways(machine: AnyStateMachine): number[] {
    return partsOf(machine).transitions.flatMap((name, way) => (this.walked.has(name) ? way : []));
  }

  /** The states and transitions of the machine that were never walked. */
  missing(machine: AnyStateMachine): string[] {
    const { states, transitions } = partsOf(machine);
    return [...states, ...transitions].filter((name) => !this.walked.has(name));
  }

  /** The names of the machine's states and transitions that were walked. */
  walkedOf(machine: AnyStateMachine): Record<keyof Counts, string[]> {
    const { states, transitions } = partsOf(machine);
    const walked = (names: string[]) => names.filter((name) => this.walked.has(name));
    return { states: walked(states), transitions: walked(transitions) };
  }

  /** The number of the machine's states and transitions, in all and walked. */
  counts(machine: AnyStateMachine): Counts {
    const { states, transitions } = partsOf(machine);
    const walked = (names: string[]) => names.filter((name) => this.walked.has(name)).length;
    return {
      states: { walked: walked(states), all: states.length },
      transitions: { walked: walked(transitions), all: transitions.length },
    };
  }
}
