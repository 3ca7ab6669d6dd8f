import type { Workspace } from '../port/workspace';
import { companyOf } from './company';
import type { Asking } from './take';

/** The people of the company, for their colleagues, and each person's own profile. */
export function createEmployees(asking: Asking): Workspace['employees'] {
  const company = companyOf(asking);
  return {
    list: company.employees,
    assignable: company.assignable,
    profile: async () => company.user((await asking.asker()).id),
    async updateProfile(draft, sent) {
      // Every screen asks for the profile, but few change it: so the code of a change loads with the first one.
      const [{ userActivation }, { ProfileUpdate }, { parsed }, { take }, { id }] =
        await Promise.all([
          import('@/machines/activation/lifecycles'),
          import('../schemas/user'),
          import('./draft'),
          import('./take'),
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
