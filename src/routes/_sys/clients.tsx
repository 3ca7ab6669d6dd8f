import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_sys/clients')({
  component: () => <UpcomingView title="Client Management" />,
});
