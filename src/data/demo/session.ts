import type { Workspace } from '../port/workspace';
import { forbidden, Refused } from '../schemas/refused';
import type { SessionUser } from '../schemas/session';
import type { User } from '../schemas/user';
import { timings } from './timings';
import type { Wait } from './world';

/** The password that the demo accounts share: rulings, 'One table of roles'. */
const demoPassword = 'demo1234';

/** Where the page keeps who is signed in. */
export interface KeptUser {
  read: () => Promise<SessionUser | null>;
  write: (user: SessionUser) => void;
  forget: () => void;
}

/**
 * Signs in against the sample's fixed accounts. Any other stored person is looked up in the directory, by id or
 * email together with the role. Where none is found, they see the demo as the account of their role does, or as a
 * stranger where the role has no account.
 */
export function createSession(
  people: readonly SessionUser[],
  kept: KeptUser,
  wait: Wait,
  directory: () => Promise<Pick<User, 'id' | 'email' | 'role'>[]>,
): Omit<Workspace['session'], 'providerPanel'> {
  return {
    async current() {
      const user = await kept.read();
      if (user === null) return null;
      const ofRole = people.filter(({ role }) => role === user.role);
      const account = ofRole.find(({ email }) => email === user.email);
      if (account !== undefined) return account;
      const isThem = ({ id, email, role }: Pick<User, 'id' | 'email' | 'role'>) =>
        role === user.role && (id === user.id || email === user.email);
      const listed = (await directory()).find(isThem);
      if (listed !== undefined) return { ...user, id: listed.id };
      return ofRole[0] ?? { ...user, id: user.email };
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
    openCompany: async () => {
      throw forbidden('The demo has one company. Nobody can open another one here.');
    },
    signOut: async () => kept.forget(),
    onEnded: () => undefined,
    demoAccounts: async () =>
      people.map(({ email, name }) => ({ email, password: demoPassword, label: name })),
  };
}
