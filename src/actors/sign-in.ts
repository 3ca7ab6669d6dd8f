import type { Credentials } from '@/data/schemas/credentials';
import { Refused } from '@/data/schemas/refused';
import type { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/workspace';
import { fromPromise } from 'xstate';
import { type SessionRef, storeUser } from './session';

/** Has the world recognise who signs in, and tells the session. What another tab does meanwhile stands. */
export const signInThrough = (session: SessionRef, openWorkspace: () => Promise<Workspace>) =>
  fromPromise<SessionUser, Credentials>(async ({ input, signal }) => {
    const userOf = () => session.getSnapshot().context.user;
    const before = userOf();
    const workspace = await openWorkspace();
    const user = await workspace.accounts.signIn(input);
    signal.throwIfAborted();
    if (userOf() !== before) {
      throw new Refused({ code: 'signedOut', sentence: 'You were signed out in another tab.' });
    }
    storeUser(user);
    session.send({ type: 'session.signIn', user });
    return user;
  });
