import type { Workspace } from '@/data/port/workspace';
import type { Credentials } from '@/data/schemas/credentials';
import { Refused } from '@/data/schemas/refused';
import type { SessionUser } from '@/data/schemas/session';
import { fromPromise } from 'xstate';
import type { SessionRef } from './session';

/**
 * Signs somebody in through the world that their email belongs to, and tells the session. A sign-in or sign-out of another tab meanwhile
 * takes precedence.
 */
export const signInThrough = (
  session: SessionRef,
  worldOf: (email: string) => Promise<Workspace>,
) =>
  fromPromise<SessionUser, Credentials>(async ({ input, signal }) => {
    const userOf = () => session.getSnapshot().context.user;
    const before = userOf();
    const ending = new AbortController();
    const end = () => ending.abort();
    signal.addEventListener('abort', end);
    const watching = session.subscribe(() => {
      if (userOf() !== before) end();
    });
    try {
      const world = await worldOf(input.email);
      const user = await world.session.signIn(input, ending.signal);
      session.send({ type: 'session.signIn', user });
      return user;
    } catch (error) {
      if (userOf() === before) throw error;
      throw new Refused({ code: 'signedOut', sentence: 'You were signed out in another tab.' });
    } finally {
      watching.unsubscribe();
      signal.removeEventListener('abort', end);
    }
  });
