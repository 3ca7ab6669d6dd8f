import type { User } from '@/data/schemas/user';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { userActivation } from '@/machines/activation/lifecycles';
import { aUser, people } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';

const at = '2026-11-21T08:30:00.000Z';

const commands = {
  activate: { type: 'activation.activate' },
  deactivate: { type: 'activation.deactivate' },
} as const satisfies Record<string, ActivationCommand>;

type Asked = `${keyof typeof commands} by ${keyof typeof people}`;

const stepped = {
  'deactivate by manager': {
    action: 'Deactivated',
    by: 'Salim Mansouri',
    date: at,
    event: {
      type: 'activation.deactivate',
      by: { name: 'Salim Mansouri', role: 'manager' },
      at,
    },
    from: 'active',
    to: 'inactive',
  },
  'deactivate by admin': {
    action: 'Deactivated',
    by: 'Hakim Ziani',
    date: at,
    event: { type: 'activation.deactivate', by: { name: 'Hakim Ziani', role: 'admin' }, at },
    from: 'active',
    to: 'inactive',
  },
  'activate by manager': {
    action: 'Activated',
    by: 'Salim Mansouri',
    date: at,
    event: { type: 'activation.activate', by: { name: 'Salim Mansouri', role: 'manager' }, at },
    from: 'inactive',
    to: 'active',
  },
  'activate by admin': {
    action: 'Activated',
    by: 'Hakim Ziani',
    date: at,
    event: { type: 'activation.activate', by: { name: 'Hakim Ziani', role: 'admin' }, at },
    from: 'inactive',
    to: 'active',
  },
} as const satisfies Partial<Record<Asked, object>>;

const historyOf = (trail: readonly Asked[]): User['history'] =>
  trail.map((asked) => stepped[asked as keyof typeof stepped]);

/** A user's activation, asked by every role: only those who manage users switch it. */
export const activationModel: LifecycleModel<
  'active' | 'inactive',
  Asked,
  typeof userActivation.machine,
  User
> = {
  lifecycle: userActivation,
  record: aUser(),
  start: 'active',
  events: everyoneAsks(commands, people, at),
  key: ({ status }) => status,
  table: {
    active: {
      is: (trail) => aUser({ status: 'Active', history: historyOf(trail) }),
      on: { 'deactivate by manager': 'inactive', 'deactivate by admin': 'inactive' },
    },
    inactive: {
      is: (trail) => aUser({ status: 'Inactive', history: historyOf(trail) }),
      on: { 'activate by manager': 'active', 'activate by admin': 'active' },
    },
  },
};
