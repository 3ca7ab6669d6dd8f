import { emailPattern } from './schemas/credentials';
import { roles } from './schemas/role';
import type { SessionUser } from './schemas/session';

const textOr = (value: unknown, absent: string) => (value === undefined ? absent : value);

/**
 * Parses a stored user as the schema `SessionUser` does. Null for anything malformed. It is written by hand, since
 * nothing else of a first visit needs the schema library, which weighs more than the rest of its figures.
 */
export function parseUser(stored: string): SessionUser | null {
  try {
    const kept = JSON.parse(stored) as Partial<Record<keyof SessionUser, unknown>>;
    const { email, name, world } = kept;
    const id = textOr(kept.id, '');
    const role = roles.find((one) => one === textOr(kept.role, 'employee'));
    if (typeof id !== 'string' || typeof email !== 'string' || typeof name !== 'string')
      return null;
    if (!emailPattern.test(email) || name === '' || role === undefined) return null;
    if (world !== undefined && world !== 'live') return null;
    return { id, email, name, role, ...(world && { world }) };
  } catch {
    return null;
  }
}
