import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, people, test } from './support/app';
import { breakOnce, offline } from './support/gate';

const storedIn = (page: Page) => page.evaluate(() => localStorage.getItem('user'));
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

/** Two tabs of one browser, both on the HR dashboard. */
const twoTabs = async (context: BrowserContext) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const tab of [here, there]) {
    await tab.goto('/hr');
    await expect(tab.getByRole('link', { name: people.hr.email })).toBeVisible();
  }
  return [here, there] as const;
};

const malformed: [string, string][] = [
  ['not JSON', '{"email": "hr@demo.com"'],
  ['plain text', 'hr@demo.com'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['an array', JSON.stringify([people.hr])],
  ['an empty object', '{}'],
  ['a role that does not exist', JSON.stringify({ ...people.hr, role: 'root' })],
  ['a role of another type', JSON.stringify({ ...people.hr, role: ['hr'] })],
  ['a role of null', JSON.stringify({ ...people.hr, role: null })],
  ['a role inherited by every object', JSON.stringify({ ...people.hr, role: 'constructor' })],
  ['no email', JSON.stringify({ name: 'Nadia Benali', role: 'hr' })],
  ['a malformed email', JSON.stringify({ ...people.hr, email: 'hr' })],
  ['no name', JSON.stringify({ email: 'hr@demo.com', role: 'hr' })],
];

test('a malformed stored user is removed and signs nobody in', async ({ page }) => {
  await page.goto('/login');
  const ends: Record<string, unknown> = {};
  for (const [what, stored] of malformed) {
    await page.evaluate((text) => localStorage.setItem('user', text), stored);
    await page.goto('/hr');
    await expect(login(page)).toBeVisible();
    ends[what] = { path: new URL(page.url()).pathname, stored: await storedIn(page) };
  }
  const end = { path: '/login', stored: null };
  expect(ends).toEqual(Object.fromEntries(malformed.map(([what]) => [what, end])));
});

test.describe('a stored user without a role', () => {
  test.use({ stored: { email: 'employee@demo.com', name: 'Karim Haddad' } });
  test('a stored user without a role is an employee', async ({ page }) => {
    await page.goto('/employee');
    await expect(page.getByRole('link', { name: 'employee@demo.com' })).toBeVisible();
    await expect(page).toHaveURL('/employee');
    await page.goto('/hr');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('signed in as HR', () => {
  test.use({ stored: people.hr });

  test('Logout clears the session and returns to /', async ({ page }) => {
    await page.goto('/hr');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(login(page)).toBeVisible();
    await expect.poll(() => storedIn(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });

  test('a slow line signs nobody out', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/assets/stored-user-*.js', (route) => void held.push(route));
    await page.clock.install({ time: '2025-06-02T08:00:00' });
    await page.goto('/hr', { waitUntil: 'commit' });
    await expect.poll(() => held).toHaveLength(1);
    await page.clock.runFor(10_000);
    await expect(page.locator('#root')).toBeEmpty();
    await held[0]?.continue();
    await expect(page.getByRole('link', { name: people.hr.email })).toBeVisible();
    await expect(page).toHaveURL('/hr');
  });

  test.describe('on a line that breaks', () => {
    test.use({ provokes: offline });

    test('nobody is signed out', async ({ page }) => {
      const broken = page.waitForEvent('requestfailed');
      await breakOnce(page, /stored-user-[^/]*\.js$/);
      await page.goto('/hr');
      await expect(page.getByRole('link', { name: people.hr.email })).toBeVisible();
      await expect(page).toHaveURL('/hr');
      expect((await broken).url()).toContain('stored-user-');
    });
  });

  test('signing out in one tab signs out the other', async ({ context }) => {
    const [here, there] = await twoTabs(context);
    await here.getByRole('button', { name: 'Logout' }).click();
    await expect(here).toHaveURL('/');
    await expect(there).toHaveURL('/login');
    await expect(login(there)).toBeVisible();
  });

  test('signing in as another role in one tab replaces who is signed in in the other', async ({
    context,
  }) => {
    const [here, there] = await twoTabs(context);
    await here.goto('/login');
    await here.getByRole('button', { name: /^manager@demo.com/ }).click();
    await here.getByRole('button', { name: 'Sign in' }).click();
    await expect(here).toHaveURL('/manager');
    await expect(there).toHaveURL('/login');
    await expect(there.getByRole('link', { name: people.manager.email })).toBeVisible();
    expect(JSON.parse((await storedIn(there)) ?? 'null')).toEqual(people.manager);
  });

  test('the tab that is left behind shows the new person, whatever was open or unsent there', async ({
    context,
  }) => {
    const [here, there] = await twoTabs(context);
    await there.getByRole('link', { name: 'Messages' }).click();
    await there.getByLabel('Message', { exact: true }).fill('Half a thought');
    await there.getByRole('button', { name: 'Notifications (4)' }).click();
    await here.goto('/login');
    await here.getByRole('button', { name: /^employee@demo.com/ }).click();
    await here.getByRole('button', { name: 'Sign in' }).click();
    await expect(here).toHaveURL('/employee');
    await here.getByRole('link', { name: 'Settings' }).click();
    await expect(here.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();

    await expect(there).toHaveURL('/login');
    await expect(there.getByRole('alertdialog')).toHaveCount(0);
    await expect(there.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(there.getByRole('link', { name: people.hr.email })).toHaveCount(0);
    const header = there.getByRole('banner');
    await header.getByRole('link', { name: people.employee.email }).click();
    await expect(there).toHaveURL('/employee');
    await expect(there.getByText('Karim Haddad').first()).toBeVisible();
    await header.getByRole('button', { name: 'Notifications (4)' }).click();
    await expect(
      there
        .getByRole('region', { name: 'Notifications', exact: true })
        .getByRole('listitem')
        .first(),
    ).toContainText('"Client satisfaction survey" is due in two days.');
    await there.goto('/hr/messages');
    await expect(there).toHaveURL('/login');
  });

  test('clearing the browser storage elsewhere signs out here', async ({ context }) => {
    const [here, there] = await twoTabs(context);
    await here.evaluate(() => localStorage.clear());
    await expect(there).toHaveURL('/login');
    await expect(login(there)).toBeVisible();
  });
});
