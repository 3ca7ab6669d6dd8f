import { chartSearch } from '@/data/schemas/search';
import { AdminDashboardView } from '@/views/admin/AdminDashboardView';
import { userOverviewQuery } from '@/views/users/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin/')({
  staticData: { title: 'Admin Dashboard' },
  validateSearch: chartSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(userOverviewQuery(workspace)),
  component: Dashboard,
});

function Dashboard() {
  const { workspace } = Route.useRouteContext();
  return (
    <AdminDashboardView
      overview={useSuspenseQuery(userOverviewQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
