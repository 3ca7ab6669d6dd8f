import { teamDashboardQuery } from '@/views/team/queries';
import { TeamDashboardView } from '@/views/team/TeamDashboardView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/teammanager')({
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(teamDashboardQuery(workspace)),
  component: TeamManagerDashboard,
});

function TeamManagerDashboard() {
  const { workspace } = Route.useRouteContext();
  return <TeamDashboardView figures={useSuspenseQuery(teamDashboardQuery(workspace)).data} />;
}
