import type { Credentials } from '@/data/schemas/credentials';
import { Refused } from '@/data/schemas/refused';
import type { SessionUser } from '@/data/schemas/session';
import { fromPromise, waitFor } from 'xstate';
import type { SessionRef } from './context';

/** The login form's way to the session: settles as the session does, and rejects with its reason. */
export const signInThrough = (session: SessionRef) =>
  fromPromise<SessionUser, Credentials>(async ({ input, signal }) => {
    session.send({ type: 'session.signIn', credentials: input });
    const { context } = await waitFor(session, (snapshot) => !snapshot.matches('signingIn'), {
      signal,
    });
    if (context.failure !== null) throw new Refused(context.failure);
    if (context.user === null) {
      throw new Refused({ code: 'signedOut', sentence: 'You were signed out in another tab.' });
    }
    return context.user;
  });
