import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate';
import type { FlowInPage } from './in-page';
import { flowPaths, type PathModel } from './paths';
import type { FlowEvent } from './rig';
import type { Table } from './table';

/** The expected state of a flow at a stop. `running` holds the input of each running actor, by id. */
interface FlowValue {
  value: unknown;
  context: unknown;
  running: Record<string, unknown>;
  /** 'active' by default. */
  status?: 'done';
}

/** A flow's machine, its events by name, and the table of what is expected of it. */
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
  /** The same in a tester's words. Every model of the project has them. */
  inPage?: FlowInPage<TStop, TEvent>;
}

/** The paths that walk every transition of a flow. `only` leaves out events that cannot be made to happen. */
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
