import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/assign-tasks')({
  component: () => <UpcomingView title="Assign Tasks" />,
});
