import type { Workspace } from '@/data/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The HR dashboard's figures, computed anew at each visit: any role's screens may have changed them. */
export const hrDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['reports', 'hrDashboard'],
    queryFn: () => workspace.reports.hrDashboard(),
    staleTime: 0,
  });
