import type { WithHistory } from '@/data/schemas/history';
import { begin, firstOf, fresh, step } from '@/machines/step';
import type { Stop, Walked } from '@/machines/visualiser/chart-run.machine';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from 'xstate';
import { Coverage } from '../tests/models/support/coverage';
import { pathsOf } from '../tests/models/support/flow';
import { runningIn } from '../tests/models/support/paths';
import { pathsOfRecord } from '../tests/models/support/record';
import { type FlowEvent, Rig } from '../tests/models/support/rig';
import type { Model, Subject } from '../tests/models/subjects';
import { spaced } from '../scripts/paths/words';
import { asker, eventWords, flowAsker, flowWords, stateName } from './words';

/** An event of a model: who makes it happen, what it is called and what it says. */
export interface Offer {
  step: string;
  /** A person with a role, an actor at work, or time. */
  who: string;
  name: string;
  words: string;
  /** Why it is refused. Null where it is taken. */
  refusal: string | null;
}

/** A way to run a chart: a model's record or flow, or a record before its first step. */
export interface Variant {
  /** Its name in an address. */
  name: string;
  title: string;
  walk: (steps: readonly string[]) => Promise<Walked>;
  /** Every event that the model knows at a stop. */
  offersAt: (stop: Stop, isFirst: boolean) => Offer[];
  /** The names of the events of each path that tests walk. */
  paths: () => string[][];
}

/** The name, in addresses, of a record before its first step. */
export const unbornName = (model: string) => `${model}-new`;

type Life = Extract<Model, { kind: 'lifecycle' }>['life'];
type Flow = Extract<Model, { kind: 'flow' }>['flow'];

const unknownStep = (name: string): Walked['refused'] => ({
  step: name,
  sentence: 'The model has no such event any more.',
});

/** The transitions that a record's event takes. */
function waysTaken(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: EventObject,
): number[] {
  const coverage = new Coverage();
  const actor = createActor(machine, { snapshot: from, inspect: coverage.inspect }).start();
  actor.send(event);
  actor.stop();
  return coverage.ways(machine);
}

/** How a record runs: from the model's record, or from nothing, where the model's first events make it. */
function lifeVariant(name: string, life: Life, isUnborn: boolean): Variant {
  const { lifecycle, births, events: later } = life;
  const first = Object.fromEntries(
    Object.entries(births?.events ?? {}).map(([named, [event]]) => [named, event as EventObject]),
  );
  const eventsAt = (isFirst: boolean) =>
    (isUnborn && isFirst ? first : later) as Record<string, EventObject>;
  const take = (record: WithHistory, isFirst: boolean, event: EventObject) =>
    isUnborn && isFirst
      ? begin(lifecycle, births?.input as never, event)
      : step(lifecycle, record, event);
  const start = (): Stop => {
    const snapshot = isUnborn
      ? firstOf(lifecycle, births?.input as never)
      : lifecycle.at(life.record);
    const record = isUnborn ? fresh(lifecycle, births?.input as never) : life.record;
    return { snapshot: snapshot as AnyMachineSnapshot, record, running: {}, ways: [] };
  };
  return {
    name: isUnborn ? unbornName(name) : name,
    title: isUnborn ? `${spaced(name)}, before it is made` : spaced(name),
    walk: async (steps) => {
      const stops = [start()];
      for (const named of steps) {
        const [before, isFirst] = [stops.at(-1) ?? start(), stops.length === 1];
        const event = eventsAt(isFirst)[named];
        if (event === undefined) return { stops, refused: unknownStep(named) };
        const taken = take(before.record as WithHistory, isFirst, event);
        if (taken.outcome === 'refused')
          return { stops, refused: { step: named, sentence: taken.refusal.sentence } };
        stops.push({
          snapshot: lifecycle.at(taken.record) as AnyMachineSnapshot,
          record: taken.record,
          running: {},
          ways: waysTaken(lifecycle.machine, before.snapshot, event),
        });
      }
      return { stops, refused: null };
    },
    offersAt: ({ record }, isFirst) =>
      Object.entries(eventsAt(isFirst)).map(([named, event]) => {
        const taken = take(record as WithHistory, isFirst, event);
        return {
          step: named,
          who: asker(event),
          name: named,
          words: eventWords(event),
          refusal: taken.outcome === 'refused' ? taken.refusal.sentence : null,
        };
      }),
    paths: () => (isUnborn ? Object.keys(first).map((named) => [named]) : pathsOfRecord(life)),
  };
}

/** Why a flow takes no notice of an event now. Null where it does. */
function flowRefusal({ snapshot, running }: Stop, event: FlowEvent): string | null {
  if (snapshot.status !== 'active') return 'The flow has ended.';
  if ('actor' in event && !(event.actor in running)) return `${event.actor} is not at work.`;
  if (snapshot.can(event.event)) return null;
  const state = stateName(snapshot.value);
  return event.how === 'waited'
    ? `Nothing waits for this in ${state}.`
    : `In ${state} nothing follows from this.`;
}

/** A flow on injected actors, that goes on from where it stands when steps are added to those it took. */
class FlowWalk {
  private coverage = new Coverage();
  private readonly rig: Rig;
  readonly steps: string[] = [];
  readonly stops: Stop[] = [];

  constructor(private readonly flow: Flow) {
    this.rig = new Rig(flow.machine, Object.values(flow.events), flow.input, {
      inspect: (event) => this.coverage.inspect(event),
    });
    this.look();
  }

  private look() {
    const snapshot = this.rig.actor.getSnapshot() as AnyMachineSnapshot;
    const ways = this.stops.length === 0 ? [] : this.coverage.ways(this.flow.machine);
    this.stops.push({
      snapshot,
      record: snapshot.context as object,
      running: runningIn(snapshot),
      ways,
    });
  }

  /** Whether these steps only add to the steps taken. */
  leadsTo(steps: readonly string[]): boolean {
    return this.steps.every((name, index) => steps[index] === name);
  }

  async take(steps: readonly string[]): Promise<Walked> {
    for (const name of steps.slice(this.steps.length)) {
      const event = this.flow.events[name];
      const last = this.stops.at(-1);
      if (event === undefined || last === undefined)
        return { stops: [...this.stops], refused: unknownStep(name) };
      const sentence = flowRefusal(last, event);
      if (sentence !== null) return { stops: [...this.stops], refused: { step: name, sentence } };
      this.coverage = new Coverage();
      this.steps.push(name);
      await this.rig.make(event, () => undefined);
      this.look();
    }
    return { stops: [...this.stops], refused: null };
  }
}

function flowVariant(name: string, flow: Flow): Variant {
  let walk: FlowWalk | null = null;
  return {
    name,
    title: spaced(name),
    walk: async (steps) => {
      if (walk === null || !walk.leadsTo(steps)) walk = new FlowWalk(flow);
      return walk.take(steps);
    },
    offersAt: (stop) =>
      Object.entries(flow.events).map(([named, event]) => ({
        step: named,
        who: flowAsker(event),
        name: named,
        words: flowWords(event),
        refusal: flowRefusal(stop, event),
      })),
    paths: () => pathsOf(flow),
  };
}

/** The ways to run a chart, beginning with the model that bears its name. */
export function variantsOf({ name, models }: Pick<Subject, 'name' | 'models'>): Variant[] {
  const isNamesake = ({ path }: Model) => /([\w-]+)\.model\.ts$/.exec(path)?.[1] === name;
  const ordered = models.toSorted((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)));
  return ordered.flatMap((model) => {
    if (model.kind === 'flow') return flowVariant(model.name, model.flow);
    const record = lifeVariant(model.name, model.life, false);
    return model.life.births === undefined
      ? record
      : [record, lifeVariant(model.name, model.life, true)];
  });
}
