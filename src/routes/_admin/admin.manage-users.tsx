import { userListSearch } from '@/data/schemas/search';
import { ManageUsers } from '@/views/users/ManageUsers';
import { loadUsers } from '@/views/users/queries';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_admin/admin/manage-users')({
  staticData: { title: 'Manage Users' },
  validateSearch: userListSearch,
  loader: ({ context, location }) => loadUsers(context, userListSearch(location.search)),
  component: ManageUsers,
});
