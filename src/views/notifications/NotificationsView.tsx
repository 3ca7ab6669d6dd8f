import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import { Card } from '@/views/shared/ui/Card';
import { Page } from '@/views/shared/ui/Page';
import NotificationList from './NotificationList';

/** Everything that a role is told, as under the bell. */
export function NotificationsView({ workspace, by }: { workspace: Workspace; by: Person }) {
  return (
    <Page title="Notifications">
      <Card className="max-w-3xl">
        <div className="max-h-96 overflow-y-auto">
          <NotificationList workspace={workspace} by={by} />
        </div>
      </Card>
    </Page>
  );
}
