import { keeps } from '@/machines/activation/policy';
import type { Person } from '../schemas/person';
import type { Workspace } from '../workspace';
import type { Company } from './company';

const only = (by: Person, refusal: string) => {
  if (!keeps(by.role, 'user')) throw new Error(refusal);
};

/** The users of the demo world, for those who manage them. */
export function createUsers(company: Company): Workspace['users'] {
  return {
    async overview(by) {
      only(by, 'Only a company manager or an admin can see who uses the product');
      const { userOverview } = await import('@/intelligence/users/role-counts');
      return userOverview([...(await company.users()).values()]);
    },
  };
}
