import type { WithHistory } from '@/data/schemas/history';
import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine } from 'xstate';
import { readRegistry } from '../models/registry';
import { type Model, subjectsOf } from '../models/subjects';
import { Coverage } from '../models/support/coverage';
import { pathsOf } from '../models/support/flow';
import { bornOf, holdPurely, walkRecord } from '../models/support/lifecycle';
import { pathsOfRecord } from '../models/support/record';
import { replay } from '../models/support/replay';
import { chartFaults, copyOf } from './chart-faults';

/** The faults that no model can tell from the chart itself, and why. */
const harmless: [fault: RegExp, why: string][] = [
  [
    /^(candidate|companySubscription|notification): begins in /,
    'A stored record says where it stands; where a new one begins is held by tests of the world.',
  ],
  [
    /^candidate\.Analyzed: begins in asBefore$/,
    'Before an analysis nothing is decided, which is what it then leads back to.',
  ],
  [
    /^header\.(closed, on menu.toggle: leads to open|open: begins in bell)$/,
    'The menu opens first.',
  ],
  [
    /^(resumeAnalysis\.analysing|upload\.sending\.line)\.progressing, on \w+.progressed: its target is dropped$/,
    'No time passes between the events of a path; a test beside its model lets some pass.',
  ],
  [
    /^task: hasRoomForFile always passes$/,
    'No model holds as many files; a test of the world does.',
  ],
  [/^finder\.open, on finder\.write \(1\): leads to open$/, 'It opens blank.'],
  [/^resumeAnalysis\.choosing, on files.chosen: leads to choosing$/, 'It is where it stood.'],
  [/^session\.ended, on session\.replaced \(2\): its target is dropped/, 'It is where it stood.'],
];

/** Milliseconds: a chart has up to two hundred faults. */
const limit = 120_000;

/** More guards than any event asks before the page's next turn. */
const patience = 1000;

/** The guards of a machine, which break when they are asked without end: a faulty chart may go round for ever. */
function impatient(guards: Record<string, unknown>): Record<string, unknown> {
  let asked = 0;
  const count = () => {
    if (asked === 0) setImmediate(() => (asked = 0));
    asked += 1;
    if (asked > patience) throw new Error('The chart goes round without an event.');
  };
  return Object.fromEntries(
    Object.entries(guards).map(([name, guard]) => [
      name,
      typeof guard !== 'function'
        ? guard
        : (...args: unknown[]): unknown => {
            count();
            return guard(...args);
          },
    ]),
  );
}

/** Keeps what a function gave for each argument: the paths of a model are the same for each of its faults. */
function once<T extends object, U>(find: (argument: T) => U): (argument: T) => U {
  const found = new WeakMap<T, U>();
  return (argument) => {
    const kept = found.get(argument) ?? find(argument);
    found.set(argument, kept);
    return kept;
  };
}
type Flow = Extract<Model, { kind: 'flow' }>['flow'];
type Life = Extract<Model, { life: unknown }>['life'];
const flowPaths = once((flow: Flow) => pathsOf(flow));
const recordPaths = once((life: Life) => pathsOfRecord(life));

/** A machine of another chart or with other guards, and else with the implementations of this one. */
function machineLike(
  { implementations }: AnyStateMachine,
  config: object,
  kind: Model['kind'],
  otherGuards: Record<string, unknown> = {},
): AnyStateMachine {
  const guards = { ...implementations.guards, ...otherGuards };
  return createMachine(
    config as never,
    { ...implementations, guards: kind === 'flow' ? impatient(guards) : guards } as never,
  );
}

/** A machine that stands for a subject's own, and at which stops of each model it was asked what is refused there. */
interface Mutant {
  machine: AnyStateMachine;
  asked: (model: Model) => Set<string>;
}

/** What a fault may fail at: one path of a model, or the beginnings of its records. Rejects where the table differs. */
type Trial = (mutant: Mutant) => Promise<unknown>;

/** A lifecycle on another machine. */
function livedOn({ lifecycle }: Life, machine: AnyStateMachine): Life['lifecycle'] {
  return {
    ...lifecycle,
    machine,
    at: (record: WithHistory) => {
      const { value, context, historyValue } = lifecycle.at(record) as AnyMachineSnapshot;
      const remembered = Object.entries(historyValue).map(([id, nodes]) => [
        id,
        nodes.map((node) => machine.getStateNodeById(node.id)),
      ]);
      return machine.resolveState({
        value,
        context,
        historyValue: Object.fromEntries(remembered),
      });
    },
  };
}

function trialsOf(model: Model): Trial[] {
  if (model.kind === 'flow') {
    return flowPaths(model.flow).map(
      (path) =>
        ({ machine }) =>
          replay({ ...model.flow, machine }, path, new Coverage()),
    );
  }
  const { life } = model;
  return [
    async ({ machine }) => {
      for (const [event, comesTo] of Object.values(life.births?.events ?? {})) {
        expect(bornOf(livedOn(life, machine), life.births?.input, event)).toStrictEqual(comesTo);
      }
    },
    ...recordPaths(life).map((path): Trial => ({ machine, asked }) => {
      const lifecycle = livedOn(life, machine);
      const held = holdPurely(lifecycle, structuredClone(life.record));
      return walkRecord({ ...life, lifecycle }, path, { ...held, asked: asked(model) });
    }),
  ];
}

const unexpected = (survivors: string[]) =>
  survivors.filter((words) => !harmless.some(([fault]) => fault.test(words)));

const { machineFiles, modelFiles } = await readRegistry();
const subjects = subjectsOf(machineFiles, modelFiles);

describe.each(subjects.map((subject) => [subject.name, subject] as const))(
  '%s',
  (_, { machine, models }) => {
    const config = machine.config as unknown as Record<string, unknown>;

    const foundOf = (planted: number, survivors: number) => ({
      machine: machine.id,
      planted,
      found: planted - survivors,
    });
    const kind = models[0]?.kind ?? 'flow';
    /** What found the last fault comes first: the next one is often of the same transition. */
    const trials = models.flatMap(trialsOf);
    const isFound = async (fault: { config?: object; guards?: Record<string, unknown> }) => {
      const mutant = {
        machine: machineLike(machine, fault.config ?? config, kind, fault.guards),
        asked: once(() => new Set<string>()),
      };
      for (const [place, trial] of trials.entries()) {
        const passes = await trial(mutant).then(
          () => true,
          () => false,
        );
        if (passes) continue;
        trials.unshift(...trials.splice(place, 1));
        return true;
      }
      return false;
    };
    test('its own chart has no fault', async () => {
      expect(await isFound({})).toBe(false);
    });

    test(
      'every fault planted in its chart is found',
      async ({ task }) => {
        const survivors: string[] = [];
        const faults = chartFaults(config, machine.id);
        for (const { words, plant } of faults) {
          const faulty = copyOf(config);
          plant(faulty);
          if (!(await isFound({ config: faulty }))) survivors.push(words);
        }
        task.meta.planted = foundOf(faults.length, survivors.length);
        expect(unexpected(survivors)).toEqual([]);
      },
      limit,
    );

    test(
      'a guard that always passes, or never, is found',
      async ({ task }) => {
        const survivors: string[] = [];
        const guards = Object.keys(machine.implementations.guards);
        for (const name of guards) {
          if (!(await isFound({ guards: { [name]: () => true } })))
            survivors.push(`${machine.id}: ${name} always passes`);
          if (!(await isFound({ guards: { [name]: () => false } })))
            survivors.push(`${machine.id}: ${name} never passes`);
        }
        task.meta.planted = foundOf(2 * guards.length, survivors.length);
        expect(unexpected(survivors)).toEqual([]);
      },
      limit,
    );
  },
);
