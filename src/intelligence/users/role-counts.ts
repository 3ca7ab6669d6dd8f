import { companyRoles } from '@/data/schemas/role';
import type { UserOverview } from '@/data/schemas/user-overview';
import type { User } from '@/data/schemas/user';
import { monthOf, monthsUpTo } from '@/machines/calendar';

const CHARTED_MONTHS = 12;

/** Counts the users: in all, by role, and by the month of their account. Inactive users count too. */
export function userOverview(users: readonly Pick<User, 'role' | 'createdAt'>[]): UserOverview {
  const months = users.map(({ createdAt }) => monthOf(createdAt)).toSorted();
  const [first = '', last = first] = [months[0], months.at(-1)];
  return {
    total: users.length,
    roles: companyRoles.map((role) => ({
      role,
      count: users.filter((user) => user.role === role).length,
    })),
    accountsByMonth: monthsUpTo(last, CHARTED_MONTHS)
      .filter((month) => month >= first && users.length > 0)
      .map((month) => ({ month, count: months.filter((one) => one === month).length })),
  };
}
