import type { Workspace } from '@/data/workspace';
import { companyKey } from '@/views/tasks/queries';
import { queryOptions } from '@tanstack/react-query';

export const hrDashboardKey = [...companyKey, 'hrDashboard'];

/** The HR dashboard's figures, computed anew at each visit, since they also count candidates and listings. */
export const hrDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: hrDashboardKey,
    queryFn: () => workspace.reports.hrDashboard(),
    staleTime: 0,
  });
