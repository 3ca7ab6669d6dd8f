import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

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
