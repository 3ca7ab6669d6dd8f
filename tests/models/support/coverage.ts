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

/** A transition by its source, event, targets and place among those of the same source and event. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const rivals = transitionsOf(source as unknown as AnyStateNode).filter(
    (other) => other.eventType === eventType,
  );
  const targets = target?.map(({ id }) => id).join(', ') ?? 'itself';
  const place = rivals.length === 1 ? '' : ` (${rivals.indexOf(transition) + 1})`;
  return `${source.id}: ${eventType === '' ? 'always' : eventType}${place} → ${targets}`;
}

/** How many of a machine's parts were gone through, of how many. */
export type Counts = Record<'states' | 'transitions', { walked: number; all: number }>;

const isPlace = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** The ids of the states in which a machine can stand. */
export const placesOf = (machine: AnyStateMachine): string[] =>
  nodesUnder(machine.root as unknown as AnyStateNode)
    .filter(isPlace)
    .map(({ id }) => id);

function partsOf(machine: AnyStateMachine): Record<keyof Counts, string[]> {
  const nodes = nodesUnder(machine.root as unknown as AnyStateNode);
  return {
    states: placesOf(machine),
    transitions: nodes.flatMap((node) => transitionsOf(node).map(nameOf)),
  };
}

/** Notes the states and transitions that an actor of one machine goes through. */
export class Coverage {
  private readonly walked = new Set<string>();

  /** For `createActor`'s `inspect`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    if ('_nodes' in event.snapshot) this.visit(event.snapshot as AnyMachineSnapshot);
    for (const transition of event._transitions) {
      if (transition.source !== undefined) this.walked.add(nameOf(transition));
    }
  };

  /** Notes the states of a snapshot that no transition led to. */
  visit(snapshot: AnyMachineSnapshot): void {
    for (const { id } of snapshot._nodes) this.walked.add(id);
  }

  /** The states and transitions of the machine that were never gone through. */
  missing(machine: AnyStateMachine): string[] {
    const { states, transitions } = partsOf(machine);
    return [...states, ...transitions].filter((name) => !this.walked.has(name));
  }

  /** How many of the machine's states and transitions there are, and were gone through. */
  counts(machine: AnyStateMachine): Counts {
    const { states, transitions } = partsOf(machine);
    const walked = (names: string[]) => names.filter((name) => this.walked.has(name)).length;
    return {
      states: { walked: walked(states), all: states.length },
      transitions: { walked: walked(transitions), all: transitions.length },
    };
  }
}
