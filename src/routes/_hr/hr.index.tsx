import { HrDashboardView } from '@/views/hr-dashboard/HrDashboardView';
import { hrDashboardQuery } from '@/views/reports/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/')({
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.fetchQuery(hrDashboardQuery(workspace)),
  component: Dashboard,
});

function Dashboard() {
  const { workspace } = Route.useRouteContext();
  return <HrDashboardView figures={useSuspenseQuery(hrDashboardQuery(workspace)).data} />;
}
