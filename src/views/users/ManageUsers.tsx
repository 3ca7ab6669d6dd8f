import { companyChanged } from '@/actors/asked-world';
import type { Person } from '@/data/schemas/person';
import type { UserListSearch } from '@/data/schemas/search';
import type { Workspace } from '@/data/port/workspace';
import { undoStep } from '@/views/shared/steps';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ManageUsersView } from './ManageUsersView';
import { usersQuery } from './queries';

/** Manage Users, bound to a world. */
export function ManageUsers({
  workspace,
  queryClient,
  user,
  search,
}: {
  workspace: Workspace;
  queryClient: QueryClient;
  user: Person;
  search: UserListSearch;
}) {
  const router = useRouter();
  return (
    <ManageUsersView
      users={useSuspenseQuery(usersQuery(workspace)).data}
      desk={{
        by: user,
        send: async (id, command) => {
          await workspace.users.send(id, command);
          await companyChanged(queryClient);
        },
      }}
      onAdd={async (draft) => {
        await workspace.users.add(draft);
        await companyChanged(queryClient);
      }}
      onSaved={() => undoStep(router, {}, true)}
      search={search}
    />
  );
}
