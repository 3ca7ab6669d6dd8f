import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/notifications')({
  component: () => <UpcomingView title="Notifications" />,
});
