import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { homes } from './support/routes';

const accounts = (page: Page) =>
  page.getByRole('region', { name: 'Demo accounts' }).getByRole('button');
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.locator('button[type=submit]');

/** Opens the login screen with so many demo accounts, and stops the page's clock. */
async function openWithClock(page: Page, count = 5) {
  await page.clock.install({ time: '2025-06-02T08:00:00' });
  await page.goto('/login');
  await expect(submit(page)).toBeVisible();
  await expect(accounts(page)).toHaveCount(count);
  await page.clock.pauseAt('2025-06-02T09:00:00');
}

test('the demo accounts are the five of the specification, each one a click to fill in the form', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(accounts(page)).toHaveCount(5);
  const filled: [string, string][] = [];
  for (const account of await accounts(page).all()) {
    await account.click();
    filled.push([await email(page).inputValue(), await password(page).inputValue()]);
  }
  expect(filled).toEqual(
    ['hr', 'employee', 'manager', 'teammanager', 'sys'].map((name) => [
      `${name}@demo.com`,
      'demo1234',
    ]),
  );
});

test('choosing a demo account clears what was wrong with the form', async ({ page }) => {
  await page.goto('/login');
  await submit(page).click();
  await expect(page.getByText('Work email is required')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await accounts(page).first().click();
  await expect(page.getByText('Work email is required')).toBeHidden();
  await expect(page.getByText('Password is required')).toBeHidden();
});

for (const role of ['hr', 'employee', 'manager', 'teammanager', 'sys'] as const) {
  test(`${role} signs in to ${homes[role]}`, async ({ page }) => {
    await openWithClock(page);
    await email(page).fill(`${role}@demo.com`);
    await password(page).fill('demo1234');
    await submit(page).click();
    await expect(submit(page)).toHaveText('Signing in...');
    await expect(submit(page)).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(page.getByText('Login successful! Redirecting...', { exact: true })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await page.clock.resume();
    await expect(page).toHaveURL(homes[role]);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('link', { name: `${role}@demo.com` })).toHaveAttribute(
      'href',
      homes[role],
    );
    const stored = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(stored ?? 'null')).toEqual(people[role]);
  });
}

test('an account that does not exist and a wrong password are refused alike', async ({ page }) => {
  await openWithClock(page);
  for (const [who, what] of [
    ['admin@demo.com', 'demo1234'],
    ['hr@demo.com', 'demo12345'],
    ['hr@demo.com', 'DEMO1234'],
  ] as const) {
    await email(page).fill(who);
    await expect(page.getByRole('alert')).toBeHidden();
    await password(page).fill(what);
    await submit(page).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
    await expect(submit(page)).toHaveText('Sign in');
    await expect(submit(page)).toBeEnabled();
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect(page).toHaveURL('/login');
});

test('a sign-in that never answers ends with what to do next', async ({ page }) => {
  await page.route('**/assets/world-*.js', () => {});
  await openWithClock(page, 0);
  await email(page).fill('hr@demo.com');
  await password(page).fill('demo1234');
  await submit(page).click();
  await page.clock.runFor(14_999);
  await expect(submit(page)).toHaveText('Signing in...');
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toHaveText('Signing in took too long. Please try again.');
  await expect(submit(page)).toBeEnabled();
});

test.describe('a world that is broken', () => {
  test.use({ provokes: /broken|ERR_INTERNET_DISCONNECTED|could not be loaded/ });

  test('is said in our words, whatever the browser says of it', async ({ page }) => {
    const world = '**/assets/world-*.js';
    await page.route(world, (route) => route.abort('internetdisconnected'));
    await page.goto('/login');
    await email(page).fill('hr@demo.com');
    await password(page).fill('demo1234');
    const alert = page.locator('main form').getByRole('alert');
    await submit(page).click();
    await expect(alert).toHaveText(
      'A part of the app could not be loaded. Please check your connection and try again.',
    );
    await page.route(world, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await submit(page).click();
    await expect(alert).toHaveText('Something went wrong. Please try again.');
  });
});

test('who goes back before the dashboard has come can go there again', async ({ page }) => {
  await page.goto('/');
  await page.clock.install({ time: '2025-06-02T08:00:00' });
  await page.route('**/assets/hr.index-*.js', () => {});
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await page.getByRole('button', { name: 'hr@demo.com' }).click();
  await submit(page).click();
  await expect(page).toHaveURL('/hr');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(10_000);
  await expect(page.getByText('You are signed in as hr@demo.com.')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
});

test('the trial link goes nowhere', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Start free trial' }).click();
  await expect(page).toHaveURL('/login');
  await expect(submit(page)).toBeVisible();
});

test('a keyboard alone signs in, with Enter, and reaches the password toggle', async ({ page }) => {
  await openWithClock(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('hr@demo.com');
  await page.keyboard.press('Tab');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('demo1234');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(submit(page)).toHaveText('Signing in...');
  await page.clock.runFor(1600);
  await page.clock.resume();
  await expect(page).toHaveURL('/hr');
});

test.describe('already signed in', () => {
  test.use({ stored: people.hr });
  test('who is signed in is told so, with the way to their dashboard', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('You are signed in as hr@demo.com.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page).toHaveURL('/hr');
  });
});
