import { Client } from '@/data/schemas/client';
import { Refused } from '@/data/schemas/refused';
import { Offer, ProviderPayment, ProviderPlan, SystemHealth } from '@/data/schemas/provider';
import { roles } from '@/data/schemas/role';
import type { Workspace } from '@/data/port/workspace';
import { renewalProgress } from '@/intelligence/provider/renewal';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { now, people, today } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';
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
      records.offers.map(({ discount, status, validTill }) => [discount, status, validTill]),
    ).toEqual([
      [20, 'active', '2025-09-30'],
      [30, 'inactive', '2025-12-01'],
    ]);
    const { uptime, serverLoad, activeConnections, recentLogs } = records.health;
    expect([uptime, serverLoad, activeConnections]).toEqual([99.98, 65, 320]);
    expect(new Set(recentLogs.map(({ type }) => type))).toEqual(new Set(['info', 'warn', 'error']));
    expect(recentLogs[0]?.date).toBe('2026-11-21T08:26:00.000Z');
  });

  test('has payments of its clients only, one of whom has none', async () => {
    const known = records.clients.map(({ id, name }) => ({ id, name }));
    const paid = (await aWorld().by(sys).provider.payments({})).rows.map(({ client }) => client);
    const ids = new Set(paid.map(({ id }) => id));
    for (const client of paid) expect(known).toContainEqual(client);
    expect(known.filter(({ id }) => !ids.has(id)).map(({ name }) => name)).toEqual([
      'Tlemcen Crafts',
    ]);
  });

  test.each(['2026-11-21', '2027-02-28'])('shows every stage of a renewal on %s', async (day) => {
    const { clients } = await sample.provider(new Date(`${day}T06:00:00.000Z`));
    expect(clients.map(({ renewal }) => renewalProgress(renewal, day)?.percent)).toEqual([
      60, 17, 90, 0, 40, 100, 0, 0, 100, 100, 100, 77,
    ]);
  });
});

/** Every function of the provider's groups, asked of a world. */
const asking = (world: Workspace): Record<string, () => Promise<unknown>> => {
  const [plan] = records.plans;
  const [offer] = records.offers;
  if (plan === undefined || offer === undefined) throw new Error('The sample is empty.');
  const planDraft = { name: 'Gold', price: '1', features: 'a' };
  const offerDraft = { code: 'A', discount: '1', validTill: '2027-01-01' };
  const clientDraft = { name: 'Z', email: 'z@z.dz', plan: 'Basic', renewal: '' } as const;
  return {
    'provider.figures': () => world.provider.figures(),
    'provider.payments': () => world.provider.payments({}),
    'provider.health': () => world.provider.health(),
    'clients.list': () => world.clients.list({}),
    'clients.payments': () => world.clients.payments('client-3'),
    'clients.add': () => world.clients.add(clientDraft),
    'clients.change': () => world.clients.change('client-1', clientDraft),
    'clients.send': () => world.clients.send('client-1', { type: 'activation.deactivate' }),
    'plans.list': () => world.plans.list(),
    'plans.add': () => world.plans.add(planDraft),
    'plans.change': () => world.plans.change(plan.id, planDraft),
    'plans.send': () => world.plans.send(plan.id, { type: 'activation.deactivate' }),
    'plans.remove': () => world.plans.remove(plan.id),
    'plans.restore': () => world.plans.restore(plan.id),
    'offers.list': () => world.offers.list(),
    'offers.add': () => world.offers.add(offerDraft),
    'offers.change': () => world.offers.change(offer.id, offerDraft),
    'offers.remove': () => world.offers.remove(offer.id),
    'offers.restore': () => world.offers.restore(offer.id),
  };
};

describe('who may', () => {
  test.each(roles.filter((role) => role !== 'sys'))(
    'not %s: refused with a sentence, and nothing changes',
    async (role) => {
      const world = aWorld();
      const kept = async () => [
        await world.store.all('client'),
        await world.store.all('plan'),
        await world.store.all('offer'),
      ];
      const before = await kept();
      const asked = Object.entries(asking(world.by(people[role])));
      const answers = await Promise.all(
        asked.map(async ([name, ask]) => [name, await ask().then(() => 'allowed', String)]),
      );
      const no = 'Refused: Only the provider’s operator can';
      expect(Object.fromEntries(answers)).toEqual({
        'provider.figures': `${no} do this.`,
        'provider.payments': `${no} do this.`,
        'provider.health': `${no} do this.`,
        'clients.list': `${no} do this.`,
        'clients.payments': `${no} do this.`,
        'clients.add': `${no} add a client`,
        'clients.change': `${no} change a client`,
        'clients.send': `${no} activate or deactivate a client`,
        'plans.list': `${no} do this.`,
        'plans.add': `${no} add a plan`,
        'plans.change': `${no} change a plan`,
        'plans.send': `${no} activate or deactivate a plan`,
        'plans.remove': `${no} delete a plan`,
        'plans.restore': 'Refused: This plan was not deleted',
        'offers.list': `${no} do this.`,
        'offers.add': `${no} add an offer`,
        'offers.change': `${no} change an offer`,
        'offers.remove': `${no} delete an offer`,
        'offers.restore': 'Refused: This offer was not deleted',
      });
      expect(await kept()).toEqual(before);
      await world.by(sys).plans.remove('pro');
      await expect(world.by(people[role]).plans.restore('pro')).rejects.toMatchObject({
        refusal: { code: 'activation.byRemover' },
      });
    },
  );

  test('the operator: everything, in this order', async () => {
    const failures: string[] = [];
    for (const [name, ask] of Object.entries(asking(aWorld().by(sys)))) {
      await ask().catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
    }
    expect(failures).toEqual([]);
  });
});

const created = (fields: object) => ({
  action: 'Created',
  by: 'Yacine Belkacem',
  byId: 'operator',
  date: now,
  event: { type: 'activation.add', fields, by: sys, at: now },
  from: 'drafted',
  to: 'kept.active',
});

/** What the operator did to a record that was active and still is, or is not. */
const stepped = (action: string, event: object, [from, to]: [string, string]) => ({
  action,
  by: 'Yacine Belkacem',
  byId: 'operator',
  date: now,
  event: { ...event, by: sys, at: now },
  from,
  to,
});

describe('clients', () => {
  test('a new one starts active, at the end of the list and with its history', async () => {
    const world = aWorld().by(sys);
    const draft = { name: ' Ghardaia Tiles ', email: '', plan: 'Pro', renewal: 'soon' } as const;
    const added = await world.clients.add(draft);
    expect(added).toEqual({
      id: 'new-1',
      name: 'Ghardaia Tiles',
      email: '',
      plan: 'Pro',
      status: 'active',
      renewal: 'soon',
      history: [created({ ...draft, name: 'Ghardaia Tiles' })],
    });
    expect((await world.clients.list({})).rows.at(-1)).toEqual({ ...added, progress: null });
    expect((await world.provider.figures()).clients).toEqual({
      total: 13,
      active: 10,
      inactive: 3,
    });
  });

  test('may be all but empty', async () => {
    const draft = { name: '', email: '', plan: 'Basic', renewal: '' } as const;
    expect(await aWorld().by(sys).clients.add(draft)).toMatchObject(draft);
  });
});

test('a change of a client keeps the id, the place and the status, and is told', async () => {
  const world = aWorld().by(sys);
  const draft = { name: ' Oran Cloth ', email: '', plan: 'Basic', renewal: 'soon' } as const;
  const before = (await world.clients.list({})).rows;
  const oran = before.find(({ name }) => name === 'Oran Textiles');
  if (oran === undefined) throw new Error('There is no such client.');
  const { progress: _, ...client } = oran;
  const fields = { ...draft, name: 'Oran Cloth' };
  const step = stepped('Changed', { type: 'activation.change', fields }, [
    'kept.active',
    'kept.active',
  ]);
  const changed = { ...client, ...fields, history: [...client.history, step] };
  expect(await world.clients.change(client.id, draft)).toEqual(changed);
  expect((await world.clients.list({})).rows).toEqual(
    before.map((one) => (one.id === client.id ? { ...changed, progress: null } : one)),
  );
});

describe('the company of this world as a client', () => {
  test('takes another name and email, and no plan and renewal but those of its subscription', async () => {
    const { store, by } = aWorld();
    const { clients } = by(sys);
    const draft = { name: 'Atlas', email: 'it@atlas.dz', plan: 'Basic', renewal: '' } as const;
    const before = await store.get('client', 'client-1');
    await clients.change('client-1', draft);
    const { name, email } = draft;
    expect(await store.get('client', 'client-1')).toEqual({
      ...before,
      name,
      email,
      history: [
        ...(before?.history ?? []),
        stepped('Changed', { type: 'activation.change', fields: { name, email } }, [
          'kept.active',
          'kept.active',
        ]),
      ],
    });
    const asked = await Promise.all(['client-1', 'client-2'].map(clients.payments));
    expect(asked.map((one) => one?.subscribes)).toEqual([true, false]);
  });

  test('has the plan, the renewal and the payments of its own subscription', async () => {
    const { by } = aWorld();
    const [world, company] = [by(sys), by(people.manager)];
    const paid = async () =>
      (await world.provider.payments({})).rows
        .filter(({ client }) => client.id === 'client-1')
        .map(({ date, amount, status }) => [date, amount, status]);
    const before = await paid();
    expect(before.length).toBe((await company.billing.list({})).total);
    await company.subscription.subscribe('enterprise');
    expect(await paid()).toEqual([[today, 400_000, 'completed'], ...before]);
    const [atlas] = (await world.clients.list({})).rows;
    const { renewalDate } = await company.subscription.get();
    expect(atlas).toMatchObject({
      name: 'Atlas Services',
      plan: 'Enterprise',
      renewal: renewalDate,
    });
  });

  test('is another one than a client who is added by its name', async () => {
    const world = aWorld().by(sys);
    const before = await world.provider.figures();
    const draft = { name: 'Atlas Services', email: '', plan: 'Basic', renewal: today } as const;
    await world.clients.add(draft);
    const [atlas, ...others] = (await world.clients.list({})).rows;
    expect(atlas).toMatchObject({ plan: 'Pro', renewal: '2026-12-03' });
    expect(others.at(-1)).toMatchObject(draft);
    expect((await world.provider.figures()).revenueByPlan).toEqual(before.revenueByPlan);
  });

  test('keeps them when the operator deactivates it', async () => {
    const world = aWorld().by(sys);
    await world.clients.send('client-1', { type: 'activation.deactivate' });
    expect((await world.clients.list({})).rows[0]).toMatchObject({
      plan: 'Pro',
      status: 'inactive',
      renewal: '2026-12-03',
    });
  });
});

describe('plans and offers', () => {
  const gold = { name: 'Gold', price: '99,90', features: 'a, b' };

  test('are added at the end, active and with their history, and two alike are two', async () => {
    const { plans, offers } = aWorld().by(sys);
    const first = await plans.add(gold);
    const second = await plans.add({ ...gold, price: 'free' });
    const fields = { name: 'Gold', price: 9990, features: ['a', 'b'] };
    expect([first, second]).toEqual([
      { id: 'new-1', ...fields, status: 'active', removedAt: null, history: [created(fields)] },
      {
        id: 'new-2',
        ...fields,
        price: null,
        status: 'active',
        removedAt: null,
        history: [created({ ...fields, price: null })],
      },
    ]);
    const empty = { code: '', discount: null, validTill: '' };
    const offer = await offers.add({ code: '', discount: 'x', validTill: '' });
    expect(offer).toEqual({
      id: 'new-3',
      ...empty,
      status: 'active',
      removedAt: null,
      history: [created(empty)],
    });
    expect(z.array(ProviderPlan).parse([first, second])).toEqual([first, second]);
    expect(Offer.parse(offer)).toEqual(offer);
    expect((await plans.list()).slice(-2)).toEqual([first, second]);
    expect((await offers.list()).at(-1)).toEqual(offer);
  });

  test('a change keeps the id, the place and the status, and is told', async () => {
    const { plans } = aWorld().by(sys);
    const before = await plans.list();
    const fields = { name: 'Gold', price: 9990, features: ['a', 'b'] };
    const starter = before.at(-1);
    const changed = {
      ...starter,
      ...fields,
      history: [
        ...(starter?.history ?? []),
        stepped('Changed', { type: 'activation.change', fields }, [
          `kept.${starter?.status}`,
          `kept.${starter?.status}`,
        ]),
      ],
    };
    expect(await plans.change('starter', gold)).toEqual(changed);
    expect(await plans.list()).toEqual([...before.slice(0, -1), changed]);
  });

  test('what was removed is put back as it was and where it was, once, with its history told', async () => {
    const { store, by } = aWorld();
    const { plans, offers } = by(sys);
    await plans.send('pro', { type: 'activation.deactivate' });
    const before = await plans.list();
    await plans.remove('pro');
    const pro = before.find(({ id }) => id === 'pro');
    const removal = stepped('Deleted', { type: 'activation.remove' }, ['kept.inactive', 'removed']);
    const removed = { ...pro, removedAt: now, history: [...(pro?.history ?? []), removal] };
    expect(await store.get('plan', 'pro')).toEqual(removed);
    for (const ask of [
      () => plans.change('pro', gold),
      () => plans.send('pro', { type: 'activation.activate' }),
      () => plans.remove('pro'),
    ]) {
      await expect(ask()).rejects.toThrow(Refused);
    }
    expect(await store.get('plan', 'pro')).toEqual(removed);
    expect(await plans.list()).toEqual(before.filter(({ id }) => id !== 'pro'));
    await plans.restore('pro');
    const back = stepped('Restored', { type: 'activation.restore' }, ['removed', 'kept.inactive']);
    expect(await plans.list()).toEqual(
      before.map((plan) =>
        plan.id === 'pro' ? { ...plan, history: [...plan.history, removal, back] } : plan,
      ),
    );
    await expect(plans.restore('pro')).rejects.toThrow('This plan was not deleted');
    await expect(offers.remove('none')).rejects.toThrow('This offer does not exist.');
  });

  test('an offer is removed and put back the same way', async () => {
    const { offers } = aWorld().by(sys);
    const [first, second] = await offers.list();
    await offers.remove('offer-2');
    expect(await offers.list()).toEqual([first]);
    await offers.restore('offer-2');
    expect(await offers.list()).toEqual([
      first,
      {
        ...second,
        history: [
          ...(second?.history ?? []),
          stepped('Deleted', { type: 'activation.remove' }, ['kept.inactive', 'removed']),
          stepped('Restored', { type: 'activation.restore' }, ['removed', 'kept.inactive']),
        ],
      },
    ]);
  });

  test('today’s renewals are those of the day the demo is opened on', async () => {
    const [, , , , , , , , , mitidja] = (await aWorld().by(sys).clients.list({})).rows;
    expect(mitidja?.renewal).toBe(today);
  });
});

describe('one plan and one offer', () => {
  const { plans, offers } = aWorld().by(sys);
  const [plan] = records.plans;
  const [offer] = records.offers;

  test('come by their ids', async () => {
    expect(await plans.get(plan?.id ?? '')).toEqual(plan);
    expect(await offers.get(offer?.id ?? '')).toEqual(offer);
  });

  test('are missing where there is none, and where it was deleted', async () => {
    const asked = [plans.get('nothing'), offers.get('nothing')];
    await plans.remove(plan?.id ?? '');
    await offers.remove(offer?.id ?? '');
    asked.push(plans.get(plan?.id ?? ''), offers.get(offer?.id ?? ''));
    expect(await Promise.all(asked.map((one) => one.catch(String)))).toEqual([
      'Refused: This plan does not exist.',
      'Refused: This offer does not exist.',
      'Refused: This plan does not exist.',
      'Refused: This offer does not exist.',
    ]);
  });
});
