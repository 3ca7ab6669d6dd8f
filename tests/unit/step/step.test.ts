import type { HistoryEntry } from '@/data/schemas/history';
import { guardNames, type Lifecycle, refusal, refusedBy, replay, step } from '@/machines/step';
import { expect, test } from 'vitest';
import { and, assign, setup } from 'xstate';

interface Door {
  status: 'shut' | { open: 'ajar' | 'wide' };
  history: HistoryEntry[];
}
type DoorEvent = { type: 'open'; by: string; key: string } | { type: 'push'; force: number };

const doorMachine = setup({
  types: { context: {} as { history: HistoryEntry[] }, events: {} as DoorEvent },
  guards: {
    byPorter: ({ event }) => event.type === 'open' && event.by === 'porter',
    keyFits: ({ event }) => event.type === 'open' && event.key === 'brass',
    strongEnough: (_, { force }: { force: number }) => force > 9,
  },
  actions: {
    record: assign(({ context, event }) => ({
      history: [...context.history, { action: event.type, by: 'us', date: 'noon', event }],
    })),
  },
}).createMachine({
  id: 'door',
  context: { history: [] },
  initial: 'shut',
  states: {
    shut: {
      on: { open: { guard: and(['byPorter', 'keyFits']), target: 'open', actions: 'record' } },
    },
    open: {
      initial: 'ajar',
      states: {
        ajar: {
          on: {
            push: {
              guard: { type: 'strongEnough', params: ({ event }) => event },
              target: 'wide',
              actions: 'record',
            },
          },
        },
        wide: {},
      },
    },
  },
});

const life: Lifecycle<typeof doorMachine, Door> = {
  machine: doorMachine,
  at: ({ status, history }) => doorMachine.resolveState({ value: status, context: { history } }),
  recordOf: ({ value, context }) => ({ status: value, ...context }),
  asks: { byPorter: 'Only the porter opens.', push: 'Open it first.' },
};

const shut: Door = { status: 'shut', history: [] };
const ajar: Door = { status: { open: 'ajar' }, history: [] };
const wide: Door = { status: { open: 'wide' }, history: [] };
const open = { type: 'open', by: 'porter', key: 'brass' };

test.each<[string, Door, { type: string }, ReturnType<typeof refusedBy>]>([
  ['nothing, of what may be done', shut, open, null],
  [
    'the first guard that does not hold, in its sentence',
    shut,
    { ...open, by: 'guest', key: 'tin' } as { type: string },
    { guard: 'byPorter', reason: 'Only the porter opens.' },
  ],
  [
    'the next one where the first holds, by its name where it has no sentence',
    shut,
    { ...open, key: 'tin' } as { type: string },
    { guard: 'keyFits', reason: 'Not allowed: keyFits.' },
  ],
  [
    'a guard with parameters',
    ajar,
    { type: 'push', force: 1 } as { type: string },
    { guard: 'strongEnough', reason: 'Not allowed: strongEnough.' },
  ],
  [
    'the state, in the event’s sentence',
    shut,
    { type: 'push', force: 10 } as { type: string },
    { guard: null, reason: 'Open it first.' },
  ],
  [
    'the state, by its name',
    wide,
    open,
    { guard: null, reason: 'A door that is {open:wide} does not take open.' },
  ],
])('a refusal tells %s', (_, door, event, refused) => {
  expect(refusedBy(life, door, event)).toEqual(refused);
  expect(refusal(life, door, event)).toBe(refused?.reason ?? null);
});

test('a step leads to the next record, or leaves it with the reason', () => {
  expect(step(life, shut, open)).toEqual({
    outcome: 'stepped',
    record: {
      status: { open: 'ajar' },
      history: [{ action: 'open', by: 'us', date: 'noon', event: open }],
    },
  });
  expect(step(life, shut, { ...open, by: 'guest' })).toEqual({
    outcome: 'refused',
    reason: 'Only the porter opens.',
  });
});

test('a replay passes over what has no event, and tells what the chart refuses', () => {
  const told = { action: 'Built', by: 'us', date: 'dawn' };
  const opened = { action: 'open', by: 'us', date: 'noon', event: open };
  expect(replay(life, shut, [told, opened])).toEqual({ ...ajar, history: [opened] });
  expect(() => replay(life, wide, [opened])).toThrow(
    new Error('A door that is {open:wide} does not take open.'),
  );
});

test('a guard is named, alone or in parts', () => {
  expect([undefined, 'a', { type: 'b' }, and(['a', and(['b', 'c'])])].map(guardNames)).toEqual([
    [],
    ['a'],
    ['b'],
    ['a', 'b', 'c'],
  ]);
});
