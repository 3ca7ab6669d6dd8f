import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/performance')({
  component: () => <UpcomingView title="Performance" />,
});
