import { keptUser } from '@/data/kept-user';
import type { Workspace } from '@/data/port/workspace';
import type { SessionEvent, sessionMachine } from '@/machines/session/session.machine';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

export const restoreUser = fromPromise(() => keptUser.read());

/** Forgets the person in this browser at once, and lets their world end what it began for them. */
export const forgetUserIn = (openWorkspace: () => Promise<Workspace>) =>
  fromPromise(async () => {
    const opened = openWorkspace();
    keptUser.forget();
    await (await opened).session.signOut();
  });

/** Tells the session when another tab signs somebody in, or out. */
export const watchStore = fromCallback<SessionEvent>(({ sendBack }) =>
  keptUser.watch(async () => {
    const user = await keptUser.read().catch(() => null);
    sendBack({ type: 'session.replaced', user });
  }),
);
