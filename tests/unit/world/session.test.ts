import { createDemoWorld } from '@/data/demo';
import { accounts } from '@/data/demo/sample/accounts';
import { Refused } from '@/data/schemas/refused';
import type { SessionUser } from '@/data/schemas/session';
import { describe, expect, test } from 'vitest';
import { now } from '../../fixtures/company';
import { sample } from '../../fixtures/sample';

const lina: SessionUser = {
  id: 'u-05',
  email: 'teammanager@demo.com',
  name: 'Lina Cherif',
  role: 'teammanager',
};
const operator: SessionUser = {
  id: 'operator',
  email: 'sys@demo.com',
  name: 'Yacine Belkacem',
  role: 'sys',
};

/** A world opened for whoever is kept, and what is kept of them; its waits are the test's. */
function opened(stored: SessionUser | null, wait: () => Promise<void> = async () => undefined) {
  let kept = stored;
  const workspace = createDemoWorld({
    now: () => new Date(now),
    random: () => 0,
    newId: () => 'new-1',
    wait,
    readResume: () => Promise.reject(new Error('readResume')),
    recogniseResume: () => Promise.reject(new Error('recogniseResume')),
    sample,
  }).as({
    read: async () => kept,
    write: (user) => (kept = user),
    forget: () => (kept = null),
  });
  return { ...workspace, keeps: () => kept };
}

const { signal } = new AbortController();

describe('the demo accounts', () => {
  test('let in who has the shared password, and nobody else', async () => {
    const { session, keeps } = opened(null);
    const asked = [
      { email: 'teammanager@demo.com', password: 'demo12345' },
      { email: 'admin@demo.com', password: 'demo1234' },
    ];
    const reason = new Refused({ code: 'forbidden', sentence: 'Invalid email or password.' });
    expect(
      await Promise.allSettled(asked.map((credentials) => session.signIn(credentials, signal))),
    ).toEqual(asked.map(() => ({ status: 'rejected', reason })));
    expect([keeps(), await session.current()]).toEqual([null, null]);
    const right = { email: ' Teammanager@demo.com ', password: 'demo1234' };
    expect(await session.signIn(right, signal)).toEqual(lina);
    expect([keeps(), await session.current()]).toEqual([lina, lina]);
    await session.signOut();
    expect([keeps(), await session.current()]).toEqual([null, null]);
  });

  test('let in nobody whose sign-in was given up', async () => {
    const ending = new AbortController();
    const { session, keeps } = opened(null, async () => ending.abort(new Error('given up')));
    const right = { email: 'teammanager@demo.com', password: 'demo1234' };
    await expect(session.signIn(right, ending.signal)).rejects.toThrow('given up');
    expect([keeps(), await session.current()]).toEqual([null, null]);
  });

  test('are those that a visitor may try', async () => {
    const { session } = opened(null);
    const listed = await session.demoAccounts();
    expect(listed).toEqual(
      accounts.map(({ email, name }) => ({ email, password: 'demo1234', label: name })),
    );
    for (const { email, password } of listed) {
      expect(await session.signIn({ email, password }, signal)).toEqual(
        accounts.find((account) => account.email === email),
      );
    }
  });

  test('recognise a stored person by email, else in the directory with that role, else by role', async () => {
    const [listed] = (await sample.users(new Date(now))).filter(({ id }) => id === 'u-04');
    const admin = { email: listed?.email ?? '', name: 'Hakim', role: 'admin' } as const;
    const stranger = { email: 'admin@demo.com', name: 'Hakim', role: 'admin' } as const;
    const people: SessionUser[] = [
      { ...lina, id: '', name: 'An old name' },
      { id: '', email: 'someone@else.com', name: 'Someone', role: 'teammanager' },
      { ...lina, role: 'hr' },
      { id: 'u-10', email: '', name: 'Amine Kaci', role: 'employee' },
      { id: 'u-10', email: '', name: 'Amine Kaci', role: 'teammanager' },
      { id: '', ...admin },
      { id: 'u-09', ...stranger },
    ];
    expect(await Promise.all(people.map((one) => opened(one).session.current()))).toEqual([
      lina,
      lina,
      accounts.find(({ role }) => role === 'hr'),
      { id: 'u-10', email: '', name: 'Amine Kaci', role: 'employee' },
      lina,
      { id: 'u-04', ...admin },
      { id: 'admin@demo.com', ...stranger },
    ]);
  });
});

test('a visitor of the demo works at the panel as its operator', async () => {
  for (const stored of [null, lina]) {
    const world = opened(stored);
    await expect(world.plans.list()).rejects.toThrow(
      stored === null ? 'Please sign in first.' : 'Only the provider’s operator can do this.',
    );
    const { user, workspace } = await world.session.providerPanel();
    expect(user).toEqual(operator);
    const plan = await workspace.plans.add({ name: 'Gold', price: '1', features: '' });
    expect(plan.history).toMatchObject([{ by: 'Yacine Belkacem', byId: 'operator' }]);
    expect((await workspace.plans.list()).at(-1)).toEqual(plan);
    expect(await world.session.current()).toEqual(stored);
  }
});
