import { notificationsQuery } from '@/views/notifications/queries';
import { NotificationsView } from '@/views/notifications/NotificationsView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/notifications')({
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(notificationsQuery(workspace)),
  component: Notifications,
});

function Notifications() {
  const { workspace, user } = Route.useRouteContext();
  return <NotificationsView workspace={workspace} by={user} />;
}
