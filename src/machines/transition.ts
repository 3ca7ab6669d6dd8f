import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';

const nothing = () => {};
const scopes = new WeakMap<AnyStateMachine, AnyActorScope>();

/**
 * What a transition takes place in: an actor that never starts, and of which a lifecycle asks nothing. XState's own
 * `transition` makes one each time, without an input, which costs more than all else of a step.
 */
function scopeOf(machine: AnyStateMachine): AnyActorScope {
  const known = scopes.get(machine);
  if (known !== undefined) return known;
  const self = createActor(machine, { input: {} });
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  scopes.set(machine, scope);
  return scope;
}

/** The snapshot in which a machine begins. @param input the machine's input. */
export const firstSnapshot = (machine: AnyStateMachine, input: object): AnyMachineSnapshot =>
  machine.getInitialSnapshot(scopeOf(machine), input);

/** The snapshot after an event. Nothing is run. */
export const nextSnapshot = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot => machine.transition(snapshot, event, scopeOf(machine));
