import type { Role } from '@/data/schemas/role';

const keepers = {
  user: ['manager', 'admin'],
  client: ['sys'],
  plan: ['sys'],
} as const satisfies Record<string, readonly Role[]>;

/** The kinds of record that are switched on and off. */
export type Activated = keyof typeof keepers;

/** Whether a role manages records of a kind. */
export const keeps = (role: Role, what: Activated): boolean =>
  (keepers[what] as readonly Role[]).includes(role);
