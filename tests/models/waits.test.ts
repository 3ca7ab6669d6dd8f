import { expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { chartOf } from '@/machines/chart';
import { readRegistry } from './registry';
import { subjectsOf } from './subjects';

/**
 * The invokes of a chart that may end without a way on, each as a sentence. One called 'watch…' tells as long as
 * its state stands; every other is waited for, and its state, or one in it, has a limit.
 */
function endlessIn(machine: AnyStateMachine): string[] {
  const { states, transitions } = chartOf(machine);
  return states.flatMap(({ id: state, invokes }) =>
    invokes.flatMap(({ id, src }) => {
      const leads = transitions.some(
        ({ source, trigger }) =>
          source === state && trigger.kind === 'error' && trigger.name === id,
      );
      const ends = transitions.some(
        ({ source, trigger }) => `${source}.`.startsWith(`${state}.`) && trigger.kind === 'after',
      );
      return [
        ...(leads ? [] : [`${state}: nothing is said of ${src} that fails.`]),
        ...(ends || src.startsWith('watch') ? [] : [`${state}: ${src} is waited for without end.`]),
      ];
    }),
  );
}

/** The endless invokes of a door that stands in such a state. */
const asking = (state: object) =>
  endlessIn(createMachine({ id: 'door', initial: 'asking', states: { asking: state, asked: {} } }));

test('an invoke without its error, or without a limit to its wait, is reported', () => {
  expect([
    asking({ invoke: { id: 'ask', src: 'ask', onDone: 'asked' } }),
    asking({ invoke: { id: 'ask', src: 'ask', onError: 'asked' }, after: { limit: 'asked' } }),
    asking({ invoke: { id: 'look', src: 'watchDoor' } }),
    asking({ invoke: { id: 'look', src: 'watchDoor', onError: 'asked' } }),
    asking({
      invoke: { id: 'ask', src: 'ask', onError: 'asked' },
      initial: 'fresh',
      states: { fresh: { after: { limit: '#door.asked' } } },
    }),
  ]).toEqual([
    [
      'door.asking: nothing is said of ask that fails.',
      'door.asking: ask is waited for without end.',
    ],
    [],
    ['door.asking: nothing is said of watchDoor that fails.'],
    [],
    [],
  ]);
});

test('every invoke leads on when it fails, and no wait is without end', async () => {
  const { machineFiles, modelFiles } = await readRegistry();
  const machines = subjectsOf(machineFiles, modelFiles).map(({ machine }) => machine);
  expect(machines.length).toBeGreaterThan(0);
  expect(machines.flatMap(endlessIn)).toEqual([]);
});
