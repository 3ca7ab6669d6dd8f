import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, type AnyMachineSnapshot, createActor } from 'xstate';
import { Coverage } from './coverage';
import { type FlowModel, pathsOf } from './flow';
import { runningIn } from './paths';
import { Rig } from './rig';
import { expectedAt, unwalkedRows, walk } from './table';

/** Replays a path on a real actor and compares the whole value at every stop with the table. */
export async function replay<TStop extends string, TEvent extends string>(
  { machine, events, table, start, input }: FlowModel<TStop, TEvent>,
  path: readonly TEvent[],
  coverage: Coverage,
): Promise<void> {
  const names = Object.keys(events) as TEvent[];
  const rig = new Rig(machine, Object.values(events), input, coverage);
  const compare = (stop: TStop, trail: readonly TEvent[]) => {
    const snapshot = rig.actor.getSnapshot() as AnyMachineSnapshot;
    const { value, context, status } = snapshot;
    expect({ stop, value, context, status, running: runningIn(snapshot) }).toStrictEqual({
      stop,
      status: 'active',
      ...expectedAt(table, stop, trail),
    });
  };
  await walk(table, start, path, {
    look: async (stop, trail) => {
      compare(stop, trail);
      const snapshot = rig.actor.getSnapshot() as AnyMachineSnapshot;
      if (snapshot.status === 'done') return;
      const taken = names.filter((name) => table[stop].on[name] !== undefined);
      const sendable = names.filter((name) => events[name].how === 'sent');
      expect(
        sendable.filter((name) => snapshot.can(events[name].event)),
        `what ${stop} can take`,
      ).toEqual(sendable.filter((name) => taken.includes(name)));
      const waits = taken.some((name) => events[name].how === 'waited');
      for (const name of names) {
        if (taken.includes(name) || (waits && events[name].how === 'waited')) continue;
        rig.refuse(events[name]);
      }
      compare(stop, trail);
    },
    make: (name, stop, trail) => rig.make(events[name], () => compare(stop, trail)),
  });
  rig.actor.stop();
}

const failureOf = (logic: AnyActorLogic) =>
  new Promise((resolve) => {
    const actor = createActor(logic);
    actor.subscribe({ error: resolve });
    actor.start();
  });

/** Registers a test for every path of a flow, and one that no part of the machine or the table is left out. */
export function describeFlow<TStop extends string, TEvent extends string>(
  name: string,
  model: FlowModel<TStop, TEvent>,
): void {
  describe(`${name}: every path`, () => {
    const paths = pathsOf(model);
    test.each(paths.map((path) => ({ title: path.join(', '), path })))(
      '$title',
      async ({ path }) => {
        await expect(replay(model, path, new Coverage())).resolves.toBeUndefined();
      },
    );
    test('every state, transition and table row is walked', async ({ task }) => {
      const coverage = new Coverage();
      for (const path of paths) await replay(model, path, coverage);
      const names = Object.keys(model.events) as TEvent[];
      const unchanged = Object.values<(typeof model.table)[TStop]>(model.table).flatMap(({ on }) =>
        names.filter((event) => on[event] === undefined),
      );
      task.meta.walked = {
        machine: model.machine.id,
        ...coverage.walkedOf(model.machine),
        paths: paths.length,
        refused: { 'Changes nothing': unchanged.length },
      };
      expect(coverage.missing(model.machine)).toEqual([]);
      expect(unwalkedRows(model.table, model.start, paths)).toEqual([]);
    });
    test('an actor that nobody provided fails by its own name', async () => {
      const actors = Object.entries(
        model.machine.implementations.actors as Record<string, AnyActorLogic>,
      );
      const failures = actors.map(([, logic]) => failureOf(logic));
      expect(await Promise.all(failures)).toEqual(actors.map(([actor]) => new Error(actor)));
    });
  });
}
