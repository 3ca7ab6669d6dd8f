import type { SessionUser } from './schemas/session';
import { browserStorage } from './storage';

const key = 'user';

const loadParser = () => import('./stored-user');

/** Who is signed in, as the browser keeps it under the key `user` for all its tabs. */
export const keptUser = {
  /** Whether anybody is, for all that is known without reading it. */
  isThere: (): boolean => browserStorage.get(key) !== null,

  /** The stored user, read through the schema; null for none, and for anything malformed, which is removed. */
  async read(): Promise<SessionUser | null> {
    if (browserStorage.get(key) === null) return null;
    // A line that breaks once signs nobody out.
    const { parseUser } = await loadParser().catch(loadParser);
    // Read only now: another tab may have signed out while the schema loaded.
    const stored = browserStorage.get(key);
    const user = stored === null ? null : parseUser(stored);
    if (user === null) browserStorage.remove(key);
    return user;
  },

  write: (user: SessionUser): void => browserStorage.set(key, JSON.stringify(user)),

  forget: (): void => browserStorage.remove(key),

  /** Calls back when another tab signs somebody in or out. Returns how to stop. */
  watch(onChange: () => void | Promise<void>): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) void onChange();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
