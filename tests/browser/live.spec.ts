import type { Request } from '@playwright/test';
import { expect, test } from './support/app';
import { button, fill, openCompany, password, signIn } from './support/company';
import { liveAddress } from './support/live';

test.use({
  baseURL: liveAddress,
  provokes: /status of (401|403|422|429)|ERR_CONNECTION_REFUSED|There is no connection/,
});

/** An email that is new to the server in a second try as well. */
const emailOf = (name: string) => `${name}${test.info().retry || ''}@work.dz`;

test('a company is opened, and its manager signs out and in again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Start free trial' }).click();
  await expect(page.getByRole('heading', { name: 'Open a company' })).toBeVisible();
  await button(page, 'Open the company').click();
  for (const wrong of [
    'Company name is required',
    'Your name is required',
    'Work email is required',
    'Use at least 10 characters',
  ])
    await expect(page.getByText(wrong, { exact: true })).toBeVisible();
  await fill(page, {
    'Company name': 'Sahara Foods',
    'Your name': 'Yasmine Ait',
    'Work email': 'yasmine@demo.com',
    Password: '1234567890',
  });
  await button(page, 'Open the company').click();
  await expect(
    page.getByText('Emails at demo.com belong to the demo. Please use your own', { exact: true }),
  ).toBeVisible();
  await fill(page, { 'Work email': emailOf('yasmine') });
  await button(page, 'Open the company').click();
  await expect(
    page.getByText('This password is too easy to guess. Choose another one', { exact: true }),
  ).toBeVisible();
  await button(page, 'Show password').click();
  await expect(page.getByLabel('Company name')).toHaveValue('Sahara Foods');
  await fill(page, { Password: password });
  await button(page, 'Open the company').click();
  await expect(page).toHaveURL('/manager');
  await expect(page.getByRole('link', { name: emailOf('yasmine') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: emailOf('yasmine') })).toBeVisible();
  await expect(page).toHaveURL('/manager');

  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/session')).ok()).toBe(true);
  expect(await (await page.request.get('/api/session')).json()).toBeNull();
  await page.goto('/manager');
  await signIn(page, emailOf('yasmine'), 'a wrong guess');
  await expect(page.locator('form').getByRole('alert')).toHaveText('Invalid email or password.');
  await signIn(page, emailOf('yasmine'), password);
  await expect(page).toHaveURL('/manager');
  await page.goto('/login');
  await button(page, 'Logout').click();
  await page.goto('/login');
  await page.getByRole('button', { name: 'hr@demo.com' }).click();
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL('/hr');
  await expect(page.getByRole('link', { name: 'hr@demo.com' })).toBeVisible();
});

test('who is added signs in, and leaves the page at once when deactivated', async ({
  page,
  browser,
}) => {
  await openCompany(page, emailOf('amel'));
  await page.getByRole('link', { name: 'Manage Users' }).first().click();
  await expect(page.locator('h1')).toHaveText('Manage Users');
  await button(page, 'Add User').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await fill(page, { 'Full Name': 'Ali Mansour', Email: emailOf('ali'), Password: 'short' });
  await button(page, 'Save').click();
  await expect(dialog.getByText('Use at least 10 characters', { exact: true })).toBeVisible();
  await fill(page, { Password: 'first day of work' });
  await button(page, 'Save').click();
  await expect(dialog.getByText('Choose the role that they sign in with')).toBeVisible();
  await dialog.getByLabel('Select Role').selectOption('hr');
  await button(page, 'Save').click();
  await expect(dialog.getByRole('status')).toContainText(
    'Give Ali Mansour this email and password',
  );
  await expect(dialog.locator('dd')).toHaveText([emailOf('ali'), 'first day of work']);
  await button(page, 'Done').click();
  await expect(dialog).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: liveAddress });
  const lines = new Set<Request>();
  elsewhere.on('request', (request) => {
    if (request.url().endsWith('/api/changes')) lines.add(request);
  });
  elsewhere.on('requestfailed', (request) => void lines.delete(request));
  elsewhere.on('requestfinished', (request) => void lines.delete(request));
  const [ali, tab] = [await elsewhere.newPage(), await elsewhere.newPage()];
  await ali.goto('/login');
  await signIn(ali, emailOf('ali'), 'first day of work');
  await expect(ali).toHaveURL('/hr');
  await tab.goto('/hr/job-listings');
  await expect(tab.locator('h1')).toHaveText('Job Listings');
  const [line] = lines;
  await ali.reload();
  await expect(ali.locator('h1')).toBeVisible();
  // A browser has one line to the server. The tab took it over from the page that was left for a moment.
  await expect.poll(() => lines.size).toBe(1);
  expect(lines).not.toContain(line);

  await button(page, 'Deactivate Ali Mansour').click();
  for (const left of [ali, tab]) {
    await expect(left).toHaveURL('/login');
    await expect(left.getByText('You were signed out. Please sign in again.')).toBeVisible();
  }
  await signIn(ali, emailOf('ali'), 'first day of work');
  await expect(ali.locator('form').getByRole('alert')).toContainText('This account is inactive.');
  await elsewhere.close();
});

test('an expired session leads to /login, and a server that is not there to an error', async ({
  page,
  context,
}) => {
  await openCompany(page, emailOf('rachid'), 'Oran Mills');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('alert').first()).toContainText('There is no connection');
  await expect(page).toHaveURL('/manager');
  await page.unroute('**/api/**');
  await button(page, 'Try again').click();
  await expect(page.locator('main h1')).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You were signed out. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
