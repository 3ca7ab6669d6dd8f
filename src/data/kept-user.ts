import type { SessionUser } from './schemas/session';
import { browserStorage } from './storage';

const key = 'user';

const loadParser = () => import('./stored-user');

/** Who is signed in, as the browser keeps it under the key `user` for all its tabs. */
export const keptUser = {
  /** Whether anybody seems to be signed in, without reading the stored text. */
  isThere: (): boolean => browserStorage.get(key) !== null,

  /** Whether the stored user belongs to the live world, from the stored text alone. */
  isLive(): boolean {
    try {
      return (JSON.parse(browserStorage.get(key) ?? '') as SessionUser | null)?.world === 'live';
    } catch {
      return false;
    }
  },

  /** The stored user, parsed by the schema. Null for none, and for anything malformed, which is then removed. */
  async read(): Promise<SessionUser | null> {
    if (browserStorage.get(key) === null) return null;
    // The parser is asked for twice, so that one lost request signs nobody out.
    const { parseUser } = await loadParser().catch(loadParser);
    // The text is read only now, since another tab may have signed out while the schema loaded.
    const stored = browserStorage.get(key);
    const user = stored === null ? null : parseUser(stored);
    if (user === null) browserStorage.remove(key);
    return user;
  },

  write: (user: SessionUser): void => browserStorage.set(key, JSON.stringify(user)),

  forget: (): void => browserStorage.remove(key),

  /** Calls back when another tab signs somebody in or out. Returns a function that stops this. */
  watch(onChange: () => void | Promise<void>): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) void onChange();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
