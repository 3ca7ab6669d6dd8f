import { userOverview } from '@/intelligence/users/role-counts';
import { expect, test } from 'vitest';
import { aUser, now } from '../../fixtures/company';
import { sample } from '../../fixtures/sample';

const nobody = [
  { role: 'hr', count: 0 },
  { role: 'teammanager', count: 0 },
  { role: 'employee', count: 0 },
  { role: 'admin', count: 0 },
  { role: 'manager', count: 0 },
];

test('the sample is 24 users, whose accounts are 5, 4, 6, 3, 4 and 2 from January to June', async () => {
  expect(userOverview(await sample.users(new Date(now)))).toEqual({
    total: 24,
    roles: [
      { role: 'hr', count: 2 },
      { role: 'teammanager', count: 4 },
      { role: 'employee', count: 16 },
      { role: 'admin', count: 1 },
      { role: 'manager', count: 1 },
    ],
    accountsByMonth: [
      { month: '2026-01', count: 5 },
      { month: '2026-02', count: 4 },
      { month: '2026-03', count: 6 },
      { month: '2026-04', count: 3 },
      { month: '2026-05', count: 4 },
      { month: '2026-06', count: 2 },
    ],
  });
});

test('months in which nobody came count none, across the turn of a year', () => {
  const users = ['2026-02-01', '2025-11-30', '2026-02-28'].map((createdAt) => ({
    role: 'admin' as const,
    createdAt,
  }));
  expect(userOverview(users).accountsByMonth).toEqual([
    { month: '2025-11', count: 1 },
    { month: '2025-12', count: 0 },
    { month: '2026-01', count: 0 },
    { month: '2026-02', count: 2 },
  ]);
});

test('the last twelve months are charted, so that each name of a month stands once', () => {
  const users = [aUser({ createdAt: '2025-06-30' }), aUser({ createdAt: '2026-06-01' })];
  const { total, accountsByMonth } = userOverview(users);
  expect(total).toBe(2);
  expect(accountsByMonth).toHaveLength(12);
  expect([accountsByMonth[0], accountsByMonth[11]]).toEqual([
    { month: '2025-07', count: 0 },
    { month: '2026-06', count: 1 },
  ]);
});

test('inactive users are counted, and without users there is nothing to chart', () => {
  expect(userOverview([aUser({ status: 'Inactive' })]).total).toBe(1);
  expect(userOverview([])).toEqual({ total: 0, roles: nobody, accountsByMonth: [] });
});
