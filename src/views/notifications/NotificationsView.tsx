import { useSignedIn } from '@/views/shared/signed-in';
import { Card } from '@/views/shared/ui/Card';
import { Page } from '@/views/shared/ui/Page';
import NotificationList from './NotificationList';

/** Everything that a role is told, as under the bell. */
export function NotificationsView() {
  const { workspace, user } = useSignedIn();
  return (
    <Page title="Notifications">
      <Card className="max-w-3xl">
        <div className="max-h-96 overflow-y-auto">
          <NotificationList workspace={workspace} by={user} />
        </div>
      </Card>
    </Page>
  );
}
