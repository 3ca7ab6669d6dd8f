import type { NotificationsSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import { MoreRows } from '@/views/shared/MoreRows';
import { useSignedIn } from '@/views/shared/signed-in';
import { useSearchChange } from '@/views/shared/steps';
import { Card } from '@/views/shared/ui/Card';
import { Screen } from '@/views/shared/ui/Page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import NotificationList from './NotificationList';
import { notificationsQuery } from './queries';

/** All notifications of a role, as under the bell. */
export function NotificationsView() {
  const { workspace, user } = useSignedIn();
  const search: NotificationsSearch = useSearch({ strict: false });
  const onSearch = useSearchChange<NotificationsSearch>();
  const paging = firstRows(useDeferredValue(search));
  const { data: page } = useSuspenseQuery(notificationsQuery(workspace, paging));
  return (
    <Screen>
      <Card className="max-w-3xl space-y-3">
        <div className="fading-end -mb-2 max-h-96 overflow-y-auto">
          <NotificationList workspace={workspace} by={user} paging={paging} />
        </div>
        <MoreRows page={page} onMore={(rows) => onSearch({ rows })} />
      </Card>
    </Screen>
  );
}
