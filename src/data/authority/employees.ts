import type { Workspace } from '../port/workspace';
import { companyOf } from './company';
import { type Asking, take } from './take';

/** The people of the company, for those who work with them, and for each of them their own profile. */
export function createEmployees(asking: Asking): Workspace['employees'] {
  const company = companyOf(asking);
  return {
    list: company.employees,
    assignable: company.assignable,
    get: company.user,
    profile: async () => company.user((await asking.asker()).id),
    async updateProfile(draft, sent) {
      // Every screen asks for the profile; few change it.
      const [{ userActivation }, { ProfileUpdate }, { parsed }, { id }] = await Promise.all([
        import('@/machines/activation/lifecycles'),
        import('../schemas/user'),
        import('./draft'),
        asking.asker(),
      ]);
      return take(
        asking,
        { kind: 'user', called: 'employee', lifecycle: userActivation },
        id,
        { type: 'activation.change', fields: parsed(ProfileUpdate, draft) },
        sent,
      );
    },
  };
}
