import { missing, Refused } from '../schemas/refused';
import type { Role } from '../schemas/role';
import type { SessionUser } from '../schemas/session';
import type { Workspace } from '../workspace';
import { timings } from './timings';
import type { Wait } from './world';

/** The password that the demo accounts share: rulings, 'One table of roles'. */
const demoPassword = 'demo1234';

/**
 * Signs in against the sample's fixed accounts. Somebody who is not among them sees the demo as the account of
 * their role does.
 */
export function createAccounts(
  people: (SessionUser & { role: Role })[],
  wait: Wait,
): Workspace['accounts'] {
  return {
    async signIn({ email, password }) {
      await wait(timings.signIn);
      const person = people.find((account) => account.email === email.trim().toLowerCase());
      if (person === undefined || password !== demoPassword) {
        const sentence = 'Invalid email or password.';
        throw new Refused({ code: 'credentials.invalid', sentence });
      }
      return person;
    },
    recognise: async (user) => {
      const ofRole = people.filter(({ role }) => role === user.role);
      return ofRole.find(({ email }) => email === user.email) ?? ofRole[0] ?? user;
    },
    /** A visitor of the demo may try the operator's desk. */
    operator: async () => {
      const operator = people.find(({ role }) => role === 'sys');
      if (operator === undefined) throw missing('operator');
      return operator;
    },
    demo: async () =>
      people.map(({ email, name }) => ({ email, password: demoPassword, label: name })),
  };
}
