import type { HistoryEntry } from '@/data/schemas/history';
import type { ProviderSample } from '@/data/demo/world';
import type { Workspace } from '@/data/workspace';
import type {
  ActivationCommand,
  activationMachine,
} from '@/machines/activation/activation.machine';
import type { Lifecycle } from '@/machines/step';
import { aWorld, now, people } from '../../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './record';

const commands = {
  activate: { type: 'activation.activate' },
  deactivate: { type: 'activation.deactivate' },
} as const satisfies Record<string, ActivationCommand>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;

const operator = { name: 'Yacine Belkacem', role: 'sys' };

const historyOf = (trail: readonly Asked[]): HistoryEntry[] =>
  trail.map((asked) => {
    const entry = { by: 'Yacine Belkacem', date: now };
    const stamp = { by: operator, at: now };
    return asked === 'activate by sys'
      ? {
          ...entry,
          action: 'Activated',
          event: { type: 'activation.activate', ...stamp },
          from: 'inactive',
          to: 'active',
        }
      : {
          ...entry,
          action: 'Deactivated',
          event: { type: 'activation.deactivate', ...stamp },
          from: 'active',
          to: 'inactive',
        };
  });

/** What the provider's operator switches on and off, through a demo world that has one such record. */
export const operatorActivation = <
  G extends 'clients' | 'plans',
  T extends ProviderSample[G][number],
>(
  lifecycle: Lifecycle<typeof activationMachine, T>,
  group: G,
  record: T,
): LifecycleModel<'active' | 'inactive', Asked, typeof activationMachine, T> => ({
  lifecycle,
  record,
  start: 'active',
  events: everyoneAsks(commands, people, now),
  key: ({ status }) => status,
  hold: async (held) => {
    const nothing = { clients: [], payments: [], plans: [], offers: [] };
    const health = { uptime: 0, serverLoad: 0, activeConnections: 0, recentLogs: [] };
    const world = aWorld({ provider: async () => ({ health, ...nothing, [group]: [held] }) });
    const records: Pick<Workspace[G], 'list' | 'send'> = world[group];
    return {
      read: async () => {
        const { progress: _, ...kept } = { progress: null, ...(await records.list(people.sys))[0] };
        return kept as T;
      },
      send: (event) => records.send(held.id, event, event.by),
    };
  },
  table: {
    active: {
      is: (trail) => ({ ...record, status: 'active', history: historyOf(trail) }),
      on: { 'deactivate by sys': 'inactive' },
    },
    inactive: {
      is: (trail) => ({ ...record, status: 'inactive', history: historyOf(trail) }),
      on: { 'activate by sys': 'active' },
    },
  },
});
