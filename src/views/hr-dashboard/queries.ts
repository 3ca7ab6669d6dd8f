import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The HR dashboard's figures. */
export const hrDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['hrDashboard'],
    queryFn: () => workspace.reports.hrDashboard(),
  });
