import type { AskedWorld } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { type UserListSearch, userSearch } from '@/data/schemas/search';
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
