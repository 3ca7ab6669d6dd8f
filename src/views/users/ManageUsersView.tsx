import type { KeepOptions, Sent } from '@/data/port/calls';
import type { Attachment } from '@/data/schemas/attachment';
import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { type UserListSearch, type UserSearch, userSearch } from '@/data/schemas/search';
import type { Page as PageOf } from '@/data/schemas/page';
import type { User } from '@/data/schemas/user';
import type { NewUserDraft } from '@/data/schemas/new-user';
import { Pagination } from '@/views/shared/Pagination';
import { CommandButton } from '@/views/shared/commands/CommandButton';
import { Button } from '@/views/shared/ui/Button';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { userOrdering } from '@/intelligence/lists/users';
import { UserFilters } from './UserFilters';
import { type UserSender, UserTable } from './UserTable';

const AddUserDialog = lazyPart(() => import('./AddUserDialog'));
const EditUserDialog = lazyPart(() => import('./EditUserDialog'));
const UserDetailsDialog = lazyPart(() => import('./UserDetailsDialog'));

/** The users of the company, for a company manager and an admin alike. */
export function ManageUsersView({
  page: { rows, found, total, page, pages },
  sender,
  givesAccounts,
  onAdd,
  onKeep,
  onSaved,
  onExport,
  search,
}: {
  page: PageOf<User>;
  sender: UserSender;
  /** Whether whoever is added signs in with the email and password. */
  givesAccounts: boolean;
  onAdd: (draft: NewUserDraft, sent: Sent) => Promise<unknown>;
  /** Uploads a contract. */
  onKeep: (file: File, options: KeepOptions) => Promise<Attachment>;
  /** Shows the first page of the list, where a new user stands. */
  onSaved: () => Promise<void>;
  /** Downloads all that is found. */
  onExport: (asked: UserSearch) => Promise<void>;
  search: UserListSearch;
}) {
  const onSearch = useSearchChange<UserListSearch>();
  const isAdding = search.dialog === 'add';
  const isEditing = search.dialog === 'edit';
  const shown = isAdding ? undefined : search.user;
  return (
    <Screen
      actions={
        <div className="flex flex-wrap gap-2">
          <CommandButton
            label="Export CSV"
            look="secondary"
            command={userSearch(search)}
            onRun={onExport}
          />
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
          shown={found}
          all={total}
        />
        {rows.length === 0 ? (
          <EmptyState message="No users match the search and the role.">
            <ClearFilters />
          </EmptyState>
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
            givesAccounts={givesAccounts}
            onAdd={onAdd}
            onKeep={onKeep}
            onSaved={onSaved}
            onClose={() => onSearch({ dialog: undefined })}
          />
        )}
        {shown !== undefined && isEditing && (
          <EditUserDialog id={shown} onClose={() => onSearch({ dialog: undefined })} />
        )}
        {shown !== undefined && !isEditing && (
          <UserDetailsDialog
            id={shown}
            onEdit={() => onSearch({ dialog: 'edit' })}
            onClose={() => onSearch({ user: undefined })}
          />
        )}
      </Arriving>
    </Screen>
  );
}
