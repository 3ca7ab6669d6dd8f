import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** An employee's newest tasks, as many as the dashboard shows. A link leads to the rest. */
export const newestTasksQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['tasks', 'newest'],
    queryFn: () => workspace.tasks.list({}, { size: 8 }),
    meta: { topics: ['task', 'user'] },
  });

/** The announcements to everyone in the company. */
export const announcementsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['announcements'],
    queryFn: () => workspace.announcements.list(),
    meta: { topics: ['announcement'] },
  });
