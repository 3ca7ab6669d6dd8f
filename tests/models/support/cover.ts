import type { WithHistory } from '@/data/schemas/history';
import { firstOf } from '@/machines/step';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import { Coverage } from './coverage';
import type { FlowModel } from './flow';
import type { LifecycleModel } from './record';
import { Rig } from './rig';

/** The states and transitions of a flow's machine that some paths go through, on a real actor. */
export async function coverFlow<TStop extends string, TEvent extends string>(
  { machine, events, input }: FlowModel<TStop, TEvent>,
  paths: readonly (readonly TEvent[])[],
  coverage = new Coverage(),
): Promise<Coverage> {
  for (const path of paths) {
    const rig = new Rig(machine, Object.values(events), input, coverage);
    coverage.visit(rig.actor.getSnapshot() as AnyMachineSnapshot);
    for (const event of path) await rig.make(events[event], () => undefined);
    rig.actor.stop();
  }
  return coverage;
}

/** The states and transitions of a lifecycle's machine that some paths go through, starting at its record. */
export function coverRecord<
  TStop extends string,
  TEvent extends string,
  TMachine extends AnyStateMachine,
  TRecord extends WithHistory,
>(
  { lifecycle, record, events, births }: LifecycleModel<TStop, TEvent, TMachine, TRecord>,
  paths: readonly (readonly TEvent[])[],
  coverage = new Coverage(),
): Coverage {
  const cover = (snapshot: SnapshotFrom<TMachine>, sent: readonly EventObject[]) => {
    const actor = createActor(lifecycle.machine as AnyStateMachine, {
      snapshot,
      inspect: coverage.inspect,
    }).start();
    coverage.visit(actor.getSnapshot() as AnyMachineSnapshot);
    for (const event of sent) actor.send(event);
  };
  for (const path of paths) {
    cover(
      lifecycle.at(record),
      path.map((event) => events[event]),
    );
  }
  for (const [event] of Object.values(births?.events ?? {})) {
    if (births !== undefined) cover(firstOf(lifecycle, births.input), [event]);
  }
  return coverage;
}
