import type { Role } from '@/data/schemas/role';
import type { User } from '@/data/schemas/user';

const keepers = {
  user: ['manager', 'admin'],
  client: ['sys'],
  plan: ['sys'],
  offer: ['sys'],
} as const satisfies Record<string, readonly Role[]>;

/** The kinds of record that the activation machine keeps. */
export type Activated = keyof typeof keepers;

/** Whether a role manages records of a kind. */
export const keeps = (role: Role, what: Activated): boolean =>
  (keepers[what] as readonly Role[]).includes(role);

/** Whether records of a kind can be deleted and restored. */
export const isRemovable = (what: Activated): boolean => what === 'plan' || what === 'offer';

/** Whether a role may delete and restore records of a kind. */
export const removes = (role: Role, what: Activated): boolean =>
  isRemovable(what) && keeps(role, what);

/** Whether a person may edit a record of a kind. Only the user edits a user's profile. */
export const changes = (by: { id: string; role: Role }, what: Activated, id: string): boolean =>
  what === 'user' ? by.id === id : keeps(by.role, what);

/** Whether a role switches records of a kind on and off. An offer has no switch, since it runs until its last day. */
export const switches = (role: Role, what: Activated): boolean =>
  what !== 'offer' && keeps(role, what);

/** Whether a role changes the employment in a record of a kind. Only a user has one. */
export const employs = (role: Role, what: Activated): boolean =>
  what === 'user' && keeps(role, what);

/** Whether people can be put into a user's team: the user is an active team manager. */
export const leadsATeam = ({ role, status }: Pick<User, 'role' | 'status'>): boolean =>
  role === 'teammanager' && status === 'Active';
