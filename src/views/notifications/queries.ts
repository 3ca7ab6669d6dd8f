import type { Workspace } from '@/data/port/workspace';
import type { AskedWorld } from '@/actors/asked-world';
import { queryOptions } from '@tanstack/react-query';

/** What the asker's role is told, for the bell and the notifications screen alike. */
export const notificationsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: () => workspace.notifications.list(),
  });

export const loadNotifications = ({ workspace, queryClient }: AskedWorld) =>
  queryClient.ensureQueryData(notificationsQuery(workspace));
