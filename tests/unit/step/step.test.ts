import type { HistoryEntry } from '@/data/schemas/history';
import { guardNames } from '@/machines/guards';
import { type Lifecycle, refusal, refusedBy, step } from '@/machines/step';
import { expect, test } from 'vitest';
import { and, setup } from 'xstate';

interface Door {
  status: 'shut' | { open: 'ajar' | 'wide' };
  history: HistoryEntry[];
}
type DoorEvent = { by: { id: string; name: string }; at: string } & (
  | { type: 'door.open'; key: string }
  | { type: 'door.push'; force: number }
);

const doorMachine = setup({
  types: { events: {} as DoorEvent },
  guards: {
    byPorter: ({ event }) => event.by.name === 'porter',
    keyFits: ({ event }) => event.type === 'door.open' && event.key === 'brass',
    strongEnough: (_, { force }: { force: number }) => force > 9,
  },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      on: { 'door.open': { guard: and(['byPorter', 'keyFits']), target: 'open' } },
    },
    open: {
      initial: 'ajar',
      states: {
        ajar: {
          on: {
            'door.push': {
              guard: { type: 'strongEnough', params: ({ event }) => event },
              target: 'wide',
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
  at: ({ status }) => doorMachine.resolveState({ value: status }),
  recordOf: ({ value }) => ({ status: value }),
  asks: { byPorter: 'Only the porter opens.', 'door.push': 'Open it first.' },
  tells: {
    'door.open': 'Opened',
    'door.push': ({ force }, { history }) => ({
      action: `Pushed with ${force}`,
      by: `${history.length} before`,
    }),
  },
  keeps: ({ type, at }) => ({ type, at }),
};

const shut: Door = { status: 'shut', history: [] };
const ajar: Door = { status: { open: 'ajar' }, history: [] };
const wide: Door = { status: { open: 'wide' }, history: [] };
const stamp = { by: { id: 'p-1', name: 'porter' }, at: 'noon' };
const open = { type: 'door.open', key: 'brass', ...stamp };

test.each<[string, Door, { type: string }, ReturnType<typeof refusedBy>]>([
  ['nothing, of what may be done', shut, open, null],
  [
    'the first guard that does not hold, in its sentence',
    shut,
    { ...open, by: { id: 'p-2', name: 'guest' }, key: 'tin' } as { type: string },
    { guard: 'byPorter', refusal: { code: 'door.byPorter', sentence: 'Only the porter opens.' } },
  ],
  [
    'the next one where the first holds, by its name where it has no sentence',
    shut,
    { ...open, key: 'tin' } as { type: string },
    { guard: 'keyFits', refusal: { code: 'door.keyFits', sentence: 'Not allowed: keyFits.' } },
  ],
  [
    'a guard with parameters',
    ajar,
    { type: 'door.push', force: 1, ...stamp } as { type: string },
    {
      guard: 'strongEnough',
      refusal: { code: 'door.strongEnough', sentence: 'Not allowed: strongEnough.' },
    },
  ],
  [
    'the state, in the event’s sentence',
    shut,
    { type: 'door.push', force: 10, ...stamp } as { type: string },
    { guard: null, refusal: { code: 'door.push', sentence: 'Open it first.' } },
  ],
  [
    'the state, by its name',
    wide,
    open,
    {
      guard: null,
      refusal: { code: 'door.open', sentence: 'A door that is open.wide does not take door.open.' },
    },
  ],
])('a refusal tells %s', (_, door, event, refused) => {
  expect(refusedBy(life, door, event)).toEqual(refused);
  expect(refusal(life, door, event)).toBe(refused?.refusal.sentence ?? null);
});

const opened = {
  action: 'Opened',
  by: 'porter',
  byId: 'p-1',
  date: 'noon',
  event: { type: 'door.open', at: 'noon' },
  from: 'shut',
  to: 'open.ajar',
};

test('a step leads to the next record and tells it, or leaves it with the reason', () => {
  expect(step(life, shut, open)).toEqual({
    outcome: 'stepped',
    record: {
      status: { open: 'ajar' },
      history: [opened],
    },
  });
  const pushed = { type: 'door.push', force: 12, ...stamp };
  expect(step(life, { ...ajar, history: [opened] }, pushed)).toEqual({
    outcome: 'stepped',
    record: {
      status: { open: 'wide' },
      history: [
        opened,
        {
          action: 'Pushed with 12',
          by: '1 before',
          date: 'noon',
          event: { type: 'door.push', at: 'noon' },
          from: 'open.ajar',
          to: 'open.wide',
        },
      ],
    },
  });
  expect(step(life, shut, { ...open, by: { id: 'p-2', name: 'guest' } })).toEqual({
    outcome: 'refused',
    refusal: { code: 'door.byPorter', sentence: 'Only the porter opens.' },
  });
});

test('a guard is named, alone or in parts', () => {
  expect([undefined, 'a', { type: 'b' }, and(['a', and(['b', 'c'])])].map(guardNames)).toEqual([
    [],
    ['a'],
    ['b'],
    ['a', 'b', 'c'],
  ]);
});
