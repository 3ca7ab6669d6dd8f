import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** What the asker's role is told, for the bell and the notifications screen alike. */
export const notificationsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: () => workspace.notifications.list(),
  });
