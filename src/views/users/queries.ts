import type { AskedWorld } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { type UserListSearch, userSearch } from '@/data/schemas/search';
import type { User } from '@/data/schemas/user';
import { leadsATeam } from '@/machines/activation/policy';
import { queryOptions } from '@tanstack/react-query';

/** Rows on a page: specification, section 9. */
const pageSize = 5;

/** A page of the company's users. */
export function usersQuery(workspace: Workspace, search: UserListSearch) {
  const [asked, paging] = [userSearch(search), { page: search.page, size: pageSize }];
  return queryOptions({
    queryKey: ['users', asked, paging],
    queryFn: () => workspace.users.list(asked, paging),
  });
}

/** Everything on record about a user. */
export const userQuery = (workspace: Workspace, id: string) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: () => workspace.users.get(id),
  });

/** A person into whose team others can be put. */
export type TeamManager = Pick<User, 'id' | 'name'>;

/** The active team managers, by name. */
export const teamManagersQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['users', 'team managers'],
    queryFn: async (): Promise<TeamManager[]> => {
      const { rows } = await workspace.users.list({ role: 'team-manager', sort: 'name' });
      return rows
        .filter(leadsATeam)
        .map(({ id, name, email }) => ({ id, name: name || email || 'Unnamed user' }));
    },
    meta: { topics: ['user'] },
  });

/** Loads the first view of the list of users, and the user whose details are open. */
export const loadUsers = ({ workspace, queryClient }: AskedWorld, search: UserListSearch) =>
  Promise.all([
    queryClient.ensureQueryData(usersQuery(workspace, search)),
    search.user !== undefined && queryClient.ensureQueryData(userQuery(workspace, search.user)),
  ]);

/** The number of users, by role and month. */
export const userOverviewQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['user overview'],
    queryFn: () => workspace.users.overview(),
  });
