import type { SessionUser } from '@/data/schemas/session';
import type { Page, Route } from '@playwright/test';
import { sessionFlow } from '../models/session.flow';
import { expect, people, test } from './support/app';
import { hold, settle } from './support/faults';
import { cutOff } from './support/gate';
import { walkInBrowser } from './support/walk';

const signingIn = 'session.signIn';
const nadia = people.hr;
const lina = people.teammanager;

/** The code that reads the stored user waits here, so that the page stands where it restores the session. */
const stores = new WeakMap<Page, (how: (route: Route) => Promise<void>) => void>();

/** Lets the store be read, or not; whatever reads it later goes on at once. */
const read = (page: Page, how = (route: Route) => route.continue()) => stores.get(page)?.(how);

const store = (page: Page, user: SessionUser | null) =>
  page.evaluate(
    (stored) => {
      if (stored === null) localStorage.removeItem('user');
      else localStorage.setItem('user', stored);
    },
    user === null ? null : JSON.stringify(user),
  );

/** What another tab stores is told to this one by the browser. */
const storeElsewhere = async (page: Page, user: SessionUser | null) => {
  await store(page, user);
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'user' })));
};

const go = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

const banner = (page: Page) => page.getByRole('banner');

test.use({ stored: nadia, provokes: cutOff });

walkInBrowser(sessionFlow, {
  open: async (page) => {
    await hold(page, signingIn);
    let waiting: Route | null = null;
    let decided: ((route: Route) => Promise<void>) | null = null;
    let asked = 0;
    await page.route('**/assets/stored-user-*.js', async (route) => {
      asked += 1;
      if (decided === null) waiting = route;
      // What fails is asked for once more.
      else if (asked === 2) await decided(route);
      else await route.continue();
    });
    stores.set(page, (how) => {
      decided = how;
      if (waiting !== null) void how(waiting);
      waiting = null;
    });
    await page.clock.install({ time: '2026-11-21T08:00:00Z' });
    await page.goto('/');
    await page.clock.pauseAt('2026-11-21T08:00:10Z');
    await expect.poll(() => waiting).not.toBeNull();
  },
  look: async (page, stop) => {
    // Forgetting the user takes no time.
    if (stop === 'signing out') return;
    if (stop === 'restoring') {
      await expect(banner(page)).toHaveCount(0);
      return;
    }
    const emails: Partial<Record<typeof stop, string>> = { Nadia: nadia.email, Lina: lina.email };
    const { [stop]: email } = emails;
    await expect(banner(page).getByRole('link', { name: /@demo\.com$/ })).toHaveText(email ?? []);
    await expect(banner(page).getByRole('link', { name: 'Login' })).toHaveCount(
      email === undefined ? 1 : 0,
    );
  },
  make: {
    'the store holds Nadia': async (page) => read(page),
    'the store holds nobody': async (page) => {
      await store(page, null);
      read(page);
    },
    'the store fails': async (page) => read(page, (route) => route.abort()),
    'the store hangs': async (page) => {
      await page.clock.runFor(15_000);
      read(page);
    },
    'Nadia signs in': async (page) => {
      await go(page, '/');
      await go(page, '/login');
      await page.getByLabel('Email').fill(nadia.email);
      await page.getByLabel('Password', { exact: true }).fill('demo1234');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await settle(page, signingIn, 'answered');
      await expect(async () => {
        await page.clock.runFor(500);
        await expect(page.getByRole('button', { name: 'Signing in...' })).toHaveCount(0, {
          timeout: 200,
        });
      }).toPass();
    },
    'sign out': (page) => page.getByRole('button', { name: 'Logout' }).click(),
    forgotten: async () => {},
    'forgetting fails': null,
    'forgetting hangs': null,
    'watching fails': null,
    'the world ends it': null,
    'Lina signs in elsewhere': async (page, stop) => {
      await storeElsewhere(page, lina);
      if (stop === 'restoring') read(page);
    },
    'sign-out elsewhere': async (page, stop) => {
      await storeElsewhere(page, null);
      if (stop === 'restoring') read(page);
    },
  },
  only: (event, snapshot) => event === 'forgotten' || !snapshot.matches('signingOut'),
  leftOut: /^(signing out|put out) \+/,
  because:
    'The browser forgets the user at once: forgetting neither fails nor takes so long that another tab can come in between. Its events never fail. The demo signs nobody out; tests/browser/live.spec.ts shows who is.',
});
