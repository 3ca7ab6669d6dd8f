import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager/billing-payments')({
  component: () => <UpcomingView title="Billing & Payments" />,
});
