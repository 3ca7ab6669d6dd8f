import { downloadCsv } from '@/files/download';
import type { UserListSearch } from '@/data/schemas/search';
import { usersCsv } from '@/intelligence/reports/users-csv';
import { useSignedIn } from '@/views/shared/signed-in';
import { undoStep } from '@/views/shared/steps';
import { announce } from '@/views/shared/ui/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { ManageUsersView } from './ManageUsersView';
import { usersQuery } from './queries';

/** Manage Users, for the role whose route shows it. */
export function ManageUsers() {
  const { workspace, user } = useSignedIn();
  const search = useSearch({ strict: false, select: (all) => all as UserListSearch });
  const router = useRouter();
  return (
    <ManageUsersView
      page={useSuspenseQuery(usersQuery(workspace, useDeferredValue(search))).data}
      sender={{ by: user, send: workspace.users.send }}
      givesAccounts={user.world === 'live'}
      onAdd={workspace.users.add}
      onKeep={workspace.users.keepContract}
      onSaved={() => {
        announce('User added');
        return undoStep(router, {}, true);
      }}
      onExport={async (asked) => {
        const { rows } = await workspace.users.list(asked);
        downloadCsv('users.csv', usersCsv(rows));
      }}
      search={search}
    />
  );
}
