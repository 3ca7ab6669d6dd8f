import { SessionUser } from './schemas/session';

/** Parses a stored user by the schema. Null for anything malformed. */
export function parseUser(stored: string): SessionUser | null {
  try {
    const parsed = SessionUser.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
