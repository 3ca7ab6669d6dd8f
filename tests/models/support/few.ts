import {
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { firstOf } from '@/machines/step';
import type { Model } from '../subjects';
import { partsOf, transitionName } from './coverage';
import { pathsOf } from './flow';
import { pathsOfRecord } from './record';
import { type Table, toursOf } from './table';

/** A case to be tried by hand or played: one way through a model, and the transitions that it is there for. */
export interface Case {
  model: Model;
  /** The events by name, from the model's start. Of a birth the one that makes the record. */
  path: string[];
  isBirth: boolean;
  /** The names of the transitions that no case before it walks. */
  covers: string[];
}

/** Few cases that walk every transition of a machine. */
export interface Few {
  cases: Case[];
  /** The transitions that no case walks. */
  missing: string[];
  /** No fewer cases can walk the same transitions, if none has more steps than the longest of its kind here. */
  least: number;
}

/** Which rows a case may be made of; what others alone can walk, further cases do. */
type Takes = (model: Model, stop: string, event: string) => boolean;

/** A row of a model's table, the stop that it leads to, and the transitions that it walks. */
export interface Row {
  stop: string;
  event: string;
  next: string;
  walks: string[];
}

/** The steps after which a case ends, unless something lies further away. */
const longest = 8;
const unborn = 'before it is made';

const startOf = (model: Model) => (model.kind === 'flow' ? model.flow.start : model.life.start);
const tableOf = (model: Model): Table<string, string, unknown> =>
  model.kind === 'flow' ? model.flow.table : model.life.table;
const pathsOfModel = (model: Model) =>
  model.kind === 'flow' ? pathsOf(model.flow) : pathsOfRecord(model.life);

/** An actor that never does anything: what it would tell is sent as an event. */
const still = fromCallback<EventObject>(() => undefined);

/** The transitions that a machine goes through at its start, and then at each event. */
function transitionsAt(
  machine: AnyStateMachine,
  begin: object,
  events: readonly EventObject[],
): string[][] {
  let walked: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return;
    const named = event._transitions.filter(({ source }) => source !== undefined);
    walked.push(...named.map((one) => transitionName(one)));
  };
  const actors = Object.keys(machine.implementations.actors).map((name) => [name, still]);
  const actor = createActor(machine.provide({ actors: Object.fromEntries(actors) }), {
    ...begin,
    inspect,
    clock: new SimulatedClock(),
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const all = events.map((event) => {
    walked = [];
    actor.send(event);
    return walked;
  });
  actor.stop();
  return all;
}

/** The transitions that each step of a path goes through, by their names. */
export function transitionsAlong(model: Model, path: readonly string[]): string[][] {
  if (model.kind === 'flow') {
    const { machine, input, events } = model.flow;
    const sent = path.map((name) => events[name]?.event as EventObject);
    return transitionsAt(machine, { input }, sent);
  }
  const { lifecycle, record, events } = model.life;
  const sent = path.map((name) => events[name] as EventObject);
  return transitionsAt(lifecycle.machine, { snapshot: lifecycle.at(record) }, sent);
}

/** What each birth of a lifecycle's record goes through, by the name of its event. */
function birthsOf(model: Model): Row[] {
  if (model.kind === 'flow' || model.life.births === undefined) return [];
  const { lifecycle, births } = model.life;
  return Object.entries(births.events).flatMap(([event, [sent, result]]) => {
    if (typeof result === 'string') return [];
    const begin = { snapshot: firstOf(lifecycle, births.input as never) };
    const walks = transitionsAt(lifecycle.machine, begin, [sent as EventObject]).flat();
    return [{ stop: unborn, event, next: startOf(model), walks }];
  });
}

/** The rows of a model that its paths go through, with the transitions that each walks. */
export function rowsOf(model: Model, paths: readonly string[][]): Row[] {
  const table = tableOf(model);
  const rows = new Map<string, Row>();
  for (const path of paths) {
    const along = transitionsAlong(model, path);
    let stop = startOf(model);
    for (const [index, event] of path.entries()) {
      const next = table[stop]?.on[event] ?? stop;
      const walks = along[index] ?? [];
      rows.set(`${stop} + ${event}`, { stop, event, next, walks });
      stop = next;
    }
  }
  return [...rows.values()];
}

/** The stops that can come after each stop, and itself. */
function reachOf(rows: readonly Row[]): (from: string, to: string) => boolean {
  const reached = new Map<string, Set<string>>();
  const from = (stop: string) => {
    const known = reached.get(stop);
    if (known !== undefined) return known;
    const found = new Set([stop]);
    for (const one of found) for (const row of rows) if (row.stop === one) found.add(row.next);
    reached.set(stop, found);
    return found;
  };
  return (stop, to) => from(stop).has(to);
}

/**
 * A number of cases below which nothing can walk all of these transitions: as many as are found of which no two can be in
 * one case, and as many as so many steps need.
 * @param rows the rows of each model. @param steps the most that a case has.
 */
function leastOf(rows: readonly Row[][], wanted: ReadonlySet<string>, steps: number): number {
  const reaches = rows.map(reachOf);
  const placesOf = (name: string) =>
    rows.map((all) => all.filter(({ walks }) => walks.includes(name)));
  const places = new Map([...wanted].map((name) => [name, placesOf(name)]));
  const canShare = (a: string, b: string) =>
    rows.some((_, model) =>
      places
        .get(a)
        ?.[model]?.some((one) =>
          places
            .get(b)
            ?.[model]?.some(
              (other) =>
                one === other ||
                reaches[model]?.(one.next, other.stop) === true ||
                reaches[model]?.(other.next, one.stop) === true,
            ),
        ),
    );
  const apart = [...wanted].map((first) => {
    const group = [first];
    for (const name of wanted)
      if (group.every((one) => one !== name && !canShare(one, name))) group.push(name);
    return group.length;
  });
  const most = Math.max(
    1,
    ...rows.flat().map(({ walks }) => walks.filter((name) => wanted.has(name)).length),
  );
  return Math.max(0, ...apart, Math.ceil(wanted.size / (Math.max(1, steps) * most)));
}

/**
 * Few cases that walk every transition of a machine, out of its models' tables.
 * @param only the transitions to walk. By default all.
 * @param takes the rows that are gone first; what they leave is walked over all rows.
 */
export function fewCases(
  machine: AnyStateMachine,
  models: readonly Model[],
  only: (transition: string) => boolean = () => true,
  takes: Takes = () => true,
): Few {
  const wanted = new Set(partsOf(machine).transitions.filter(only));
  const left = new Set(wanted);
  const cases: Case[] = [];
  const take = (model: Model, path: string[], isBirth: boolean, walks: string[]) => {
    const covers = [...new Set(walks)].filter((name) => left.delete(name));
    if (covers.length > 0) cases.push({ model, path, isBirth, covers });
  };
  const known = models.map((model) => {
    const paths = pathsOfModel(model);
    return { model, paths, rows: rowsOf(model, paths), births: birthsOf(model) };
  });
  let least = 0;
  for (const takesRow of [takes, () => true]) {
    const begun = cases.length;
    const before = new Set(left);
    for (const { model, births } of known)
      for (const { stop, event, walks } of births)
        if (takesRow(model, stop, event)) take(model, [event], true, walks);
    for (const { model, rows, paths } of known) {
      const goes = new Map(rows.map((row) => [`${row.stop} + ${row.event}`, row]));
      const walks = (stop: string, event: string) =>
        (goes.get(`${stop} + ${event}`)?.walks ?? []).filter((name) => left.has(name));
      const tours = toursOf(tableOf(model), startOf(model), paths, {
        longest,
        walks,
        takes: (stop, event) => takesRow(model, stop, event),
        follows: (event, last) => event.split(' by ')[1] === last?.split(' by ')[1],
      });
      for (const tour of tours) take(model, tour, false, transitionsAlong(model, tour).flat());
    }
    const rows = known.map(({ model, births, rows: all }) =>
      [...births, ...all].filter(({ stop, event }) => takesRow(model, stop, event)),
    );
    const walked = new Set([...before].filter((name) => !left.has(name)));
    const steps = Math.max(0, ...cases.slice(begun).map(({ path }) => path.length));
    least += leastOf(rows, walked, steps);
  }
  return { cases, missing: [...left], least };
}

/** Every path of a machine's models, and each birth of a record, as cases. */
export function everyCase(machine: AnyStateMachine, models: readonly Model[]): Few {
  const left = new Set(partsOf(machine).transitions);
  const cases = models.flatMap((model): Case[] => [
    ...birthsOf(model).map(({ event, walks }) => ({
      model,
      path: [event],
      isBirth: true,
      covers: [...new Set(walks)],
    })),
    ...pathsOfModel(model).map((path) => ({
      model,
      path,
      isBirth: false,
      covers: [...new Set(transitionsAlong(model, path).flat())],
    })),
  ]);
  for (const { covers } of cases) for (const name of covers) left.delete(name);
  return { cases, missing: [...left], least: cases.length };
}
