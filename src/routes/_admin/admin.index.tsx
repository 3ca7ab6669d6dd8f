import { AdminDashboardView } from '@/views/admin/AdminDashboardView';
import { userOverviewQuery } from '@/views/users/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin/')({
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(userOverviewQuery(workspace)),
  component: Dashboard,
});

function Dashboard() {
  const { workspace } = Route.useRouteContext();
  return <AdminDashboardView {...useSuspenseQuery(userOverviewQuery(workspace)).data} />;
}
