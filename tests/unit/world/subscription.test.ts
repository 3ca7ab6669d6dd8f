import { createDemoWorld } from '@/data/demo';
import { expect, test } from 'vitest';
import { now, people } from '../../fixtures/company';
import { aWorld, keptAs } from '../../fixtures/demo-world';
import { sample } from '../../fixtures/sample';

test('subscribing takes 1.5 seconds and a report 2', async () => {
  const waits: number[] = [];
  const world = createDemoWorld({
    now: () => new Date(now),
    random: () => 0,
    newId: () => 'new-1',
    wait: async (ms) => void waits.push(ms),
    readResume: () => Promise.reject(new Error('readResume')),
    recogniseResume: () => Promise.reject(new Error('recogniseResume')),
    sample,
  });
  const { subscription, reports } = world.as(keptAs(people.manager));
  await subscription.subscribe('basic');
  const generated = await reports.generate('completion');
  expect(waits).toEqual([1500, 2000]);
  expect(generated).toEqual(await reports.get('completion'));
  expect(generated.company).toBe('Atlas Services');
});

test('a new plan shows on the dashboard, in the payments and in the history', async () => {
  const world = aWorld().by(people.manager);
  const before = await world.reports.managerDashboard();
  const { rows: paid } = await world.billing.list({});
  expect(before.subscription).toEqual({
    plan: 'pro',
    status: 'Active',
    renewalDate: '2026-12-03',
    next: null,
  });
  expect(before.financials).toEqual({
    monthlyRevenue: 250_000,
    payments: { completed: 10, failed: 2, pending: 1 },
  });
  await world.subscription.subscribe('enterprise');
  const after = await world.reports.managerDashboard();
  expect(after.subscription).toEqual({
    plan: 'enterprise',
    status: 'Active',
    // The 12 days of Pro are 8 of Enterprise.
    renewalDate: '2026-12-29',
    next: null,
  });
  // 2,500.00 and 4,000.00
  expect(after.financials).toEqual({
    monthlyRevenue: 650_000,
    payments: { completed: 11, failed: 2, pending: 1 },
  });
  expect(after.activity[0]).toEqual({
    id: 'subscription-3',
    type: 'subscription',
    message: 'Subscribed to the Enterprise plan, by Salim Mansouri',
    date: '2026-11-21',
  });
  expect((await world.billing.list({})).rows).toEqual([
    {
      id: 'new-1',
      date: '2026-11-21',
      amount: 400_000,
      status: 'Completed',
      method: 'Edahabia card',
    },
    ...paid,
  ]);
});

test('each payment has an id of its own, even in the same millisecond', async () => {
  const world = aWorld({ payments: async () => [] }).by(people.manager);
  await world.subscription.subscribe('basic');
  await world.subscription.subscribe('basic');
  expect((await world.billing.list({})).rows.map(({ id, method }) => [id, method])).toEqual([
    ['new-2', 'CIB card'],
    ['new-1', 'CIB card'],
  ]);
});

test('nobody but a company manager subscribes, and nothing changes', async () => {
  const { by, store } = aWorld();
  const kept = async () => [await store.all('subscription'), await store.all('payment')];
  const before = await kept();
  await expect(by(people.hr).subscription.subscribe('basic')).rejects.toThrow(
    'Only a company manager can subscribe to a plan',
  );
  expect(await kept()).toEqual(before);
});

test('a subscription that nobody renewed has expired, and can be had again', async () => {
  let at = '2026-12-03T22:59:59.000Z';
  const sampled = { subscription: () => sample.subscription(new Date(now)) };
  const world = aWorld(sampled, () => at).by(people.manager);
  expect((await world.subscription.get()).status).toBe('Active');
  at = '2026-12-03T23:00:00.000Z';
  expect(await world.subscription.get()).toMatchObject({ plan: 'pro', status: 'Expired' });
  expect((await world.reports.managerDashboard()).business.activeSubscriptions).toBe(0);
  await world.subscription.subscribe('pro');
  expect(await world.subscription.get()).toMatchObject({
    status: 'Active',
    renewalDate: '2027-01-04',
  });
});

test('looking at a subscription tells nobody that it changed, but for the day that changes it', async () => {
  let at = now;
  const sampled = { subscription: () => sample.subscription(new Date(now)) };
  const world = aWorld(sampled, () => at).by(people.manager);
  const told: string[][] = [];
  world.watch(async (topics) => void told.push([...topics]));
  await world.subscription.get();
  await world.reports.managerDashboard();
  expect(told).toEqual([]);
  at = '2026-12-03T23:00:00.000Z';
  await world.subscription.get();
  await world.subscription.get();
  expect(told).toEqual([['subscription']]);
});

test('a cheaper plan begins when the paid time is used up, and is charged once', async () => {
  let at = '2026-11-21T10:00:00.000Z';
  const sampled = { subscription: () => sample.subscription(new Date(now)) };
  const world = aWorld(sampled, () => at).by(people.manager);
  const paid = (await world.billing.list({})).total;
  await world.subscription.subscribe('basic');
  const waiting = {
    plan: 'pro',
    status: 'Active',
    renewalDate: '2027-01-03',
    next: { plan: 'basic', from: '2026-12-04' },
  };
  expect(await world.subscription.get()).toMatchObject(waiting);
  at = '2026-12-03T22:59:59.000Z';
  expect(await world.subscription.get()).toMatchObject(waiting);
  at = '2026-12-03T23:00:00.000Z';
  expect(await world.subscription.get()).toMatchObject({ ...waiting, plan: 'basic', next: null });
  at = '2027-01-03T23:00:00.000Z';
  expect(await world.subscription.get()).toMatchObject({ plan: 'basic', status: 'Expired' });
  expect((await world.subscription.get()).history.map(({ action, by }) => [action, by])).toEqual([
    ['Subscribed to the Basic plan', 'Salim Mansouri'],
    ['Subscribed to the Pro plan', 'Salim Mansouri'],
    ['Subscribed to the Basic plan', 'Salim Mansouri'],
    ['The Basic plan began', 'Masar'],
    ['Subscription expired', 'Masar'],
  ]);
  expect((await world.billing.list({})).total).toBe(paid + 1);
});

const paid = (id: string, status: 'Completed' | 'Failed', date: string, method: string) =>
  ({ id, date, amount: 250_000, status, method }) as const;

test('a month is paid as the last one that was completed, and by card where there is none', async () => {
  const methods = async (...payments: ReturnType<typeof paid>[]) => {
    const world = aWorld({ payments: async () => payments }).by(people.manager);
    await world.subscription.subscribe('pro');
    return (await world.billing.list({})).rows.map(({ method }) => method);
  };
  expect(await methods()).toEqual(['CIB card']);
  expect(
    await methods(
      paid('1', 'Completed', '2026-09-01', 'CIB card'),
      paid('2', 'Completed', '2026-10-01', 'Bank transfer'),
      paid('3', 'Failed', '2026-11-01', 'Edahabia card'),
    ),
  ).toEqual(['Bank transfer', 'Edahabia card', 'Bank transfer', 'CIB card']);
});

test('what nobody does is done in the name of Masar', async () => {
  let at = now;
  const { subscription } = aWorld({}, () => at).by(people.manager);
  const { status: before } = await subscription.get();
  at = '2027-11-21T08:30:00.000Z';
  const { status, history } = await subscription.get();
  expect([before, status]).toEqual(['Active', 'Expired']);
  expect(history.at(-1)).toMatchObject({
    by: 'Masar',
    event: { type: 'subscription.expire', by: { id: 'masar', name: 'Masar', role: 'sys' } },
  });
});
