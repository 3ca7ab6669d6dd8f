import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A copy of a machine whose guards record their names in `failed` when they do not hold. */
interface Asked {
  machine: AnyStateMachine;
  failed: string[];
}
type Guard = (args: never, params: never) => boolean;
const asked = new WeakMap<AnyStateMachine, Asked>();

function askedOf(machine: AnyStateMachine): Asked {
  const known = asked.get(machine);
  if (known !== undefined) return known;
  const failed: string[] = [];
  const guards = Object.entries<Guard | undefined>(machine.implementations.guards).map(
    ([name, holds]) => [
      name,
      (...of: Parameters<Guard>) => {
        const passes = holds?.(...of) === true;
        if (!passes) failed.push(name);
        return passes;
      },
    ],
  );
  const made = { machine: machine.provide({ guards: Object.fromEntries(guards) }), failed };
  asked.set(machine, made);
  return made;
}

/** The name of the first guard that refuses an event. Undefined where no guard does. */
export function guardAgainst(
  machine: AnyStateMachine,
  { value, context }: AnyMachineSnapshot,
  event: AnyEventObject,
): string | undefined {
  const { machine: asking, failed } = askedOf(machine);
  failed.length = 0;
  asking.resolveState({ value, context }).can(event);
  return failed[0];
}

/** A guard's name, or the names of the guards that `and` joins. Empty without a guard. */
export function guardNames(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  const { type, guards } = (guard ?? {}) as { type?: string; guards?: unknown[] };
  return guards?.flatMap(guardNames) ?? (type === undefined ? [] : [type]);
}
