import { companyKey } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The HR dashboard's figures, computed anew at each visit, since they also count candidates and listings. */
export const hrDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...companyKey, 'hrDashboard'],
    queryFn: () => workspace.reports.hrDashboard(),
    staleTime: 0,
  });
