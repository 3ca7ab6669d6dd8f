import type { Role } from '@/data/schemas/role';
import type { Workspace } from '@/data/workspace';
import { queryOptions } from '@tanstack/react-query';

/** A role's notifications, for the bell and the notifications screen alike. */
export const notificationsQuery = (workspace: Workspace, role: Role) =>
  queryOptions({
    queryKey: ['notifications', role],
    queryFn: () => workspace.notifications.list(role),
  });
