import type { Page, Paging } from '@/data/schemas/page';
import { describe, expect, test } from 'vitest';
import { aUser, now, people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';
import { sample } from '../../fixtures/sample';

const provider = await sample.provider(new Date(now));

/** Records numbered from 1, in the order of their making, each thirtieth of another kind. */
const numbered = <T>(count: number, record: (id: string, number: number, rare: boolean) => T) =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return record(String(number), number, number % 30 === 0);
  });

const name = (number: number) => `No ${String(number).padStart(3, '0')}`;
const date = '2026-01-01';

/** Asks a world with so many records for the rare ones, the highest number first, or for all as they are listed. */
type Ask = (
  count: number,
  narrowed: boolean,
  paging?: Paging,
) => Promise<Page<{ id: string; name?: string }>>;

const lists: Record<string, Ask> = {
  users: (count, narrowed, paging) =>
    aWorld({
      users: async () =>
        numbered(count, (id, number, rare) =>
          aUser({ id, name: name(number), role: rare ? 'admin' : 'employee', createdAt: date }),
        ),
    })
      .by(people.manager)
      .users.list(narrowed ? { role: 'admin', sort: 'name', order: 'desc' } : {}, paging),
  clients: (count, narrowed, paging) =>
    aWorld({
      provider: async () => ({
        ...provider,
        clients: numbered(count, (id, number, rare) => ({
          id,
          name: name(number),
          email: '',
          plan: 'Basic',
          status: rare ? 'inactive' : 'active',
          renewal: '',
          history: [],
        })),
      }),
    })
      .by(people.sys)
      .clients.list(narrowed ? { status: 'inactive', sort: 'name', order: 'desc' } : {}, paging),
  'payments that the provider received': (count, narrowed, paging) =>
    aWorld({
      payments: async () => [],
      provider: async () => ({
        ...provider,
        payments: numbered(count, (id, amount, rare) => ({
          id,
          client: { id: 'client-2', name: 'Sahara Logistics' },
          amount,
          status: rare ? 'failed' : 'completed',
          date,
        })),
      }),
    })
      .by(people.sys)
      .provider.payments(
        narrowed ? { status: 'failed', sort: 'amount', order: 'desc' } : {},
        paging,
      ),
  'payments of the company': (count, narrowed, paging) =>
    aWorld({
      payments: async () =>
        numbered(count, (id, amount, rare) => ({
          id,
          amount,
          status: rare ? 'Failed' : 'Completed',
          date,
          method: '',
        })),
    })
      .by(people.manager)
      .billing.list(narrowed ? { status: 'Failed', sort: 'amount', order: 'desc' } : {}, paging),
};

/** A page with its rows' ids alone. */
const told = async (page: Promise<Page<{ id: string }>>) => {
  const { rows, ...rest } = await page;
  return { ...rest, ids: rows.map(({ id }) => id).join(' ') };
};

describe.each(Object.entries(lists))('the %s', (kind, ask) => {
  const inOrder = kind === 'clients' ? [1, 2, 3] : [3, 2, 1];

  test('are one empty page where there are none', async () => {
    const none = { ids: '', found: 0, total: 0, page: 1, pages: 1 };
    expect(await told(ask(0, false))).toEqual(none);
    expect(await told(ask(0, true, { page: 7, size: 4 }))).toEqual(none);
  });

  test('come as they are listed, all at once or in pages', async () => {
    const three = { found: 3, total: 3 };
    const [first, second, third] = inOrder;
    expect(await told(ask(3, false))).toEqual({
      ...three,
      ids: inOrder.join(' '),
      page: 1,
      pages: 1,
    });
    expect(await told(ask(3, false, { size: 2 }))).toEqual({
      ...three,
      ids: `${first} ${second}`,
      page: 1,
      pages: 2,
    });
    expect(await told(ask(3, false, { size: 2, page: 2 }))).toEqual({
      ...three,
      ids: `${third}`,
      page: 2,
      pages: 2,
    });
  });

  test('are found among hundreds, in their order, page by page, the last for any beyond', async () => {
    const ten = { found: 10, total: 300, pages: 3 };
    const asked = (page: number) => told(ask(300, true, { size: 4, page }));
    expect(await told(ask(300, true))).toEqual({
      ...ten,
      ids: '300 270 240 210 180 150 120 90 60 30',
      page: 1,
      pages: 1,
    });
    expect(await asked(1)).toEqual({ ...ten, ids: '300 270 240 210', page: 1 });
    expect(await asked(2)).toEqual({ ...ten, ids: '180 150 120 90', page: 2 });
    const last = { ...ten, ids: '60 30', page: 3 };
    expect([await asked(3), await asked(99)]).toEqual([last, last]);
  });
});

describe('one user, wherever in the list', () => {
  const lead = aUser({ id: 'u-05', name: 'Lina Cherif', role: 'teammanager', team: null });
  const entry = { action: 'Created', by: 'Lina', byId: 'u-05', date: now };
  const member = aUser({ history: [entry] });
  const { users } = aWorld({ users: async () => [lead, member] }).by(people.admin);

  test('has the name of who leads the team, and of who did what, as they are called now', async () => {
    expect(await users.get('u-09')).toEqual({
      user: { ...member, history: [{ ...entry, by: 'Lina Cherif' }] },
      team: 'Lina Cherif',
    });
    expect(await users.get('u-05')).toEqual({ user: lead, team: null });
  });

  test('is none where there is no such user', async () => {
    expect(await users.get('u-99')).toBeNull();
  });
});

describe('what one client paid', () => {
  test('is newest first, and for the company of this world what it paid itself', async () => {
    const { by } = aWorld();
    const world = by(people.sys);
    const [own, paid] = await Promise.all([
      world.clients.payments('client-1'),
      by(people.manager).billing.list({}),
    ]);
    expect(own?.client).toMatchObject({
      name: 'Atlas Services',
      plan: 'Pro',
      renewal: '2026-12-03',
    });
    expect(own?.payments.map(({ id }) => id)).toEqual(paid.rows.map(({ id }) => id));
    const other = await world.clients.payments('client-3');
    expect(other?.payments.map((one) => [one.date, one.status])).toEqual([
      ['2025-06-20', 'completed'],
      ['2025-03-20', 'pending'],
      ['2025-01-20', 'completed'],
    ]);
  });

  test('is nothing for a new client of another’s name, and none where there is no such client', async () => {
    const { clients } = aWorld().by(people.sys);
    const draft = { name: 'Djurdjura Foods', email: '', plan: 'Basic', renewal: '' } as const;
    const added = await clients.add(draft);
    expect(await clients.payments(added.id)).toEqual({
      client: added,
      payments: [],
      subscribes: false,
    });
    expect(await clients.payments('client-99')).toBeNull();
  });
});
