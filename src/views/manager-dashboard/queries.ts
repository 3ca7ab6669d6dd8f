import { companyKey } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The company manager's figures, computed anew at each visit. */
export const managerDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...companyKey, 'managerDashboard'],
    queryFn: () => workspace.reports.managerDashboard(),
    staleTime: 0,
  });
