import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createTestModel, TestModel } from 'xstate/graph';

/** A machine, and the events of its paths by name. */
export interface PathModel<TEvent extends string> {
  machine: AnyStateMachine;
  events: Record<TEvent, EventObject>;
  /** The machine's input. */
  input?: unknown;
  /** What tells two snapshots apart. By default their value, their context and the inputs of running actors. */
  key?: (snapshot: AnyMachineSnapshot) => string;
  /** Leaves out an event at a snapshot, such as one that a browser cannot make happen there. */
  only?: (event: TEvent, snapshot: AnyMachineSnapshot) => boolean;
}

/** The actors that a snapshot runs, by id, each with its input. */
export const runningIn = (snapshot: AnyMachineSnapshot): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<AnyActorRef>(snapshot.children).map(([id, child]) => [
      id,
      child.getSnapshot().input,
    ]),
  );

const wholeSnapshot = (snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, snapshot.context, runningIn(snapshot)]);

/** The key of a snapshot names the transition that led to it, so that the paths walk every transition. */
function options<TEvent extends string>({ events, key = wholeSnapshot, only }: PathModel<TEvent>) {
  const names = new Map(Object.entries(events).map(([name, event]) => [event, name as TEvent]));
  const nameOf = (event: EventObject) => names.get(event);
  return {
    nameOf,
    traversal: {
      events: Object.values<EventObject>(events),
      filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) => {
        const name = nameOf(event);
        return name !== undefined && snapshot.can(event) && (only?.(name, snapshot) ?? true);
      },
      serializeEvent: (event: EventObject) => nameOf(event) ?? event.type,
      serializeState: (
        snapshot: AnyMachineSnapshot,
        event?: EventObject,
        previous?: AnyMachineSnapshot,
      ) =>
        event === undefined || previous === undefined
          ? key(snapshot)
          : `${key(snapshot)} via ${nameOf(event)} from ${key(previous)}`,
    },
  };
}

const namesOf = <TEvent extends string>(
  paths: { steps: { event: EventObject }[] }[],
  nameOf: (event: EventObject) => TEvent | undefined,
): TEvent[][] =>
  paths.map(({ steps }) =>
    steps.map(({ event }) => nameOf(event)).filter((name) => name !== undefined),
  );

/** The shortest paths that walk every transition of a flow. The ends of invokes and delays are events like others. */
export function flowPaths<TEvent extends string>(model: PathModel<TEvent>): TEvent[][] {
  const { nameOf, traversal } = options(model);
  const testModel = new TestModel(model.machine as never, traversal as never);
  return namesOf(testModel.getShortestPaths({ input: model.input }), nameOf);
}

/** The shortest paths that walk every transition of a lifecycle from a snapshot. Throws on an invoke or a delay. */
export function lifecyclePaths<TEvent extends string>(
  model: PathModel<TEvent>,
  fromState: AnyMachineSnapshot,
): TEvent[][] {
  const { nameOf, traversal } = options(model);
  const testModel = createTestModel(model.machine, traversal as never);
  return namesOf(testModel.getShortestPaths({ fromState } as never), nameOf);
}
