import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager/view-reports')({
  component: () => <UpcomingView title="View Reports" />,
});
