import { teamSearch } from '@/data/schemas/search';
import { teamMembersQuery } from '@/views/team/queries';
import { TeamManagementView } from '@/views/team/TeamManagementView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_teammanager/team-members')({
  staticData: { title: 'Team Management' },
  validateSearch: teamSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(teamMembersQuery(workspace)),
  component: TeamManagement,
});

function TeamManagement() {
  const { workspace } = Route.useRouteContext();
  return (
    <TeamManagementView
      members={useSuspenseQuery(teamMembersQuery(workspace)).data}
      search={Route.useSearch()}
    />
  );
}
