import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/team-members')({
  component: () => <UpcomingView title="Team Management" />,
});
