import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/')({
  component: () => <UpcomingView title="Employee Dashboard" />,
});
