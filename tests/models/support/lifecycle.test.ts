import { Refused } from '@/data/schemas/refused';
import type { WithHistory } from '@/data/schemas/history';
import { type Lifecycle, step } from '@/machines/step';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { describeLifecycle, walkRecord } from './lifecycle';
import { everyoneAsks, type Held, type LifecycleModel } from './record';

interface Door extends WithHistory {
  status: 'shut' | 'open';
}
type DoorEvent = { by: { id: string; name: string }; at: string } & (
  | { type: 'door.open' }
  | { type: 'door.paint'; colour: string }
);

const doorMachine = setup({
  types: { events: {} as DoorEvent },
  guards: {
    byPorter: ({ event }) => event.by.name === 'porter',
    inAColour: (_, { colour }: { colour: string }) => colour !== '',
  },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': { guard: 'byPorter', target: 'open' } } },
    open: {
      on: {
        'door.paint': {
          guard: { type: 'inAColour', params: ({ event }) => event },
          target: 'open',
        },
      },
    },
  },
});

const doorLifecycle: Lifecycle<typeof doorMachine, Door> = {
  machine: doorMachine,
  at: ({ status }) => doorMachine.resolveState({ value: status }),
  recordOf: ({ value }) => ({ status: value }),
  asks: { byPorter: 'Only the porter opens.', inAColour: 'Name a colour.' },
  tells: { 'door.open': 'Opened', 'door.paint': ({ colour }) => `Painted ${colour}` },
  keeps: ({ type }) => ({ type }),
};

const commands = {
  open: { type: 'door.open' },
  'paint red': { type: 'door.paint', colour: 'red' },
  'paint nothing': { type: 'door.paint', colour: '' },
} as const;
type Event = `${keyof typeof commands} by ${'porter' | 'guest'}`;

/** The history's entry for each event that was taken. */
const told = (trail: readonly string[]) =>
  trail.map((event) => {
    const [asked = '', by = ''] = event.split(' by ');
    const entry = { by, byId: `the ${by}`, date: 'noon', to: 'open' };
    return asked === 'open'
      ? { ...entry, action: 'Opened', event: { type: 'door.open' }, from: 'shut' }
      : { ...entry, action: 'Painted red', event: { type: 'door.paint' }, from: 'open' };
  });

const doorModel: LifecycleModel<'shut' | 'open', Event, typeof doorMachine, Door> = {
  lifecycle: doorLifecycle,
  record: { status: 'shut', history: [] },
  events: everyoneAsks(
    commands,
    { porter: { id: 'the porter', name: 'porter' }, guest: { id: 'the guest', name: 'guest' } },
    'noon',
  ),
  start: 'shut',
  table: {
    shut: { is: { status: 'shut', history: [] }, on: { 'open by porter': 'open' } },
    open: {
      is: (trail) => ({ status: 'open', history: told(trail) }),
      on: { 'paint red by porter': 'open', 'paint red by guest': 'open' },
    },
  },
};

describeLifecycle('a door', doorModel);

/** A world that keeps a door. `take` handles its events, and has a planted fault. */
function faulty(take: (door: Door, event: DoorEvent) => Door): Held<Door, DoorEvent> {
  let door = structuredClone(doorModel.record);
  return {
    read: async () => door,
    send: async (event) => {
      door = take(door, event);
    },
  };
}

/** The chart's refusal with another sentence. */
function refused(door: Door, event: DoorEvent, sentence = 'Not so.') {
  const stepped = step(doorLifecycle, door, event);
  return new Refused({
    code: stepped.outcome === 'refused' ? stepped.refusal.code : 'door.none',
    sentence,
  });
}

const opened = (door: Door, event: DoorEvent): Door => {
  if (door.status === 'shut' && event.type === 'door.open' && event.by.name === 'porter') {
    return { status: 'open', history: [...door.history, ...told(['open by porter'])] };
  }
  throw refused(door, event);
};

test('a world that does what the table says passes', async () => {
  await expect(walkRecord(doorModel, [], faulty(opened))).resolves.toBeUndefined();
});

test.each<[string, RegExp, Event[], (door: Door, event: DoorEvent) => Door]>([
  ['lets a wrong event through', /deeply equal/, [], (door) => door],
  [
    'breaks where it ought to refuse',
    /deeply equal/,
    [],
    () => {
      throw new Error('Not so.');
    },
  ],
  [
    'refuses without a sentence',
    /deeply equal/,
    [],
    (door, event) => {
      throw refused(door, event, '');
    },
  ],
  [
    'refuses with another code than the chart',
    /deeply equal/,
    [],
    () => {
      throw new Refused({ code: 'door.shut', sentence: 'Not so.' });
    },
  ],
  [
    'changes the record while it refuses',
    /strictly equal/,
    [],
    (door, event) => {
      door.history.push({ action: 'Slipped in', by: '', date: '' });
      throw refused(door, event);
    },
  ],
  [
    'records something else',
    /strictly equal/,
    ['open by porter'],
    (door, event) => ({ ...opened(door, event), history: [] }),
  ],
  [
    'refuses what the table allows',
    /Not so/,
    ['open by porter'],
    (door, event) => {
      throw refused(door, event);
    },
  ],
])('a world that %s is caught', async (_, complaint, path, take) => {
  await expect(walkRecord(doorModel, path, faulty(take))).rejects.toThrow(complaint);
});
