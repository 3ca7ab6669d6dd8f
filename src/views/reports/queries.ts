import type { ReportType } from '@/data/schemas/report';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The report that is shown where the URL names none. */
export const defaultReport: ReportType = 'performance';

/** A report on the staff, computed from the company's records. */
export const reportQuery = (workspace: Workspace, type: ReportType = defaultReport) =>
  queryOptions({
    queryKey: ['report', type],
    queryFn: () => workspace.reports.get(type),
  });

/** The HR dashboard's figures. */
export const hrDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['hrDashboard'],
    queryFn: () => workspace.reports.hrDashboard(),
  });

/** The company manager's figures. */
export const managerDashboardQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['managerDashboard'],
    queryFn: () => workspace.reports.managerDashboard(),
  });
