import { type CompanyRole, roleTable } from './role';

/** The name of a role in a list of users: its directory label where it has one, or a dash for no role. */
export const roleLabel = (role: CompanyRole | null): string =>
  role === null ? '—' : (roleTable[role].label ?? 'Admin');
