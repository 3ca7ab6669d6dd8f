import { chartSearch } from '@/data/schemas/search';
import { ManagerDashboardView } from '@/views/manager-dashboard/ManagerDashboardView';
import { managerDashboardQuery } from '@/views/reports/queries';
import { waitingQuery } from '@/views/waiting/WaitingList';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager/manager/')({
  staticData: { title: 'Company Manager Dashboard' },
  validateSearch: chartSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(managerDashboardQuery(workspace)),
      queryClient.fetchQuery(waitingQuery(workspace)),
    ]),
  component: Dashboard,
});

function Dashboard() {
  const { workspace } = Route.useRouteContext();
  return (
    <ManagerDashboardView
      {...useSuspenseQuery(managerDashboardQuery(workspace)).data}
      waiting={useSuspenseQuery(waitingQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
