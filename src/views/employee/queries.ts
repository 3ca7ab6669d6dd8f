import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** What an employee sees of their own resignation risk; null where none is worked out. */
export const ownRiskQuery = (workspace: Workspace, employeeId: string) =>
  queryOptions({
    queryKey: ['own risk', employeeId],
    queryFn: () => workspace.risk.of(employeeId),
  });

/** An employee's newest tasks, as many as their dashboard shows: the rest is a click away. */
export const newestTasksQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['tasks', 'newest'],
    queryFn: () => workspace.tasks.list({}, { size: 8 }),
    meta: { topics: ['task', 'user'] },
  });

/** What everyone in the company was told. */
export const announcementsQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['announcements'], queryFn: () => workspace.announcements.list() });
