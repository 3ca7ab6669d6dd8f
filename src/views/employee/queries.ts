import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** What an employee sees of their own resignation risk; null where none is worked out. */
export const ownRiskQuery = (workspace: Workspace, employeeId: string) =>
  queryOptions({
    queryKey: ['own risk', employeeId],
    queryFn: () => workspace.risk.of(employeeId),
  });

/** What everyone in the company was told. */
export const announcementsQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['announcements'], queryFn: () => workspace.announcements.list() });
