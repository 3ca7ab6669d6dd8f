import type { Role } from '@/data/schemas/role';

const keepers = {
  user: ['manager', 'admin'],
  client: ['sys'],
  plan: ['sys'],
  offer: ['sys'],
} as const satisfies Record<string, readonly Role[]>;

/** The kinds of record that are made, and switched on and off. */
export type Activated = keyof typeof keepers;

/** Whether a role manages records of a kind. */
export const keeps = (role: Role, what: Activated): boolean =>
  (keepers[what] as readonly Role[]).includes(role);

/** Whether records of a kind are ever taken off the list, and put back. */
export const isRemovable = (what: Activated): boolean => what === 'plan' || what === 'offer';

/** Whether a role takes records of a kind off the list, and puts them back. */
export const removes = (role: Role, what: Activated): boolean =>
  isRemovable(what) && keeps(role, what);

/** Whether somebody changes what a record of a kind says: a user's profile is changed by nobody else. */
export const changes = (by: { id: string; role: Role }, what: Activated, id: string): boolean =>
  what === 'user' ? by.id === id : removes(by.role, what);

/** Whether records of a kind are switched on and off: an offer runs until its day. */
export const switches = (role: Role, what: Activated): boolean =>
  what !== 'offer' && keeps(role, what);
