import { companyKey } from '@/actors/asked-world';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The users of the company, newest account first. */
export const usersQuery = (workspace: Workspace, by: Person) =>
  queryOptions({
    queryKey: [...companyKey, 'users', by.role],
    queryFn: () => workspace.users.list(by),
  });

/** Who uses the product, in numbers. */
export const userOverviewQuery = (workspace: Workspace, by: Person) =>
  queryOptions({
    queryKey: [...companyKey, 'user overview', by.role],
    queryFn: () => workspace.users.overview(by),
  });
