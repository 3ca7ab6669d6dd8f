import { Refused } from '@/data/schemas/refused';
import { requireRole } from '@/app/guard';
import { startSession } from '@/app/session';
import { signInThrough } from '@/actors/sign-in';
import { createSession } from '@/data/demo/session';
import { keptUser } from '@/data/kept-user';
import { parseUser } from '@/data/stored-user';
import type { Credentials } from '@/data/schemas/credentials';
import { roles } from '@/data/schemas/role';
import { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/port/workspace';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';

const nadia: SessionUser = { id: 'u-02', email: 'hr@demo.com', name: 'Nadia Benali', role: 'hr' };
const lina: SessionUser = {
  id: 'u-05',
  email: 'team@demo.com',
  name: 'Lina Cherif',
  role: 'teammanager',
};
const credentials: Credentials = { email: 'hr@demo.com', password: 'demo1234' };

/** The browser's store, and what hears of another tab's changes to it. */
function browser(stored: SessionUser | string | null) {
  const items = new Map<string, string>();
  const put = (user: SessionUser | string | null) => {
    if (user === null) items.delete('user');
    else items.set('user', typeof user === 'string' ? user : JSON.stringify(user));
  };
  put(stored);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const heard = new EventTarget();
  vi.stubGlobal('window', heard);
  return {
    items,
    elsewhere: (user: SessionUser | string | null, key: string | null = 'user') => {
      put(user);
      heard.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}

/** The demo's way to sign in, whose one wait the test ends. */
function world() {
  let resolve!: () => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<void>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  const session = createSession(
    [nadia, lina],
    keptUser,
    () => promise,
    async () => [],
  );
  const workspace = { session } as unknown as Workspace;
  return { open: async () => workspace, answer: { promise, resolve, reject } };
}

const unasked = () => Promise.reject<Workspace>(new Error('openWorkspace'));

const started = async (open: () => Promise<Workspace> = unasked) => {
  const session = startSession(open);
  await waitFor(session, (snapshot) => !snapshot.hasTag('settling'));
  return session;
};

/** The names of who was signed in after each thing that happened to a session. */
function seenBy(session: ReturnType<typeof startSession>) {
  const seen: (string | null)[] = [];
  session.subscribe(({ context }) => seen.push(context.user?.name ?? null));
  return seen;
}

/** Signs in as the login form does; resolves to the person, or to the reason why not. */
const attempt = (session: ReturnType<typeof startSession>, open: () => Promise<Workspace>) => {
  const actor = createActor(signInThrough(session, open), { input: credentials });
  const outcome = toPromise(actor).then(
    (user) => user,
    (error: unknown) => error,
  );
  actor.start();
  return outcome;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the stored user', () => {
  test.each([
    ['', null],
    ['null', null],
    ['[]', null],
    ['{"email":"a@b.c","name":"A","role":"root"}', null],
    ['{"email":"a@b.c","name":"A"}', { id: '', email: 'a@b.c', name: 'A', role: 'employee' }],
    [
      '{"email":"a@b.c","name":"A","role":"sys","password":"x"}',
      { id: '', email: 'a@b.c', name: 'A', role: 'sys' },
    ],
    [
      '{"id":"u-05","email":"a@b.c","name":"A","role":"hr"}',
      { id: 'u-05', email: 'a@b.c', name: 'A', role: 'hr' },
    ],
  ])('%s is read as %o', (stored, user) => {
    expect(parseUser(stored)).toEqual(user);
  });

  test('is what the schema makes of it', () => {
    const anything = fc.constantFrom<unknown>(
      '',
      'x',
      'a@b.c',
      'a@b',
      'hr',
      'live',
      0,
      null,
      {},
      [],
    );
    const user = fc.record(
      {
        id: fc.oneof(anything, fc.string()),
        email: fc.oneof(anything, fc.emailAddress()),
        name: fc.oneof(anything, fc.string()),
        role: fc.oneof(anything, fc.constantFrom(...roles)),
        world: fc.oneof(anything, fc.constant('live')),
        password: anything,
      },
      { requiredKeys: [] },
    );
    const well = fc.record({
      id: fc.string(),
      email: fc.constant('a@b.c'),
      name: fc.constantFrom('', 'A'),
      role: fc.constantFrom(...roles, 'root', undefined),
      world: fc.constantFrom('live', 'demo', undefined),
    });
    fc.assert(
      fc.property(fc.oneof(anything, user, well), (stored) => {
        expect(parseUser(JSON.stringify(stored))).toEqual(
          SessionUser.safeParse(stored).data ?? null,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('is who the session begins with', async () => {
    browser(nadia);
    expect((await started()).getSnapshot().context).toEqual({ user: nadia, failure: null });
  });

  test('is removed when it is malformed', async () => {
    const { items } = browser('{');
    expect((await started()).getSnapshot().context.user).toBeNull();
    expect([...items]).toEqual([]);
  });
});

describe('another tab', () => {
  test('replaces who is signed in here, and only through the key of the session', async () => {
    const { elsewhere } = browser(nadia);
    const session = await started();
    const seen = seenBy(session);
    elsewhere(null, 'theme');
    await Promise.resolve();
    elsewhere(nadia, null);
    await waitFor(session, () => seen.length === 1);
    elsewhere(lina);
    await waitFor(session, () => seen.length === 2);
    expect(seen).toEqual([nadia.name, lina.name]);
  });

  test('that signs in and out at once leaves nobody signed in', async () => {
    const { elsewhere } = browser(null);
    const session = await started();
    const seen = seenBy(session);
    elsewhere(lina);
    elsewhere(null);
    await waitFor(session, () => seen.length === 2);
    expect(seen).toEqual([null, null]);
  });

  test('that stores something malformed signs out here', async () => {
    const { elsewhere, items } = browser(nadia);
    const session = await started();
    elsewhere('{"role":"hr"}');
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
    expect([...items]).toEqual([]);
  });
});

describe('signing in', () => {
  test('stores the person and settles with them', async () => {
    const { items } = browser(null);
    const { open, answer } = world();
    const session = await started(open);
    const outcome = attempt(session, open);
    answer.resolve();
    expect(await outcome).toEqual(nadia);
    expect(JSON.parse(items.get('user') ?? '')).toEqual(nadia);
  });

  test('fails with the reason of the world', async () => {
    const { items } = browser(null);
    const { open, answer } = world();
    const session = await started(open);
    const outcome = attempt(session, open);
    const refused = new Refused({
      code: 'forbidden',
      sentence: 'Invalid email or password.',
    });
    answer.reject(refused);
    expect(await outcome).toEqual(refused);
    expect([...items]).toEqual([]);
  });

  test('that is overtaken by another tab stores nobody', async () => {
    const { items, elsewhere } = browser(nadia);
    const { open, answer } = world();
    const session = await started(open);
    const outcome = attempt(session, open);
    elsewhere(null);
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
    answer.resolve();
    expect(await outcome).toEqual(
      new Refused({ code: 'signedOut', sentence: 'You were signed out in another tab.' }),
    );
    expect([...items]).toEqual([]);
    expect(session.getSnapshot().value).toBe('signedOut');
  });
});

describe('the guard', () => {
  test('waits for the session to settle, and lets in exactly one role', async () => {
    browser(nadia);
    const session = startSession(unasked);
    expect(session.getSnapshot().value).toBe('restoring');
    expect(await requireRole(session, 'hr')).toEqual(nadia);
    await expect(requireRole(session, 'sys')).rejects.toMatchObject({ options: { to: '/login' } });
  });

  test('sends a visitor to /login', async () => {
    browser(null);
    await expect(requireRole(startSession(unasked), 'hr')).rejects.toMatchObject({
      options: { to: '/login' },
    });
  });
});
