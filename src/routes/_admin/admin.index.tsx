import { AdminDashboardView } from '@/views/admin/AdminDashboardView';
import { userOverviewQuery } from '@/views/users/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin/')({
  loader: ({ context: { workspace, queryClient, user } }) =>
    queryClient.ensureQueryData(userOverviewQuery(workspace, user)),
  component: Dashboard,
});

function Dashboard() {
  const { workspace, user } = Route.useRouteContext();
  return <AdminDashboardView {...useSuspenseQuery(userOverviewQuery(workspace, user)).data} />;
}
