import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_sys/genius')({
  component: () => <UpcomingView title="SaaS Admin Panel" />,
});
