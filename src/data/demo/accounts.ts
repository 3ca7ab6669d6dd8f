import type { Role } from '../schemas/role';
import type { SessionUser } from '../schemas/session';
import type { Workspace } from '../workspace';
import { timings } from './timings';
import type { Wait } from './world';

/** The password that the demo accounts share: rulings, 'One table of roles'. */
const demoPassword = 'demo1234';

/** Signs in against the sample's fixed accounts. */
export function createAccounts(
  people: (SessionUser & { role: Role })[],
  wait: Wait,
): Workspace['accounts'] {
  return {
    async signIn({ email, password }) {
      await wait(timings.signIn);
      const person = people.find((account) => account.email === email.trim().toLowerCase());
      if (person === undefined || password !== demoPassword) {
        throw new Error('Invalid email or password.');
      }
      return person;
    },
    demo: async () =>
      people.map(({ email, name }) => ({ email, password: demoPassword, label: name })),
  };
}
