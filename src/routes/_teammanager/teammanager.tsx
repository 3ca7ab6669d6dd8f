import { teamDashboardQuery } from '@/views/team/queries';
import { TeamDashboardView } from '@/views/team/TeamDashboardView';
import { waitingQuery } from '@/views/waiting/WaitingList';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/teammanager')({
  staticData: { title: 'Team Manager Dashboard' },
  loader: ({ context: { workspace, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(teamDashboardQuery(workspace)),
      queryClient.ensureQueryData(waitingQuery(workspace)),
    ]),
  component: TeamManagerDashboard,
});

function TeamManagerDashboard() {
  const { workspace } = Route.useRouteContext();
  return (
    <TeamDashboardView
      figures={useSuspenseQuery(teamDashboardQuery(workspace)).data}
      waiting={useSuspenseQuery(waitingQuery(workspace)).data}
    />
  );
}
