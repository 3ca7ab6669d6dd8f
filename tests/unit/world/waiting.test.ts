import type { Role } from '@/data/schemas/role';
import { expect, test } from 'vitest';
import { aTask, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

test('each role is told what waits for it, by who it is', async () => {
  const world = aWorld({
    tasks: async () => [
      aTask({ deadline: '2026-11-01' }),
      aTask({ id: 't-2', status: 'done', assignedBy: people.hr }),
      aTask({ id: 't-3', deadline: '2026-11-02', assignedBy: people.hr }),
    ],
  });
  const waiting = async (role: Role) => {
    const lines = await world.by(people[role]).waiting.list();
    return lines.map(({ kind, count, of }) => [kind, count, of?.id ?? null]);
  };
  expect(await waiting('employee')).toEqual([['ownOverdue', 2, null]]);
  expect(await waiting('teammanager')).toEqual([
    ['tasksToEvaluate', 1, null],
    ['overdueOf', 2, 'u-09'],
  ]);
  expect(await waiting('hr')).toEqual([
    ['assignedOverdue', 1, null],
    ['resumesToRead', 2, null],
    ['highRisks', 2, null],
    ['listingsOpenLong', 1, null],
  ]);
  expect(await waiting('manager')).toEqual([
    ['paymentsFailed', 2, null],
    ['paymentsPending', 1, null],
  ]);
  expect(await waiting('sys')).toEqual([
    ['clientPaymentsFailed', 5, null],
    ['clientPaymentsPending', 5, null],
    ['renewals', 3, null],
    ['clientsLost', 3, null],
  ]);
});
