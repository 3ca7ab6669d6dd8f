import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate';
import { flowPaths, type PathModel } from './paths';
import type { FlowEvent } from './rig';
import type { Table } from './table';

/** What a flow is at a stop: `running` holds the actors at work, by id, each with its input. */
interface FlowValue {
  value: unknown;
  context: unknown;
  running: Record<string, unknown>;
  /** 'active' unless said otherwise. */
  status?: 'done';
}

/** A flow's machine, its events by name, and the table it is held to. */
export interface FlowModel<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine = AnyStateMachine,
> {
  machine: TMachine;
  events: Record<TEvent, FlowEvent<EventFromLogic<TMachine>>>;
  table: Table<TStop, TEvent, FlowValue>;
  start: TStop;
  input?: unknown;
  key?: (snapshot: AnyMachineSnapshot) => string;
}

/** The paths that walk every transition of a flow; `only` leaves out what cannot be made to happen. */
export function pathsOf<TStop extends string, TEvent extends string>(
  { machine, events, input, key }: FlowModel<TStop, TEvent>,
  only?: PathModel<TEvent>['only'],
): TEvent[][] {
  const bare = Object.fromEntries(
    Object.entries<FlowEvent>(events).map(([name, { event }]) => [name, event]),
  ) as PathModel<TEvent>['events'];
  return flowPaths({
    machine,
    events: bare,
    input,
    ...(key !== undefined && { key }),
    ...(only !== undefined && { only }),
  });
}
