import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The company manager's figures. */
export const managerDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['managerDashboard'],
    queryFn: () => workspace.reports.managerDashboard(),
  });
