import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager/manage-subscription')({
  component: () => <UpcomingView title="Manage Subscription" />,
});
