import type { AskedWorld } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The users of the company, newest account first. */
export const usersQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['users'],
    queryFn: () => workspace.users.list(),
  });

export const loadUsers = ({ workspace, queryClient }: AskedWorld) =>
  queryClient.ensureQueryData(usersQuery(workspace));

/** Who uses the product, in numbers. */
export const userOverviewQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['user overview'],
    queryFn: () => workspace.users.overview(),
  });
