import { teamDashboardQuery } from '@/views/team/queries';
import { TeamDashboardView } from '@/views/team/TeamDashboardView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/teammanager')({
  loader: ({ context: { workspace, queryClient, user } }) =>
    queryClient.ensureQueryData(teamDashboardQuery(workspace, user.name)),
  component: TeamManagerDashboard,
});

function TeamManagerDashboard() {
  const { workspace, user } = Route.useRouteContext();
  return (
    <TeamDashboardView figures={useSuspenseQuery(teamDashboardQuery(workspace, user.name)).data} />
  );
}
