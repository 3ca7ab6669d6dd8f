import type { SessionUser } from '@/data/schemas/session';
import { browserStorage } from '@/data/storage';
import type { SessionEvent, sessionMachine } from '@/machines/session/session.machine';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** What the session keeps its user under. */
const key = 'user';

const loadParser = () => import('./stored-user');

/** The stored user, read through the schema; null for none, and for anything malformed, which is removed. */
async function readUser(): Promise<SessionUser | null> {
  if (browserStorage.get(key) === null) return null;
  // A line that breaks once signs nobody out.
  const { parseUser } = await loadParser().catch(loadParser);
  // Read only now: another tab may have signed out while the schema loaded.
  const stored = browserStorage.get(key);
  const user = stored === null ? null : parseUser(stored);
  if (user === null) browserStorage.remove(key);
  return user;
}

export const storeUser = (user: SessionUser): void => browserStorage.set(key, JSON.stringify(user));

export const restoreUser = fromPromise(readUser);

export const forgetUser = fromPromise(async () => browserStorage.remove(key));

/** Tells the session whom another tab has signed in, or that it has signed out. */
export const watchStore = fromCallback<SessionEvent>(({ sendBack }) => {
  const tell = async () => {
    const user = await readUser().catch(() => null);
    sendBack({ type: 'session.replaced', user });
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) void tell();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
});
