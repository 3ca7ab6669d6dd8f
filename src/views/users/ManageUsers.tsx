import type { Person } from '@/data/schemas/person';
import type { UserListSearch } from '@/data/schemas/search';
import type { Workspace } from '@/data/workspace';
import { companyChanged } from '@/views/tasks/queries';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ManageUsersView } from './ManageUsersView';
import { usersQuery } from './queries';

/** Manage Users, bound to a world. */
export function ManageUsers({
  workspace,
  queryClient,
  user,
  ...rest
}: {
  workspace: Workspace;
  queryClient: QueryClient;
  user: Person;
  search: UserListSearch;
  onSearch: (change: Partial<UserListSearch>) => void;
  onSaved: () => Promise<void>;
}) {
  return (
    <ManageUsersView
      users={useSuspenseQuery(usersQuery(workspace, user)).data}
      desk={{
        by: user,
        send: async (id, command) => {
          await workspace.users.send(id, command, user);
          await companyChanged(queryClient);
        },
      }}
      onAdd={async (draft) => {
        await workspace.users.add(draft, user);
        await companyChanged(queryClient);
      }}
      {...rest}
    />
  );
}
