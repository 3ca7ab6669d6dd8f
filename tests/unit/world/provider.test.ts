import { Client } from '@/data/schemas/client';
import type { Person } from '@/data/schemas/person';
import { Offer, ProviderPayment, ProviderPlan, SystemHealth } from '@/data/schemas/provider';
import { roles } from '@/data/schemas/role';
import type { Workspace } from '@/data/workspace';
import { renewalProgress } from '@/intelligence/provider/renewal';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aWorld, now, people, today } from '../../fixtures/company';
import { sample } from '../../fixtures/sample';

const { sys } = people;
const records = await sample.provider(new Date(now));

describe('the provider’s sample', () => {
  test('is as the schemas say', () => {
    expect({
      clients: z.array(Client).parse(records.clients),
      payments: z.array(ProviderPayment).parse(records.payments),
      plans: z.array(ProviderPlan).parse(records.plans),
      offers: z.array(Offer).parse(records.offers),
      health: SystemHealth.parse(records.health),
    }).toEqual(records);
  });

  test('has the two offers and the health that are specified', () => {
    expect(
      records.offers.map(({ discount, active, validTill }) => [discount, active, validTill]),
    ).toEqual([
      [20, true, '2025-09-30'],
      [30, false, '2025-12-01'],
    ]);
    const { uptime, serverLoad, activeConnections, recentLogs } = records.health;
    expect([uptime, serverLoad, activeConnections]).toEqual([99.98, 65, 320]);
    expect(new Set(recentLogs.map(({ type }) => type))).toEqual(new Set(['info', 'warn', 'error']));
    expect(recentLogs[0]?.date).toBe('2026-11-21T08:26:00.000Z');
  });

  test('has payments of its clients only, one of whom has none', async () => {
    const names = new Set(records.clients.map(({ name }) => name));
    const paying = new Set((await aWorld().provider.payments(sys)).map(({ client }) => client));
    expect([...paying].filter((name) => !names.has(name))).toEqual([]);
    expect([...names].filter((name) => !paying.has(name))).toEqual(['Tlemcen Crafts']);
  });

  test.each(['2026-11-21', '2027-02-28'])('shows every stage of a renewal on %s', async (day) => {
    const { clients } = await sample.provider(new Date(`${day}T06:00:00.000Z`));
    expect(clients.map(({ renewal }) => renewalProgress(renewal, day)?.percent)).toEqual([
      60, 17, 90, 0, 40, 100, 0, 0, 100, 100, 100, 77,
    ]);
  });
});

/** Every function of the provider's groups, asked of a world by somebody. */
const asking = (world: Workspace, by: Person): Record<string, () => Promise<unknown>> => {
  const [plan] = records.plans;
  const [offer] = records.offers;
  if (plan === undefined || offer === undefined) throw new Error('The sample is empty.');
  const planDraft = { name: 'Gold', price: '1', features: 'a' };
  const offerDraft = { code: 'A', discount: '1', validTill: '2027-01-01' };
  const clientDraft = { name: 'Z', email: 'z@z.dz', plan: 'Basic', renewal: '' } as const;
  return {
    'provider.figures': () => world.provider.figures(by),
    'provider.payments': () => world.provider.payments(by),
    'provider.health': () => world.provider.health(by),
    'clients.list': () => world.clients.list(by),
    'clients.add': () => world.clients.add(clientDraft, by),
    'clients.send': () => world.clients.send('1', { type: 'activation.deactivate' }, by),
    'plans.list': () => world.plans.list(by),
    'plans.add': () => world.plans.add(planDraft, by),
    'plans.change': () => world.plans.change(plan.id, planDraft, by),
    'plans.send': () => world.plans.send(plan.id, { type: 'activation.deactivate' }, by),
    'plans.remove': () => world.plans.remove(plan.id, by),
    'plans.restore': () => world.plans.restore(plan.id, by),
    'offers.list': () => world.offers.list(by),
    'offers.add': () => world.offers.add(offerDraft, by),
    'offers.change': () => world.offers.change(offer.id, offerDraft, by),
    'offers.remove': () => world.offers.remove(offer.id, by),
    'offers.restore': () => world.offers.restore(offer.id, by),
  };
};

describe('who may', () => {
  test.each(roles.filter((role) => role !== 'sys'))(
    'not %s: refused with a sentence',
    async (role) => {
      const asked = Object.entries(asking(aWorld(), people[role]));
      const answers = await Promise.all(
        asked.map(async ([name, ask]) => [name, await ask().then(() => 'allowed', String)]),
      );
      expect(answers).toEqual(
        asked.map(([name]) => [
          name,
          {
            'clients.send':
              'Refused: Only the provider’s operator can activate or deactivate a client',
            'plans.send': 'Refused: Only the provider’s operator can activate or deactivate a plan',
          }[name] ?? 'Refused: Only the provider’s operator can do this.',
        ]),
      );
    },
  );

  test('the operator: everything, in this order', async () => {
    const failures: string[] = [];
    for (const [name, ask] of Object.entries(asking(aWorld(), sys))) {
      await ask().catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
    }
    expect(failures).toEqual([]);
  });

  test('a visitor of the demo works at the panel as its operator', async () => {
    const world = aWorld();
    const operator = { email: 'sys@demo.com', name: 'Yacine Belkacem', role: 'sys' };
    expect(await world.accounts.operator(null)).toEqual(operator);
    expect(await world.accounts.operator({ ...people.hr, email: 'hr@demo.com' })).toEqual(operator);
  });
});

describe('clients', () => {
  test('a new one starts active, and its id is the length of the list plus one', async () => {
    const world = aWorld();
    const draft = { name: ' Ghardaia Tiles ', email: '', plan: 'Pro', renewal: 'soon' } as const;
    const added = await world.clients.add(draft, sys);
    expect(added).toEqual({
      id: '13',
      name: 'Ghardaia Tiles',
      email: '',
      plan: 'Pro',
      status: 'active',
      renewal: 'soon',
      history: [{ action: 'Created', by: 'Yacine Belkacem', date: now }],
    });
    expect((await world.clients.list(sys)).at(-1)).toEqual({ ...added, progress: null });
    expect((await world.provider.figures(sys)).clients).toEqual({
      total: 13,
      active: 10,
      inactive: 3,
    });
  });

  test('may be all but empty', async () => {
    const draft = { name: '', email: '', plan: 'Basic', renewal: '' } as const;
    expect(await aWorld().clients.add(draft, sys)).toMatchObject(draft);
  });
});

describe('the company of this world as a client', () => {
  test('has the plan, the renewal and the payments of its own subscription', async () => {
    const world = aWorld();
    const paid = async () =>
      (await world.provider.payments(sys))
        .filter(({ client }) => client === 'Atlas Services')
        .map(({ date, amount, status }) => [date, amount, status]);
    const before = await paid();
    expect(before.length).toBe((await world.billing.list()).length);
    await world.subscription.subscribe('enterprise', people.manager);
    expect(await paid()).toEqual([[today, 400_000, 'completed'], ...before]);
    const [atlas] = await world.clients.list(sys);
    const { renewalDate } = await world.subscription.get();
    expect(atlas).toMatchObject({
      name: 'Atlas Services',
      plan: 'Enterprise',
      renewal: renewalDate,
    });
  });

  test('is another one than a client who is added by its name', async () => {
    const world = aWorld();
    const before = await world.provider.figures(sys);
    const draft = { name: 'Atlas Services', email: '', plan: 'Basic', renewal: today } as const;
    await world.clients.add(draft, sys);
    const [atlas, ...others] = await world.clients.list(sys);
    expect(atlas).toMatchObject({ plan: 'Pro', renewal: '2026-12-03' });
    expect(others.at(-1)).toMatchObject(draft);
    expect((await world.provider.figures(sys)).revenueByPlan).toEqual(before.revenueByPlan);
  });

  test('keeps them when the operator deactivates it', async () => {
    const world = aWorld();
    await world.clients.send('1', { type: 'activation.deactivate' }, sys);
    expect((await world.clients.list(sys))[0]).toMatchObject({
      plan: 'Pro',
      status: 'inactive',
      renewal: '2026-12-03',
    });
  });
});

describe('plans and offers', () => {
  const gold = { name: 'Gold', price: '99,90', features: 'a, b' };

  test('are added at the end under the time, and two at one time are two', async () => {
    const world = aWorld();
    const first = await world.plans.add(gold, sys);
    const second = await world.plans.add({ ...gold, price: 'free' }, sys);
    expect([first, second]).toEqual([
      {
        id: String(Date.parse(now)),
        name: 'Gold',
        price: 9990,
        features: ['a', 'b'],
        status: 'active',
        history: [{ action: 'Created', by: 'Yacine Belkacem', date: now }],
      },
      { ...first, id: String(Date.parse(now) + 1), price: null },
    ]);
    const offer = await world.offers.add({ code: '', discount: 'x', validTill: '' }, sys);
    expect(offer).toEqual({
      id: String(Date.parse(now)),
      code: '',
      discount: null,
      active: true,
      validTill: '',
    });
    expect((await world.plans.list(sys)).slice(-2)).toEqual([first, second]);
  });

  test('a change keeps the id, the place and the status', async () => {
    const world = aWorld();
    const before = await world.plans.list(sys);
    await world.plans.change('starter', gold, sys);
    expect(await world.plans.list(sys)).toEqual([
      ...before.slice(0, -1),
      { ...before.at(-1), name: 'Gold', price: 9990, features: ['a', 'b'] },
    ]);
  });

  test('what was removed is put back where it was, once', async () => {
    const world = aWorld();
    const before = await world.plans.list(sys);
    await world.plans.remove('pro', sys);
    await expect(world.plans.change('pro', gold, sys)).rejects.toThrow('This plan does not exist.');
    expect(await world.plans.list(sys)).toEqual(before.filter(({ id }) => id !== 'pro'));
    await world.plans.restore('pro', sys);
    expect(await world.plans.list(sys)).toEqual(before);
    await expect(world.plans.restore('pro', sys)).rejects.toThrow('This plan was not deleted.');
    await expect(world.offers.remove('none', sys)).rejects.toThrow('This offer does not exist.');
  });

  test('today’s renewals are those of the day the demo is opened on', async () => {
    const [, , , , , , , , , mitidja] = await aWorld().clients.list(sys);
    expect(mitidja?.renewal).toBe(today);
  });
});
