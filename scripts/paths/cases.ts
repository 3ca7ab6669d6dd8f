import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Model, Subject } from '../../tests/models/subjects';
import { coverFlow, coverRecord } from '../../tests/models/support/cover';
import { Coverage, type Counts } from '../../tests/models/support/coverage';
import { pathsOf } from '../../tests/models/support/flow';
import { pathsOfRecord } from '../../tests/models/support/record';
import { expectedAt } from '../../tests/models/support/table';
import {
  changes,
  commandWords,
  flowEventWords,
  payloadOf,
  shown,
  spaced,
  stateName,
} from './words';

/** One step of a test case. `words` say the event and what is expected after it. */
interface CaseStep {
  when: string;
  event: { name: string; type: string; payload: Record<string, unknown> };
  expected: string;
  stop: string;
}

/** A test case: where it starts, and every step with what is expected after it. */
export interface TestCase {
  number: number;
  title: string;
  given: string;
  steps: CaseStep[];
}

/** A machine's test cases, and the parts of the machine that they cover. */
export interface MachineCases {
  machine: string;
  coverage: Counts;
  missing: string[];
  cases: TestCase[];
}

interface Place {
  state: string;
  status: string | undefined;
  record: object;
  running: Record<string, unknown>;
}

/** A model's events and stops in words, for the model of a flow and of a lifecycle alike. */
interface Told {
  subject: string;
  start: string;
  paths: string[][];
  eventOf: (name: string) => EventObject;
  words: (name: string) => string;
  next: (stop: string, name: string) => string;
  placeAt: (stop: string, trail: string[]) => Place;
}

function tell(model: Model): Told {
  const subject = spaced(model.name);
  if (model.kind === 'lifecycle') {
    const { events, table, start } = model.life;
    return {
      subject,
      start,
      paths: pathsOfRecord(model.life),
      eventOf: (name) => events[name] as EventObject,
      words: (name) => commandWords(events[name] as EventObject),
      next: (stop, name) => table[stop]?.on[name] ?? stop,
      placeAt: (stop, trail) => {
        const record = expectedAt(table, stop, trail);
        const snapshot = model.life.lifecycle.at(record) as AnyMachineSnapshot;
        return { state: stateName(snapshot.value), status: undefined, record, running: {} };
      },
    };
  }
  const { events, table, start } = model.flow;
  const eventNamed = (name: string) => {
    const event = events[name];
    if (event === undefined) throw new Error(`${model.name} has no event ${name}`);
    return event;
  };
  return {
    subject,
    start,
    paths: pathsOf(model.flow),
    eventOf: (name) => eventNamed(name).event,
    words: (name) => flowEventWords(eventNamed(name)),
    next: (stop, name) => table[stop]?.on[name] ?? stop,
    placeAt: (stop, trail) => {
      const { value, context, running, status } = expectedAt(table, stop, trail);
      return { state: stateName(value), status, record: context as object, running };
    },
  };
}

const runningWords = (running: Record<string, unknown>, before: Record<string, unknown>) =>
  Object.entries(running)
    .filter(([id]) => !(id in before))
    .map(([id, input]) => `${id} is at work${input === undefined ? '' : ` on ${shown(input)}`}`);

const empty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** A stop: its name, its state unless the name says it, and then the details. */
const at = (subject: string, stop: string, place: Place, details: string[]) =>
  [
    `the ${subject} is at “${stop}”${place.state === stop ? '' : ` (state ${place.state})`}`,
    ...(place.status === 'done' ? ['it has ended'] : []),
    ...details,
  ].join('; ');

function casesOf(
  { subject, start, paths, eventOf, words, next, placeAt }: Told,
  before: number,
): TestCase[] {
  return paths.map((path, index) => {
    let stop = start;
    let place = placeAt(start, []);
    const held = Object.entries(place.record).filter(([, value]) => !empty(value));
    const given = at(subject, start, place, [
      ...held.map(([name, value]) => `${name} is ${shown(value)}`),
      ...runningWords(place.running, {}),
    ]);
    const steps = path.map((name, step): CaseStep => {
      stop = next(stop, name);
      const { record, running } = place;
      place = placeAt(stop, path.slice(0, step + 1));
      const event = eventOf(name);
      return {
        when: `“${name}”: ${words(name)}`,
        event: { name, type: event.type, payload: payloadOf(event) },
        expected: at(subject, stop, place, [
          ...changes(record, place.record),
          ...runningWords(place.running, running),
        ]),
        stop,
      };
    });
    return { number: before + index + 1, title: path.join(', ') || start, given, steps };
  });
}

/** Every test case of a machine: each path that walks its models, numbered. */
export async function machineCases({ name, machine, models }: Subject): Promise<MachineCases> {
  const coverage = new Coverage();
  const cases: TestCase[] = [];
  for (const model of models) {
    const told = tell(model);
    cases.push(...casesOf(told, cases.length));
    if (model.kind === 'flow') await coverFlow(model.flow, told.paths, coverage);
    else coverRecord(model.life, told.paths, coverage);
  }
  return {
    machine: name,
    coverage: coverage.counts(machine),
    missing: coverage.missing(machine),
    cases,
  };
}
