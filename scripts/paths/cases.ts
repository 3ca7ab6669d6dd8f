import { chartOf } from '@/machines/chart';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { Model, Subject } from '../../tests/models/subjects';
import { type Case, everyCase, fewCases } from '../../tests/models/support/few';
import { partsOf } from '../../tests/models/support/coverage';
import type { Deed, Told } from '../../tests/models/support/in-page';
import { expectedAt } from '../../tests/models/support/table';
import { deedOf, neverOf, seenAt } from '../../tests/models/support/words';
import { type Delays, triggerWords } from '../charts/mermaid';
import { beforeWords, payloadOf, spaced } from './words';

/** One step of a test case: what is done and what is then seen, and the same exactly. */
export interface CaseStep {
  /** What is arranged before it. */
  before: (string | Told)[];
  does: string;
  sees: string;
  event: { name: string; type: string; payload: Record<string, unknown> };
  stop: string;
  /** The whole record, or of a flow its value, context and running actors, as the table expects it. */
  expected: unknown;
}

/** A test case: what it covers, how it begins, and its steps. */
export interface TestCase {
  id: string;
  title: string;
  covers: string[];
  /** Why no page can do it, so that the model's own test alone walks it. Null for what is done by hand. */
  notByHand: string | null;
  /** What is done first, and what is then seen. */
  given: string[];
  sees: string;
  steps: CaseStep[];
}

/** A machine's test cases, and the parts of the machine that they cover. */
export interface MachineCases {
  machine: string;
  transitions: { walked: number; all: number };
  missing: string[];
  /** No fewer cases can walk as much. Null where every path was asked for. */
  least: number | null;
  cases: TestCase[];
  /** A sentence for each row that a tester is told nothing of. */
  unsaid: string[];
}

/** Each transition of a machine in words, by the name that coverage has for it. */
export function transitionWords(machine: AnyStateMachine): Map<string, string> {
  const { transitions, states } = chartOf(machine);
  const delays = machine.implementations.delays as Delays;
  const pathOf = (id: string) =>
    states.find((state) => state.id === id)?.path.join('.') || 'anywhere';
  const words = transitions.map((transition) => {
    const { source, guards, targets } = transition;
    const asks = guards.length === 0 ? '' : ` if ${guards.join(' and ')}`;
    const leads = targets.length === 0 ? 'stays' : `to ${targets.map(pathOf).join(', ')}`;
    return `${pathOf(source)}: ${triggerWords(transition, delays)}${asks}, ${leads}`;
  });
  return new Map(partsOf(machine).transitions.map((name, index) => [name, words[index] ?? name]));
}

const sentence = (deed: Deed | undefined, event: string): string => {
  if (deed === undefined) return `Have “${event}” happen.`;
  if (typeof deed === 'string') return deed;
  return 'never' in deed ? `No page: “${event}” happens in the model’s own test.` : deed.does;
};
const arranged = (deed: Deed | undefined): (string | Told)[] =>
  typeof deed === 'object' && 'before' in deed ? [deed.before] : [];

/** The expected values of a model at the stops of a path, and the actors that run there. */
function valuesOf(model: Model, path: readonly string[]) {
  const { table, start } = model.kind === 'flow' ? model.flow : model.life;
  const { events } = model.kind === 'flow' ? model.flow : model.life;
  let stop: string = start;
  const stops = [stop];
  for (const name of path) {
    stop = table[stop]?.on[name] ?? stop;
    stops.push(stop);
  }
  const valueAt = (index: number) =>
    expectedAt<string, string, unknown>(table, stops[index] ?? start, path.slice(0, index));
  const eventOf = (name: string) => {
    const event = events[name];
    if (event === undefined) throw new Error(`${model.name} has no event ${name}`);
    return (model.kind === 'flow' ? (event as { event: EventObject }).event : event) as EventObject;
  };
  return { stops, valueAt, eventOf };
}

/** The step before which something has to be arranged, so that the answer that comes at `index` comes out so. */
function beginOf(valueAt: (index: number) => unknown, index: number): number {
  const running = (at: number) =>
    Object.keys((valueAt(at) as { running?: object }).running ?? {}).join();
  const now = running(index);
  let begin = index;
  while (begin > 0 && running(begin - 1) === now) begin -= 1;
  return begin - 1;
}

const eventTold = (name: string, event: EventObject) => ({
  name,
  type: event.type,
  payload: payloadOf(event),
});

type Walked = Pick<TestCase, 'given' | 'sees' | 'steps' | 'notByHand'> & { unsaid: string[] };

const personOf = (name: string | undefined) => name?.split(' by ')[1];

/** Signing in before a step, where somebody else asks than before. */
function sits(
  { life }: Extract<Model, { kind: 'lifecycle' }>,
  path: readonly string[],
  index: number,
) {
  const [person, before] = [personOf(path[index]), personOf(path[index - 1])];
  const seat = person === before ? undefined : life.inPage?.people[person ?? ''];
  return seat !== undefined && 'account' in seat
    ? [`Sign in as ${seat.account}, without loading the page anew.`, seat.at]
    : [];
}

/** A way through a model as testers go it. */
function walked(model: Model, path: readonly string[]): Walked {
  const { stops, valueAt, eventOf } = valuesOf(model, path);
  const deeds = path.map((name, index) => deedOf(model, stops[index] ?? '', name));
  const seen = stops.map((stop) => seenAt(model, stop));
  const steps = path.map((name, index): CaseStep => ({
    before: model.kind === 'flow' ? [] : [...arranged(deeds[index]), ...sits(model, path, index)],
    does: sentence(deeds[index], name),
    sees: seen[index + 1] ?? '',
    event: eventTold(name, eventOf(name)),
    stop: stops[index + 1] ?? '',
    expected: valueAt(index + 1),
  }));
  const first: (string | Told)[] = [];
  if (model.kind === 'flow')
    for (const [index, deed] of deeds.entries())
      (steps[beginOf(valueAt, index)]?.before ?? first).push(...arranged(deed));
  return {
    given:
      model.kind === 'flow'
        ? [...flowBegin(model), ...first.map(beforeWords)]
        : (model.life.inPage?.first ?? []),
    sees: seen[0] ?? '',
    steps,
    notByHand: deeds.map(neverOf).find((why) => why !== null) ?? null,
    unsaid: [
      ...path.flatMap((name, index) =>
        deeds[index] === undefined ? [`${model.name}: nothing is said of '${name}'.`] : [],
      ),
      ...stops.flatMap((stop, index) =>
        seen[index] ? [] : [`${model.name}: nothing is said of what is seen at '${stop}'.`],
      ),
    ],
  };
}

/** How a tester comes to where a flow begins. */
function flowBegin({ flow: { inPage } }: Extract<Model, { kind: 'flow' }>): string[] {
  if (inPage === undefined) return [];
  const { account, screen, first = [] } = inPage;
  return [
    account === null ? 'Be signed out.' : `Sign in as ${account}.`,
    `Open ${screen}.`,
    ...first,
  ];
}

/** How a record is made, as a tester makes it. */
function birthSteps(model: Extract<Model, { kind: 'lifecycle' }>, name: string): Walked {
  const [event, expected] = model.life.births?.events[name] ?? [];
  if (event === undefined) throw new Error(`${model.name} has no birth ${name}`);
  const words = model.life.inPage?.births?.[name];
  return {
    given: words === undefined ? [] : [`Sign in as ${words.account}.`, words.at],
    sees: words === undefined ? '' : 'The screen is open.',
    steps: [
      {
        before: [],
        does: words?.does ?? `No page: “${name}” happens in the model’s own test.`,
        sees: words?.sees ?? '',
        event: eventTold(name, event as EventObject),
        stop: model.life.start,
        expected,
      },
    ],
    notByHand: words === undefined ? 'No page makes such a record.' : null,
    unsaid: [],
  };
}

/** The stops that a case comes by, each once. */
const titleOf = ({ model, path, isBirth }: Case, subject: string): string =>
  isBirth
    ? `${subject}: ${path.join()}`
    : `${subject}: ${[...new Set(valuesOf(model, path).stops)].join(' → ')}`;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Whether a page lets somebody walk a row. */
export const isByHand = (model: Model, stop: string, event: string): boolean =>
  model.kind === 'lifecycle' && model.life.births?.events[event] !== undefined
    ? model.life.inPage?.births?.[event] !== undefined
    : neverOf(deedOf(model, stop, event)) === null;

/**
 * The test cases of a machine.
 * @param which 'few' for few that cover every transition, 'all' for every path, or the transitions to cover.
 */
export function machineCases(
  { name, machine, models }: Subject,
  which: 'few' | 'all' | ReadonlySet<string> = 'few',
): MachineCases {
  const { cases, missing, least } =
    which === 'all'
      ? everyCase(machine, models)
      : fewCases(machine, models, (one) => which === 'few' || which.has(one), isByHand);
  const words = transitionWords(machine);
  const all = which === 'few' || which === 'all' ? words.size : which.size;
  const unsaid = new Set<string>();
  return {
    machine: name,
    transitions: { walked: all - missing.length, all },
    missing: missing.map((one) => words.get(one) ?? one),
    least: which === 'all' ? null : least,
    cases: cases.map((one, index): TestCase => {
      const { model, path, covers, isBirth } = one;
      const { unsaid: lacking, ...told } =
        isBirth && model.kind === 'lifecycle'
          ? birthSteps(model, path.join())
          : walked(model, path);
      for (const fault of lacking) unsaid.add(fault);
      return {
        id: `${name}-${index + 1}`,
        title: titleOf(one, capital(spaced(model.name))),
        covers: covers.map((transition) => words.get(transition) ?? transition),
        ...told,
      };
    }),
    unsaid: [...unsaid],
  };
}
