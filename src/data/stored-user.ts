import { SessionUser } from './schemas/session';

/** Reads a stored user through the schema; null for anything malformed. */
export function parseUser(stored: string): SessionUser | null {
  try {
    const parsed = SessionUser.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
