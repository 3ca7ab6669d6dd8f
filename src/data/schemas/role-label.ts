import { type CompanyRole, roleTable } from './role';

/** What a list of users calls a role: its directory label, where it has one; a dash for none. */
export const roleLabel = (role: CompanyRole | null): string =>
  role === null ? '—' : (roleTable[role].label ?? 'Admin');
