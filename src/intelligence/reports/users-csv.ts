import { roleLabel } from '@/data/schemas/role-label';
import type { User } from '@/data/schemas/user';
import { csv } from './csv';

/** Users as a CSV file, in the order given; what is empty is an empty cell. */
export const usersCsv = (users: readonly User[]): string =>
  csv(
    [
      'Name',
      'Email',
      'Role',
      'Phone',
      'Department',
      'Position',
      'Hire Date',
      'Salary (DZD)',
      'Contract Type',
      'Status',
    ],
    users.map((user) => [
      user.name,
      user.email,
      user.role && roleLabel(user.role),
      user.phone,
      user.department,
      user.position,
      user.hireDate,
      user.salary,
      user.contractType,
      user.status,
    ]),
  );
