import { companyRoles, roleTable } from '@/data/schemas/role';
import { roleLabel } from '@/data/schemas/role-label';
import { type UserSearch } from '@/data/schemas/search';
import { oneOf } from '@/data/schemas/search-readers';
import type { User } from '@/data/schemas/user';
import { monthOf } from '@/machines/calendar';
import { byName, orderingOf, sortedBy } from '@/intelligence/lists/sorting';

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
export const userRoleOf = ({ role }: UserSearch) =>
  companyRoles.find((one) => roleTable[one].listRole === role);

const sortKey = oneOf(...(Object.keys(sorts) as UserSortKey[]));

/** How the URL orders users: by a column of theirs, or not at all. */
export const userOrdering = ({ sort, order }: UserSearch) =>
  orderingOf(sortKey(sort), order, ['salary']);

/**
 * The users that the URL asks for: a role, the month of their account, and text in name, email, position or
 * department. In the order given unless sorted.
 */
export function selectUsers(users: User[], search: UserSearch): User[] {
  const text = (search.q ?? '').trim().toLowerCase();
  const role = userRoleOf(search);
  const { key, order } = userOrdering(search);
  const found = users.filter(
    (user) =>
      (role === undefined || user.role === role) &&
      (search.created === undefined || monthOf(user.createdAt) === search.created) &&
      [user.name, user.email, user.position, user.department].some((part) =>
        part.toLowerCase().includes(text),
      ),
  );
  return key === undefined ? found : sortedBy(found, sorts[key], order);
}

/** The people, by name, whose name or role holds a text. */
export function selectColleagues(users: User[], q: string): User[] {
  const text = q.trim().toLowerCase();
  return users
    .filter(({ name, role }) =>
      [name, roleLabel(role)].some((part) => part.toLowerCase().includes(text)),
    )
    .toSorted(byName);
}
