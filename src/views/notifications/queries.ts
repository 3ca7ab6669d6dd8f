import type { Workspace } from '@/data/port/workspace';
import type { AskedWorld } from '@/actors/asked-world';
import type { Paging } from '@/data/schemas/page';
import { notificationsSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import { queryOptions } from '@tanstack/react-query';

/** How many notifications the bell lists. Its number counts all of them. */
export const underTheBell: Paging = { size: 20 };

/** The notifications of the asker's role, for the bell and the notifications screen alike. */
export const notificationsQuery = (workspace: Workspace, paging: Paging) =>
  queryOptions({
    queryKey: ['notifications', paging],
    queryFn: () => workspace.notifications.list(paging),
    meta: {
      standsAside: true,
      topics: ['told', 'task', 'conversation', 'candidate', 'jobListing', 'user', 'subscription'],
    },
  });

/** Reads the notifications that the URL asks for. */
export const loadNotifications = ({
  context: { workspace, queryClient },
  location,
}: {
  context: AskedWorld;
  location: { search: object };
}) =>
  queryClient.ensureQueryData(
    notificationsQuery(workspace, firstRows(notificationsSearch({ ...location.search }))),
  );
