import { companyRoles, roleTable } from '@/data/schemas/role';
import { roleLabel } from '@/data/schemas/role-label';
import { oneOf, type UserListSearch } from '@/data/schemas/search';
import type { User } from '@/data/schemas/user';
import { sortedBy } from '@/views/shared/sorting';

const sorts = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => (role === null ? '' : roleLabel(role)),
  hireDate: ({ hireDate }) => hireDate,
  salary: ({ salary }) => salary ?? '',
  status: ({ status }) => status,
} as const satisfies Record<string, (user: User) => string | number>;

export type UserSortKey = keyof typeof sorts;

/** The role that the URL asks for, spelt as in lists, if it is one. */
export const userRoleOf = ({ role }: UserListSearch) =>
  companyRoles.find((one) => roleTable[one].listRole === role);

/** The column that the URL sorts users by, if it is one. */
export const userSortOf = ({ sort }: UserListSearch) =>
  oneOf(...(Object.keys(sorts) as UserSortKey[]))(sort);

/**
 * The users that the URL asks for: a role, and text in name, email, position or department. In the order
 * given unless sorted.
 */
export function selectUsers(users: User[], search: UserListSearch): User[] {
  const text = (search.q ?? '').trim().toLowerCase();
  const [role, sort] = [userRoleOf(search), userSortOf(search)];
  const found = users.filter(
    (user) =>
      (role === undefined || user.role === role) &&
      [user.name, user.email, user.position, user.department].some((part) =>
        part.toLowerCase().includes(text),
      ),
  );
  return sort === undefined ? found : sortedBy(found, sorts[sort], search.order);
}
