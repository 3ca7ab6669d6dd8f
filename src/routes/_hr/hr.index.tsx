import { chartSearch } from '@/data/schemas/search';
import { HrDashboardView } from '@/views/hr-dashboard/HrDashboardView';
import { hrDashboardQuery } from '@/views/reports/queries';
import { waitingQuery } from '@/views/waiting/WaitingList';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/')({
  staticData: { title: 'HR Dashboard' },
  validateSearch: chartSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(hrDashboardQuery(workspace)),
      queryClient.fetchQuery(waitingQuery(workspace)),
    ]),
  component: Dashboard,
});

function Dashboard() {
  const { workspace } = Route.useRouteContext();
  return (
    <HrDashboardView
      figures={useSuspenseQuery(hrDashboardQuery(workspace)).data}
      waiting={useSuspenseQuery(waitingQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
