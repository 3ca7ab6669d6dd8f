import type { Sent } from '@/data/port/workspace';
import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import type { UserListSearch } from '@/data/schemas/search';
import type { User } from '@/data/schemas/user';
import type { NewUser } from '@/data/schemas/new-user';
import { usersCsv } from '@/intelligence/reports/users-csv';
import { downloadCsv } from '@/files/download';
import { Pagination } from '@/views/shared/Pagination';
import { pageOf } from '@/intelligence/lists/paging';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { useDeferredValue } from 'react';
import { selectUsers, userOrdering } from '@/intelligence/lists/users';
import { UserFilters } from './UserFilters';
import { type UserSender, UserTable } from './UserTable';

const AddUserDialog = lazyPart(() => import('./AddUserDialog'));
const UserDetailsDialog = lazyPart(() => import('./UserDetailsDialog'));

/** Rows on a page: specification, section 9. */
const pageSize = 5;

/** The users of the company, for a company manager and an admin alike. */
export function ManageUsersView({
  users,
  sender,
  onAdd,
  onSaved,
  search,
}: {
  users: User[];
  sender: UserSender;
  onAdd: (draft: NewUser, sent: Sent) => Promise<unknown>;
  /** Shows the list from its start, where a user who was just added stands. */
  onSaved: () => Promise<void>;
  search: UserListSearch;
}) {
  const onSearch = useSearchChange<UserListSearch>();
  const narrowed = selectUsers(users, useDeferredValue(search));
  const { page, pages, rows } = pageOf(narrowed, users.length, {
    page: search.page,
    size: pageSize,
  });
  const isAdding = search.dialog === 'add';
  const shown = isAdding ? undefined : users.find(({ id }) => id === search.user);
  return (
    <Page
      title="Manage Users"
      actions={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => downloadCsv('users.csv', usersCsv(narrowed))}>Export CSV</Button>
          <Button look="primary" onClick={() => onSearch({ dialog: 'add', user: undefined })}>
            Add User
          </Button>
        </div>
      }
    >
      <div className="space-y-4">
        <UserFilters
          search={search}
          onChange={(change) => onSearch({ ...change, page: undefined })}
          shown={narrowed.length}
          all={users.length}
        />
        {rows.length === 0 ? (
          <EmptyState message="No users match the search and the role." />
        ) : (
          <UserTable
            users={rows}
            sender={sender}
            sorting={{
              ...userOrdering(search),
              onSort: (sort, order) => onSearch({ sort, order, page: undefined }),
            }}
            onDetails={(user) => onSearch({ user })}
          />
        )}
        <Pagination page={page} pages={pages} onPage={(next) => onSearch({ page: next })} />
      </div>
      <Arriving>
        {isAdding && (
          <AddUserDialog
            onAdd={onAdd}
            onSaved={onSaved}
            onClose={() => onSearch({ dialog: undefined })}
          />
        )}
        {shown !== undefined && (
          <UserDetailsDialog
            user={shown}
            team={users.find(({ id }) => id === shown.team)?.name ?? null}
            onClose={() => onSearch({ user: undefined })}
          />
        )}
      </Arriving>
    </Page>
  );
}
