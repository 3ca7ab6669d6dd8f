import { selectUsers } from '@/intelligence/lists/users';
import { describe, expect, test } from 'vitest';
import { aUser } from '../../fixtures/company';

const users = [
  aUser({ id: 'lina', name: 'Lina', role: 'teammanager', email: 'b@x.dz', salary: 90_000 }),
  aUser({ id: 'Élie', name: 'Élie', role: 'admin', email: 'c@x.dz', hireDate: '', salary: null }),
  aUser({
    id: 'zina',
    name: 'zina',
    role: 'hr',
    email: '',
    hireDate: '2020-05-01',
    status: 'Inactive',
    position: 'Recruiter',
    department: 'Human Resources',
  }),
  aUser({ id: 'nobody', name: '', role: null, email: 'a@x.dz', salary: 100_000.5 }),
];
const ids = (search: Parameters<typeof selectUsers>[1]) =>
  selectUsers(users, search).map(({ id }) => id);

describe('selecting users', () => {
  test('without a search, a role or a sort everyone stands in the order given', () => {
    expect(ids({})).toEqual(['lina', 'Élie', 'zina', 'nobody']);
  });

  test('text is looked for in name, email, position and department, whatever its case', () => {
    expect([
      ids({ q: 'LI' }),
      ids({ q: ' c@x ' }),
      ids({ q: 'recruit' }),
      ids({ q: 'human' }),
    ]).toEqual([['lina', 'Élie'], ['Élie'], ['zina'], ['zina']]);
    expect(ids({ q: 'CDI' })).toEqual([]);
  });

  test('a role is spelt as in lists, and goes with the text', () => {
    expect(ids({ role: 'team-manager' })).toEqual(['lina']);
    expect(ids({ role: 'admin', q: 'lina' })).toEqual([]);
    expect(ids({ role: 'company-manager' })).toEqual([]);
  });

  test('the month of an account is that of its day', () => {
    const made = ['2026-02-28', '2026-03-01', '2026-03-31', '2025-03-10'].map((createdAt) =>
      aUser({ id: createdAt, createdAt }),
    );
    expect(selectUsers(made, { created: '2026-03' }).map(({ id }) => id)).toEqual([
      '2026-03-01',
      '2026-03-31',
    ]);
  });

  test('a role or a column that does not exist is none', () => {
    expect(ids({ role: 'teammanager' })).toEqual(ids({}));
    expect(ids({ sort: 'password', order: 'desc' })).toEqual(ids({}));
  });

  test.each([
    [{ sort: 'name' }, ['Élie', 'lina', 'zina', 'nobody']],
    [{ sort: 'name', order: 'desc' }, ['zina', 'lina', 'Élie', 'nobody']],
    [{ sort: 'email' }, ['nobody', 'lina', 'Élie', 'zina']],
    [{ sort: 'role' }, ['Élie', 'zina', 'lina', 'nobody']],
    [{ sort: 'hireDate' }, ['lina', 'nobody', 'zina', 'Élie']],
    [{ sort: 'hireDate', order: 'desc' }, ['zina', 'lina', 'nobody', 'Élie']],
    [{ sort: 'salary' }, ['nobody', 'zina', 'lina', 'Élie']],
    [{ sort: 'salary', order: 'asc' }, ['lina', 'zina', 'nobody', 'Élie']],
    [{ sort: 'salary', order: 'desc' }, ['nobody', 'zina', 'lina', 'Élie']],
    [{ sort: 'status', order: 'desc' }, ['zina', 'lina', 'Élie', 'nobody']],
  ] as const)('%o puts what is empty last', (search, expected) => {
    expect(ids(search)).toEqual(expected);
  });
});
