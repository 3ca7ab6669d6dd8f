import { notificationsSearch } from '@/data/schemas/search';
import { loadNotifications } from '@/views/notifications/queries';
import { NotificationsView } from '@/views/notifications/NotificationsView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/notifications')({
  staticData: { title: 'Notifications' },
  validateSearch: notificationsSearch,
  loader: (entered) => loadNotifications(entered),
  component: NotificationsView,
});
