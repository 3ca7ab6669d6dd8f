import type { Lifecycle } from '@/machines/step';
import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { describeLifecycle, walkRecord } from './lifecycle';
import { everyoneAsks, type Held, type LifecycleModel } from './record';

interface Door {
  status: 'shut' | 'open';
  log: string[];
}
type DoorEvent = { by: 'porter' | 'guest'; at: string } & (
  | { type: 'door.open' }
  | { type: 'door.paint'; colour: string }
);

const doorMachine = setup({
  types: { context: {} as Omit<Door, 'status'>, events: {} as DoorEvent },
  guards: {
    byPorter: ({ event }) => event.by === 'porter',
    inAColour: (_, { colour }: { colour: string }) => colour !== '',
  },
  actions: {
    record: assign(({ context, event }) => ({
      log: [...context.log, `${event.type} ${event.at}`],
    })),
  },
}).createMachine({
  id: 'door',
  context: { log: [] },
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': { guard: 'byPorter', target: 'open', actions: 'record' } } },
    open: {
      on: {
        'door.paint': {
          guard: { type: 'inAColour', params: ({ event }) => event },
          actions: 'record',
        },
      },
    },
  },
});

const doorLifecycle: Lifecycle<typeof doorMachine, Door> = {
  machine: doorMachine,
  at: ({ status, ...context }) => doorMachine.resolveState({ value: status, context }),
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: { byPorter: 'Only the porter opens.', inAColour: 'Name a colour.' },
};

const log = (trail: readonly string[]) =>
  trail.map((event) => (event.startsWith('open') ? 'door.open noon' : 'door.paint noon'));

const commands = {
  open: { type: 'door.open' },
  'paint red': { type: 'door.paint', colour: 'red' },
  'paint nothing': { type: 'door.paint', colour: '' },
} as const;
type Event = `${keyof typeof commands} by ${'porter' | 'guest'}`;

const doorModel: LifecycleModel<'shut' | 'open', Event, typeof doorMachine, Door> = {
  lifecycle: doorLifecycle,
  record: { status: 'shut', log: [] },
  events: everyoneAsks(commands, { porter: 'porter', guest: 'guest' } as const, 'noon'),
  key: ({ status }) => status,
  start: 'shut',
  table: {
    shut: { is: { status: 'shut', log: [] }, on: { 'open by porter': 'open' } },
    open: {
      is: (trail) => ({ status: 'open', log: log(trail) }),
      on: { 'paint red by porter': 'open', 'paint red by guest': 'open' },
    },
  },
};

describeLifecycle('a door', doorModel);

/** A world that keeps a door with a fault planted in how it takes events. */
const faulty =
  (take: (door: Door, event: DoorEvent) => Door) =>
  async (begin: Door): Promise<Held<Door, DoorEvent>> => {
    let door = begin;
    return {
      read: async () => door,
      send: async (event) => {
        door = take(door, event);
      },
    };
  };

const opened = (door: Door, event: DoorEvent): Door => {
  if (door.status === 'shut' && event.type === 'door.open' && event.by === 'porter') {
    return { status: 'open', log: [...door.log, `door.open ${event.at}`] };
  }
  throw new Error('Not so.');
};

test('a world that does what the table says passes', async () => {
  await expect(walkRecord({ ...doorModel, hold: faulty(opened) }, [])).resolves.toBeUndefined();
});

test.each<[string, RegExp, Event[], (door: Door, event: DoorEvent) => Door]>([
  ['lets a wrong event through', /deeply equal/, [], (door) => door],
  [
    'refuses without a sentence',
    /deeply equal/,
    [],
    () => {
      throw new Error('');
    },
  ],
  [
    'changes the record while it refuses',
    /strictly equal/,
    [],
    (door) => {
      door.log.push('slipped in');
      throw new Error('Not so.');
    },
  ],
  [
    'records something else',
    /strictly equal/,
    ['open by porter'],
    (door, event) => ({ ...opened(door, event), log: [] }),
  ],
  [
    'refuses what the table allows',
    /Not so/,
    ['open by porter'],
    () => {
      throw new Error('Not so.');
    },
  ],
])('a world that %s is caught', async (_, complaint, path, take) => {
  await expect(walkRecord({ ...doorModel, hold: faulty(take) }, path)).rejects.toThrow(complaint);
});
