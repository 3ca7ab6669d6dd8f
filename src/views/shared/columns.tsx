import { Breakable } from './ui/Breakable';
import type { Column } from './DataTable';
import { RowLink } from './lists/RowLink';

interface Named {
  id: string;
  name: string;
  email: string;
}

/**
 * The columns for the people of a list, whose name opens the record. A long name or address wraps, and an empty one
 * is a dash.
 * @param opens the search that opens a person.
 */
export const nameAndEmail = (opens: (id: string) => object): Column<Named, 'name' | 'email'>[] => [
  {
    header: 'Name',
    sortKey: 'name',
    cell: ({ id, name, email }) => (
      <RowLink
        opens={opens(id)}
        aria-label={name === '' ? `— ${email}` : undefined}
        className="w-max max-w-56 wrap-anywhere"
      >
        {name || '—'}
      </RowLink>
    ),
  },
  {
    header: 'Email',
    sortKey: 'email',
    stacks: true,
    cell: ({ email }) =>
      email === '' ? (
        '—'
      ) : (
        <span className="block w-max max-w-64 wrap-anywhere">
          <Breakable>{email}</Breakable>
        </span>
      ),
  },
];
