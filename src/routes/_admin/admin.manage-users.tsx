import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin/manage-users')({
  component: () => <UpcomingView title="Manage Users" />,
});
