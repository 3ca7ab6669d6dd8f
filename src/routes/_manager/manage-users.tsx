import { userListSearch } from '@/data/schemas/search';
import { ManageUsers } from '@/views/users/ManageUsers';
import { usersQuery } from '@/views/users/queries';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager/manage-users')({
  validateSearch: userListSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(usersQuery(workspace)),
  component: Users,
});

function Users() {
  return <ManageUsers {...Route.useRouteContext()} search={Route.useSearch()} />;
}
