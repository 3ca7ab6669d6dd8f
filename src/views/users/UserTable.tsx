import type { Person } from '@/data/schemas/person';
import { roleLabel } from '@/data/schemas/role-label';
import type { User } from '@/data/schemas/user';
import type { Sent } from '@/data/port/calls';
import type { ActivationCommand } from '@/machines/activation/activation.machine';
import { userActivation } from '@/machines/activation/lifecycles';
import { ActivationButton } from '@/views/shared/commands/ActivationButton';
import { nameAndEmail } from '@/views/shared/columns';
import { type Column, DataTable, OneLine, type Sorting } from '@/views/shared/DataTable';
import { dayText } from '@/machines/date-text';
import { dinars } from '@/views/shared/money';
import { Button } from '@/views/shared/ui/Button';
import type { UserSortKey } from '@/intelligence/lists/users';
import { UserStatus } from './UserStatus';

/** The commands on a user in a row, and the person who gives them. */
export interface UserSender {
  by: Person;
  send: (id: string, command: ActivationCommand, sent: Sent) => Promise<User>;
}

interface UserTableProps {
  users: User[];
  sender: UserSender;
  sorting: Sorting<UserSortKey>;
  onDetails: (id: string) => void;
}

function Actions({ user, sender, onDetails }: Omit<UserTableProps, 'users'> & { user: User }) {
  const calledBy = user.name || user.email || 'unnamed user';
  return (
    <div className="flex flex-wrap items-center gap-1 md:w-29 desk:w-max">
      <div className="min-w-29">
        <ActivationButton
          lifecycle={userActivation}
          record={user}
          by={sender.by}
          of={calledBy}
          onSwitch={sender.send}
        />
      </div>
      <Button look="quiet" aria-label={`Details of ${calledBy}`} onClick={() => onDetails(user.id)}>
        Details
      </Button>
    </div>
  );
}

const columnsOf = (props: UserTableProps): Column<User, UserSortKey>[] => [
  ...nameAndEmail((user) => ({ user })),
  { header: 'Role', sortKey: 'role', cell: ({ role }) => <OneLine>{roleLabel(role)}</OneLine> },
  {
    header: 'Hire Date',
    sortKey: 'hireDate',
    phone: 'none',
    cell: ({ hireDate }) => <OneLine>{dayText(hireDate)}</OneLine>,
  },
  {
    header: 'Salary (DZD)',
    sortKey: 'salary',
    numeric: true,
    phone: 'none',
    cell: ({ salary }) => <OneLine>{dinars(salary)}</OneLine>,
  },
  {
    header: 'Status',
    sortKey: 'status',
    phone: 'aside',
    cell: ({ status }) => <UserStatus status={status} />,
  },
  { header: 'Actions', phone: 'below', cell: (user) => <Actions {...props} user={user} /> },
];

/** One page of users, each with the possible actions. */
export function UserTable(props: UserTableProps) {
  return (
    <DataTable
      list="users"
      caption="Users"
      columns={columnsOf(props)}
      rows={props.users}
      rowKey={({ id }) => id}
      sorting={props.sorting}
    />
  );
}
