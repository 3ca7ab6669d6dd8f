import { ManagerDashboardView } from '@/views/manager-dashboard/ManagerDashboardView';
import { managerDashboardQuery } from '@/views/reports/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager/manager/')({
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.fetchQuery(managerDashboardQuery(workspace)),
  component: Dashboard,
});

function Dashboard() {
  const { workspace } = Route.useRouteContext();
  return <ManagerDashboardView {...useSuspenseQuery(managerDashboardQuery(workspace)).data} />;
}
