import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/create-tasks')({
  component: () => <UpcomingView title="Task management" />,
});
