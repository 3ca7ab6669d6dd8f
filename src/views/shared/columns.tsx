import type { Column } from './DataTable';

/** The columns for the people of a list. A long name or address wraps, and an empty one is a dash. */
export const nameAndEmail: Column<{ name: string; email: string }, 'name' | 'email'>[] = [
  {
    header: 'Name',
    sortKey: 'name',
    cell: ({ name }) => (
      <span className="block max-w-56 min-w-28 font-semibold break-words">{name || '—'}</span>
    ),
  },
  {
    header: 'Email',
    sortKey: 'email',
    cell: ({ email }) => <span className="block max-w-56 break-words">{email || '—'}</span>,
  },
];
