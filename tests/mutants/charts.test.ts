import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { type Model, readRegistry, subjectsOf } from '../models/registry';
import { Coverage } from '../models/support/coverage';
import { pathsOf } from '../models/support/flow';
import { walkRecord } from '../models/support/lifecycle';
import { pathsOfRecord } from '../models/support/record';
import { replay } from '../models/support/replay';
import { chartFaults, copyOf } from './chart-faults';

/** The faults that no model can tell from the chart itself, and why. */
const harmless: [fault: RegExp, why: string][] = [
  [
    /^(activation|candidate|companySubscription|jobListing|notification|task): begins in /,
    'A stored record says where it stands; where a new one begins is held by tests of the world.',
  ],
  [
    /^header\.(closed, on menu.toggle: leads to open|open: begins in bell)$/,
    'The menu opens first.',
  ],
  [/^editor\b.*(leads to|begins in) failed$/, 'It passes on at once to the form it came from.'],
  [/^session\b.* leads to refused$/, 'It passes on at once to nobody or to who was signed in.'],
  [/^resumeAnalysis\.choosing, on files.chosen: leads to choosing$/, 'It is where it stood.'],
];

/** Milliseconds: a chart has up to two hundred faults. */
const limit = 120_000;

/** Walks a model's paths on a machine that stands for its own. Rejects where it does not do what the table says. */
async function walkWith(model: Model, machine: AnyStateMachine): Promise<void> {
  if (model.kind === 'flow') {
    for (const path of pathsOf(model.flow)) {
      await replay({ ...model.flow, machine }, path, new Coverage());
    }
    return;
  }
  const { hold: _world, ...life } = model.life;
  const { at } = life.lifecycle;
  const lifecycle = {
    ...life.lifecycle,
    machine,
    at: (record: unknown) => {
      const { value, context } = at(record);
      return machine.resolveState({ value, context });
    },
  };
  for (const path of pathsOfRecord(life)) await walkRecord({ ...life, lifecycle }, path);
}

const { machineFiles, modelFiles } = await readRegistry();
const subjects = subjectsOf(machineFiles, modelFiles);

describe.each(subjects.map((subject) => [subject.name, subject] as const))(
  '%s',
  (_, { machine, models }) => {
    const config = machine.config as unknown as Record<string, unknown>;

    test(
      'every fault planted in its chart is found',
      async () => {
        const survivors: string[] = [];
        for (const { words, plant } of chartFaults(config, machine.id)) {
          const faulty = copyOf(config);
          plant(faulty);
          const found = await Promise.any(
            models.map(async (model) => {
              const mutant = createMachine(faulty as never, machine.implementations as never);
              await walkWith(model, mutant).then(
                () => Promise.reject(new Error('not found')),
                () => undefined,
              );
            }),
          ).then(
            () => true,
            () => false,
          );
          if (!found) survivors.push(words);
        }
        expect(survivors.filter((words) => !harmless.some(([fault]) => fault.test(words)))).toEqual(
          [],
        );
      },
      limit,
    );
  },
);
