import { companyRoles } from '@/data/schemas/role';
import type { UserOverview } from '@/data/schemas/user-overview';
import type { User } from '@/data/schemas/user';
import { monthOf } from '@/machines/calendar';
import { chartMonths } from '../chart-months';

/** Counts the users: in all, by role, and by the month of their account. Inactive users count too. */
export function userOverview(users: readonly Pick<User, 'role' | 'createdAt'>[]): UserOverview {
  const months = users.map(({ createdAt }) => monthOf(createdAt)).toSorted();
  return {
    total: users.length,
    roles: companyRoles.map((role) => ({
      role,
      count: users.filter((user) => user.role === role).length,
    })),
    accountsByMonth: chartMonths(months, months.at(-1) ?? '').map((month) => ({
      month,
      count: months.filter((one) => one === month).length,
    })),
  };
}
