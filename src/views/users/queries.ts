import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/workspace';
import { companyKey } from '@/views/tasks/queries';
import { queryOptions } from '@tanstack/react-query';

/** Who uses the product, in numbers. */
export const userOverviewQuery = (workspace: Workspace, by: Person) =>
  queryOptions({
    queryKey: [...companyKey, 'user overview', by.role],
    queryFn: () => workspace.users.overview(by),
  });
