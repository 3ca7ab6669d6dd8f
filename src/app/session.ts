import { browserStorage } from '@/data/storage';
import type { SessionUser } from '@/data/schemas/session';
import { sessionMachine, type SessionEvent } from '@/machines/session/session.machine';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { RouterContext, SessionRef } from './context';

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

/** Starts the session actor over the browser's storage and a world's accounts. */
export function startSession(openWorkspace: RouterContext['openWorkspace']): SessionRef {
  const machine = sessionMachine.provide({
    actors: {
      restoreUser: fromPromise(readUser),
      authenticate: fromPromise(async ({ input, signal }) => {
        const workspace = await openWorkspace();
        const user = await workspace.accounts.signIn(input);
        signal.throwIfAborted();
        browserStorage.set(key, JSON.stringify(user));
        return user;
      }),
      forgetUser: fromPromise(async () => browserStorage.remove(key)),
      watchStore: fromCallback<SessionEvent>(({ sendBack }) => {
        const tell = async () => {
          const user = await readUser().catch(() => null);
          sendBack({ type: 'session.replaced', user });
        };
        const onStorage = (event: StorageEvent) => {
          if (event.key === key || event.key === null) void tell();
        };
        window.addEventListener('storage', onStorage);
        return () => window.removeEventListener('storage', onStorage);
      }),
    },
  });
  return createActor(machine).start();
}
