import type { Workspace } from '../port/workspace';
import { Refused } from '../schemas/refused';
import type { SessionUser } from '../schemas/session';
import type { User } from '../schemas/user';
import { timings } from './timings';
import type { Wait } from './world';

/** The password that the demo accounts share: rulings, 'One table of roles'. */
const demoPassword = 'demo1234';

/** Where it is kept who is signed in. */
export interface KeptUser {
  read: () => Promise<SessionUser | null>;
  write: (user: SessionUser) => void;
  forget: () => void;
}

/**
 * Signs in against the sample's fixed accounts. Somebody who is not among them sees the demo as the account of
 * their role does; of a role without an account they are who has their email in the directory, or a stranger.
 */
export function createSession(
  people: readonly SessionUser[],
  kept: KeptUser,
  wait: Wait,
  directory: () => Promise<Pick<User, 'id' | 'email'>[]>,
): Omit<Workspace['session'], 'providerPanel'> {
  return {
    async current() {
      const user = await kept.read();
      if (user === null) return null;
      const ofRole = people.filter(({ role }) => role === user.role);
      const account = ofRole.find(({ email }) => email === user.email) ?? ofRole[0];
      if (account !== undefined) return account;
      const listed = (await directory()).find(({ email }) => email === user.email);
      return { ...user, id: listed?.id ?? user.email };
    },
    async signIn({ email, password }, signal) {
      await wait(timings.signIn);
      const person = people.find((account) => account.email === email.trim().toLowerCase());
      if (person === undefined || password !== demoPassword) {
        throw new Refused({ code: 'forbidden', sentence: 'Invalid email or password.' });
      }
      signal.throwIfAborted();
      kept.write(person);
      return person;
    },
    signOut: async () => kept.forget(),
    demoAccounts: async () =>
      people.map(({ email, name }) => ({ email, password: demoPassword, label: name })),
  };
}
