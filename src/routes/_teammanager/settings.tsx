import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/settings')({
  component: () => <UpcomingView title="System Settings" />,
});
