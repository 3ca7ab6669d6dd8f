import { userActivation } from '@/machines/activation/lifecycles';
import type { Workspace } from '../port/workspace';
import { ProfileUpdate } from '../schemas/user';
import { companyOf } from './company';
import { parsed } from './draft';
import { type Asking, take } from './take';

/** The people of the company, for those who work with them, and for each of them their own profile. */
export function createEmployees(asking: Asking): Workspace['employees'] {
  const company = companyOf(asking);
  return {
    list: company.employees,
    assignable: company.assignable,
    get: company.user,
    profile: async () => company.user((await asking.asker()).id),
    updateProfile: async (draft, sent) =>
      take(
        asking,
        { kind: 'user', called: 'employee', lifecycle: userActivation },
        (await asking.asker()).id,
        { type: 'activation.change', fields: parsed(ProfileUpdate, draft) },
        sent,
      ),
  };
}
