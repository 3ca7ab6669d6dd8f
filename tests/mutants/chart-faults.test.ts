import { expect, test } from 'vitest';
import { chartFaults, copyOf } from './chart-faults';

const config = {
  initial: 'shut',
  states: {
    shut: {
      on: { open: { guard: 'unlocked', target: 'open', actions: ['creak', { type: 'log' }] } },
    },
    open: { entry: 'cool', after: { hour: 'shut' }, invoke: { src: 'watch', onError: 'shut' } },
  },
};

test('every part of a chart can go wrong', () => {
  expect(chartFaults(config, 'door').map(({ words }) => words)).toEqual([
    'door: begins in open',
    'door.shut, on open: is not taken',
    'door.shut, on open: its guard is dropped',
    'door.shut, on open: its guard is turned round',
    'door.shut, on open: its target is dropped',
    'door.shut, on open: leads to shut',
    'door.shut, on open: creak is forgotten',
    'door.shut, on open: log is forgotten',
    'door.open, after hour: is not taken',
    'door.open, after hour: its target is dropped',
    'door.open, after hour: leads to open',
    'door.open: watch is not invoked',
    'door.open, onError: is not taken',
    'door.open, onError: its target is dropped',
    'door.open, onError: leads to open',
    'door.open, entry: cool is forgotten',
  ]);
});

test('a fault is planted in a copy, and in no other', () => {
  const before = copyOf(config);
  const [first, second] = chartFaults(config, 'door').filter(({ words }) =>
    ['door.shut, on open: creak is forgotten', 'door.open, after hour: leads to open'].includes(
      words,
    ),
  );
  const faulty = copyOf(config);
  first?.plant(faulty);
  second?.plant(faulty);
  expect(faulty).toEqual({
    initial: 'shut',
    states: {
      shut: { on: { open: [{ guard: 'unlocked', target: 'open', actions: [{ type: 'log' }] }] } },
      open: {
        entry: 'cool',
        after: { hour: [{ target: 'open' }] },
        invoke: { src: 'watch', onError: 'shut' },
      },
    },
  });
  expect(config).toEqual(before);
});
