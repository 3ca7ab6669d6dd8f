import { SessionUser, type Credentials } from '@/data/schemas/session';
import { sessionMachine, type SessionEvent } from '@/machines/session/session.machine';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { RouterContext, SessionRef } from './context';

const key = 'user';

/** Reads a stored user through the schema; null for nothing, and for anything malformed. */
function parseUser(stored: string | null): SessionUser | null {
  if (stored === null) return null;
  try {
    const parsed = SessionUser.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Starts the session actor over the browser's local storage and a world's accounts. */
export function startSession(openWorkspace: RouterContext['openWorkspace']): SessionRef {
  const machine = sessionMachine.provide({
    actors: {
      restoreUser: fromPromise(async () => {
        const user = parseUser(localStorage.getItem(key));
        if (user === null) localStorage.removeItem(key);
        return user;
      }),
      authenticate: fromPromise(async ({ input, signal }) => {
        const workspace = await openWorkspace();
        const user = await workspace.accounts.signIn(input);
        signal.throwIfAborted();
        localStorage.setItem(key, JSON.stringify(user));
        return user;
      }),
      forgetUser: fromPromise(async () => localStorage.removeItem(key)),
      watchStore: fromCallback<SessionEvent>(({ sendBack }) => {
        const onStorage = (event: StorageEvent) => {
          if (event.key !== key && event.key !== null) return;
          sendBack({ type: 'session.replaced', user: parseUser(localStorage.getItem(key)) });
        };
        window.addEventListener('storage', onStorage);
        return () => window.removeEventListener('storage', onStorage);
      }),
    },
  });
  return createActor(machine).start();
}

/** The login form's way to the session: settles as the session does, and rejects with its reason. */
export const signInThrough = (session: SessionRef) =>
  fromPromise<SessionUser, Credentials>(async ({ input, signal }) => {
    session.send({ type: 'session.signIn', credentials: input });
    const { context } = await waitFor(session, (snapshot) => !snapshot.matches('signingIn'), {
      signal,
    });
    if (context.failure !== null) throw new Error(context.failure);
    if (context.user === null) throw new Error('You were signed out in another tab.');
    return context.user;
  });
