import { readFile } from 'node:fs/promises';
import type { Locator, Request } from '@playwright/test';
import { expect, test } from './support/app';
import { addUser, button, fill, openCompany, password, signIn } from './support/company';
import { liveAddress } from './support/live';
import { chosen, pdfResume } from './support/resumes';
import { goTo } from './support/session';

test.use({
  baseURL: liveAddress,
  provokes: /status of (401|403|415|422|429)|ERR_CONNECTION_REFUSED|There is no connection/,
});

/** An email that is new to the server in a second try as well. */
const emailOf = (name: string) => `${name}${test.info().retry || ''}@work.dz`;

test('a company is opened, and its manager signs out and in again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Choose Enterprise' }).click();
  await expect(page).toHaveURL('/start?plan=enterprise');
  await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('enterprise');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Start free trial' }).click();
  await expect(page.getByRole('heading', { name: 'Open a company' })).toBeVisible();
  await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('pro');
  await page.getByLabel('Plan', { exact: true }).selectOption('basic');
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
  await expect(page.locator('main').getByText('Basic', { exact: true })).toBeVisible();
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

/** The bytes that a link downloads. */
async function downloaded(from: Locator): Promise<Buffer> {
  const [download] = await Promise.all([from.page().waitForEvent('download'), from.click()]);
  return readFile(await download.path());
}

test('a contract is uploaded as a slow line takes it, and opened by those whom it concerns alone', async ({
  page,
  browser,
}) => {
  await openCompany(page, emailOf('nour'));
  await page.getByRole('link', { name: 'Manage Users' }).first().click();
  await expect(page.locator('h1')).toHaveText('Manage Users');
  const ali = { name: 'Ali Mansour', email: emailOf('ali.m'), role: 'HR Manager' };
  const sara = { name: 'Sara Belaid', email: emailOf('sara'), role: 'Employee' };
  await addUser(page, ali);

  const line = await page.context().newCDPSession(page);
  const upTo = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const contract = chosen(
    'contract.pdf',
    Buffer.concat([pdfResume.buffer, Buffer.alloc(3e6, '%')]),
  );
  await addUser(page, sara, async (dialog) => {
    const field = dialog.getByRole('group', { name: 'Upload' });
    await upTo(100_000);
    await dialog.getByLabel('Contract File').setInputFiles(contract);
    await expect(field.getByRole('status')).toHaveText(/^Uploading: [1-9]\d?%$/);
    await button(page, 'Save').click();
    await expect(field).toContainText('Wait until the file is uploaded, or cancel its upload');
    await button(page, 'Cancel the upload of contract.pdf').click();
    await expect(field.getByRole('status')).toHaveCount(0);
    await upTo(-1);
    await dialog
      .getByLabel('Contract File')
      .setInputFiles(chosen('contract.pdf', Buffer.from('PK')));
    await expect(field.locator('p')).toContainText('contract.pdf');
    await expect(button(page, 'Try again')).toBeVisible();
    await dialog.getByLabel('Contract File').setInputFiles(contract);
    await expect(field.getByRole('status')).toHaveText('contract.pdf is uploaded');
  });
  await button(page, 'Details of Sara Belaid').click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'contract.pdf' });
  expect(await downloaded(link)).toEqual(contract.buffer);

  const replacement = chosen('renewed.pdf', pdfResume.buffer);
  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Sara Belaid' });
  const renewal = dialog.getByRole('group', { name: 'Upload' }).getByRole('status');
  await expect(renewal).toHaveText('contract.pdf');
  await button(page, 'Remove contract.pdf').click();
  await expect(renewal).toHaveText('contract.pdf will be removed');
  await dialog.getByLabel('Contract File').setInputFiles(replacement);
  await expect(renewal).toHaveText('renewed.pdf is uploaded, in place of contract.pdf');
  await button(page, 'Save').click();
  await expect(dialog).toHaveCount(0);
  const renewed = page.getByRole('dialog').getByRole('link', { name: 'renewed.pdf' });
  const address = (await renewed.getAttribute('href')) ?? '';
  expect(await downloaded(renewed)).toEqual(replacement.buffer);

  const seen: Record<string, number> = {};
  for (const [{ email }, home] of [
    [sara, '/employee'],
    [ali, '/hr'],
  ] as const) {
    const context = await browser.newContext({ baseURL: liveAddress });
    const other = await context.newPage();
    await other.goto('/login');
    await signIn(other, email);
    await expect(other).toHaveURL(home);
    seen[email] = await other.evaluate(async (url) => (await fetch(url)).status, address);
    if (email === sara.email) {
      await goTo(other, 'My Profile');
      const own = other.getByRole('link', { name: 'renewed.pdf' });
      expect(await downloaded(own)).toEqual(replacement.buffer);
    }
    await context.close();
  }
  expect(seen).toEqual({ [sara.email]: 200, [ali.email]: 403 });
});
