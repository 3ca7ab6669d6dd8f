import { selectEmployees, shownEmployee } from '@/views/performance/select-employees';
import { expect, test } from 'vitest';
import { aUser } from '../../fixtures/company';

const people = [
  aUser({ id: 'a', name: 'Amine Kaci' }),
  aUser({ id: 'b', name: 'Bilal Khelifi' }),
  aUser({ id: 'c', name: 'Karim Haddad' }),
];

const ids = (q: string) => selectEmployees(people, { q }).map(({ id }) => id);

test('a search narrows by the name, whatever its case', () => {
  expect([ids(''), ids(' KA'), ids('nobody')]).toEqual([['a', 'b', 'c'], ['a', 'c'], []]);
});

test('a search keeps the employee it matches, or moves to the first match, or to none', () => {
  expect([
    shownEmployee(people, { employee: 'b' }),
    shownEmployee(people, { employee: 'b', q: 'ka' }),
    shownEmployee(people, {}),
    shownEmployee(people, { employee: 'nobody' }),
    shownEmployee(people, { employee: 'b', q: 'nobody' }),
    shownEmployee([], {}),
  ]).toEqual(['b', 'a', 'a', 'a', null, null]);
});
