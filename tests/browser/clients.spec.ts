import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { answerUntil, failNext, holdFromNow, refusedByDemo } from './support/faults';
import { tabTo } from './support/keyboard';
import { startFrom } from './support/records';
import { expectFits, longWord } from './support/width';

test.use({ stored: people.sys });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Client Management' });
const open = async (page: Page, search = '') => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto(`/clients${search}`);
  await expect(title(page)).toBeVisible();
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add Client', exact: true });
const historyOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const rowsOf = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => [...row.children].slice(0, 6).map(({ textContent }) => textContent ?? '')),
  );
const namesOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.firstElementChild?.textContent ?? ''));

test('lists every client with its plan, status, renewal and progress', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Plan',
    'Status',
    'Renewal',
    'Progress',
    'Actions',
  ]);
  const listed = await rowsOf(page);
  expect(listed.map(([name, , plan, status, ...rest]) => [name, plan, status, ...rest])).toEqual([
    ['Atlas Services', 'Pro', 'Active', '3 Dec 2026', '12 days left60%'],
    ['Sahara Logistics', 'Enterprise', 'Active', '16 Dec 2026', '25 days left17%'],
    ['Djurdjura Foods', 'Basic', 'Active', '24 Nov 2026', '3 days left90%'],
    ['Casbah Digital', 'Pro', 'Active', '5 Jan 2027', '45 days left0%'],
    ['Hoggar Energy', 'Enterprise', 'Active', '9 Dec 2026', '18 days left40%'],
    ['Tassili Travel', 'Basic', 'Inactive', '11 Nov 2026', '0 days left100%'],
    ['Oran Textiles', 'Pro', 'Active', '21 Dec 2026', '30 days left0%'],
    ['Constantine Pharma', 'Enterprise', 'Active', '20 Jan 2027', '60 days left0%'],
    ['Annaba Steel', 'Pro', 'Inactive', '12 Oct 2026', '0 days left100%'],
    ['Mitidja Agro', 'Basic', 'Active', '21 Nov 2026', '0 days left100%'],
    ['Bejaia Shipping', 'Basic', 'Inactive', '18 Nov 2026', '0 days left100%'],
    ['Tlemcen Crafts', 'Basic', 'Active', '28 Nov 2026', '7 days left77%'],
  ]);
  await expectFits(page.getByRole('region', { name: 'Clients', exact: true }));
  const bar = page.getByRole('progressbar', { name: 'Renewal of Atlas Services' });
  await expect(bar).toHaveJSProperty('position', 0.6);
});

test('search, filters and sorting narrow the list, its CSV and the URL', async ({ page }) => {
  await open(page);
  await page.getByLabel('Plan').selectOption('Pro');
  await page.getByLabel('Status').selectOption('Active');
  await button(page, 'Renewal').click();
  await expect
    .poll(() => namesOf(page))
    .toEqual(['Atlas Services', 'Oran Textiles', 'Casbah Digital']);
  await expect(page.getByText('3 of 12 clients')).toBeVisible();
  await page.getByLabel('Search').fill('oran');
  await expect.poll(() => namesOf(page)).toEqual(['Oran Textiles']);
  const downloading = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('clients.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFName,Email,Plan,Status,Renewal,Progress (%)\r\n' +
      'Oran Textiles,finance@oran-textiles.dz,Pro,active,2026-12-21,0\r\n',
  );
  await failNext(page, 'clients.list', 'refused');
  await button(page, 'Export CSV').click();
  await expect(page.getByRole('alert')).toHaveText(refusedByDemo);
  await page.reload();
  await expect.poll(() => namesOf(page)).toEqual(['Oran Textiles']);
  await page.getByLabel('Search').fill('nobody');
  await expect(page.getByText('No clients match the search and the filters.')).toBeVisible();
  await page.goto('/clients?plan=Gold&status=lost&sort=colour&client=99');
  await expect(page.getByText('12 of 12 clients')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('hundreds are shown two hundred at a time, and a search is through all of them', async ({
  page,
}) => {
  const clients = Array.from({ length: 450 }, (_, index) => {
    const name = `Company ${String(index + 1).padStart(3, '0')}`;
    return [name, '', 'Basic', 'active', 30, 30];
  });
  await startFrom(page, 'provider', { clients, payments: [], logs: [] });
  await page.goto('/clients?client=client-450');
  await expect(historyOf(page, 'Company 450')).toContainText('No payment history found');
  await open(page, '?sort=name&order=desc');
  const shown = (count: number) => page.getByText(`${count} of 450 shown`, { exact: true });
  await expect(page.getByText('450 of 450 clients')).toBeVisible();
  await expect(shown(200)).toBeVisible();
  await button(page, 'Show more').press('Enter');
  await expect(shown(400)).toBeVisible();
  await expect(page).toHaveURL('/clients?sort=name&order=desc&rows=400');
  await expect(button(page, 'Show more')).toBeFocused();
  await page.reload();
  await expect(shown(400)).toBeVisible();
  await button(page, 'Show more').press('Enter');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '451');
  await expect(button(page, 'Show more')).toHaveCount(0);

  await holdFromNow(page, 'clients.list');
  await page.getByLabel('Search').pressSequentially('any 00');
  await expect(page).toHaveURL('/clients?sort=name&order=desc&q=any+00');
  await expect(page.getByText('450 of 450 clients')).toBeVisible();
  await expect(page.getByLabel('Search')).toBeFocused();
  await answerUntil(page, 'clients.list', () =>
    expect(page.getByText('9 of 450 clients')).toBeVisible({ timeout: 500 }),
  );
  await expect(page.getByLabel('Search')).toHaveValue('any 00');
  await expect.poll(async () => (await namesOf(page)).at(-2)).toBe('Company 002');

  await button(page, 'View Payments of Company 002').click();
  await expect(historyOf(page, 'Company 002')).toContainText('No payment history found');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('9 of 450 clients')).toBeVisible();
});

test('a client is deactivated and activated, and a refusal is said beside it', async ({ page }) => {
  await open(page);
  await failNext(page, 'clients.send', 'refused');
  await button(page, 'Deactivate Atlas Services').click();
  await expect(rows(page).first().getByRole('alert')).toHaveText(refusedByDemo);
  await button(page, 'Deactivate Atlas Services').click();
  await expect(rows(page).first()).toContainText('Inactive');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  // 96,749.50 over the 8 who are left: 12,093.6875.
  await expect(
    page.getByText('Avg Revenue / Active Client').locator('+ div > :first-child'),
  ).toHaveText('12,093.69 DZD');
  await page.goBack();
  await button(page, 'Activate Atlas Services').click();
  await expect(button(page, 'Deactivate Atlas Services')).toBeFocused();
  const told = page.getByRole('listitem').filter({ hasText: /^Activated Atlas Services/ });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first()).toContainText('Inactive');
});

test('a client is edited from its menu, which asks before what was written is lost', async ({
  page,
}) => {
  await open(page);
  const edited = (name: string) => page.getByRole('dialog', { name: `Edit ${name}`, exact: true });
  const edit = async (name: string) => {
    await button(page, `More actions for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  };
  await edit('Oran Textiles');
  await edited('Oran Textiles').getByLabel('Name').fill('Oran Cloth');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('alertdialog', { name: 'Discard these changes?' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await edited('Oran Textiles').getByLabel('Plan').selectOption('Basic');
  await expectAccessible(page, [390, 1440]);
  await edited('Oran Textiles').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Client saved');
  await expect(page).toHaveURL('/clients');
  expect((await rowsOf(page))[6]?.slice(0, 4)).toEqual([
    'Oran Cloth',
    'finance@oran-textiles.dz',
    'Basic',
    'Active',
  ]);
  await button(page, 'Undo').click();
  await expect(page.getByRole('alert')).toHaveText(['Undone']);
  expect((await rowsOf(page))[6]?.slice(0, 3)).toEqual([
    'Oran Textiles',
    'finance@oran-textiles.dz',
    'Pro',
  ]);
  await edit('Atlas Services');
  await expect(edited('Atlas Services')).toContainText('those of the client’s own subscription');
  await expect(edited('Atlas Services').getByLabel('Plan')).toHaveCount(0);
});

test('a payment history has the client’s name, and may be empty', async ({ page }) => {
  await open(page);
  await button(page, 'View Payments of Djurdjura Foods').click();
  await expect(historyOf(page, 'Djurdjura Foods').getByRole('listitem')).toHaveText([
    '1,500.00 DZD20 Jun 2025Completed',
    '1,500.00 DZD20 Mar 2025Pending',
    '1,500.00 DZD20 Jan 2025Completed',
  ]);
  await expect(page).toHaveURL('/clients?client=client-3');
  await page.reload();
  await expect(historyOf(page, 'Djurdjura Foods')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'View Payments of Tlemcen Crafts').click();
  await expect(historyOf(page, 'Tlemcen Crafts')).toContainText('No payment history found');
  await historyOf(page, 'Tlemcen Crafts').getByRole('button', { name: 'Close' }).click();
  await expect(button(page, 'View Payments of Tlemcen Crafts')).toBeFocused();
});

test('a payment history waits for the form above it', async ({ page }) => {
  await page.goto('/clients?client=client-3&dialog=add');
  await expect(adding(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(adding(page)).toHaveCount(0);
  await expect(historyOf(page, 'Djurdjura Foods')).toBeVisible();
});

test('Back from a payment history that was closed leaves the screen', async ({ page }) => {
  await page.goto('/genius');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  for (const name of ['Atlas Services', 'Sahara Logistics']) {
    await button(page, `View Payments of ${name}`).click();
    await historyOf(page, name).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/clients');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await button(page, 'View Payments of Hoggar Energy').click();
  await expect(historyOf(page, 'Hoggar Energy')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/genius');
});

test('an empty client is accepted and shown as dashes', async ({ page }) => {
  await open(page);
  await button(page, 'Add Client').click();
  await adding(page).getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByRole('alert')).toHaveText('Client added');
  await expect(adding(page)).toHaveCount(0);
  await expect
    .poll(async () => (await rowsOf(page)).at(-1))
    .toEqual(['—', '—', 'Basic', 'Active', '—', '—']);
  await button(page, 'View Payments of unnamed client').click();
  await expect(historyOf(page, 'unnamed client')).toContainText('No payment history found');
});

test('closing the modal keeps the draft, and leaving the screen asks', async ({ page }) => {
  await open(page);
  await button(page, 'Add Client').click();
  await adding(page).getByLabel('Name').fill('Half a client');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(
    page.getByRole('alertdialog', { name: 'Leave without saving the client?' }),
  ).toBeVisible();
  await button(page, 'Stay').click();
  await button(page, 'Add Client').click();
  await expect(adding(page).getByLabel('Name')).toHaveValue('Half a client');
});

test('the keyboard alone adds a client and looks at its payments', async ({ page }) => {
  await open(page);
  await tabTo(page, button(page, 'Add Client'));
  await page.keyboard.press('Enter');
  await expect(adding(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ghardaia Tiles');
  await page.keyboard.press('Tab');
  await page.keyboard.type('contact@ghardaia-tiles.dz');
  await page.keyboard.press('Tab');
  await page.keyboard.press('p');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12212026');
  await page.keyboard.press('Enter');
  await expect(adding(page)).toHaveCount(0);
  await expect
    .poll(async () => (await rowsOf(page)).at(-1))
    .toEqual([
      'Ghardaia Tiles',
      'contact@ghardaia-tiles.dz',
      'Pro',
      'Active',
      '21 Dec 2026',
      '30 days left0%',
    ]);
  await expect(button(page, 'Add Client')).toBeFocused();
  await tabTo(page, button(page, 'View Payments of Ghardaia Tiles'));
  await page.keyboard.press('Enter');
  await expect(historyOf(page, 'Ghardaia Tiles')).toContainText('No payment history found');
  await page.keyboard.press('Escape');
  await expect(button(page, 'View Payments of Ghardaia Tiles')).toBeFocused();
});

test('a name of one long word widens no modal on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await button(page, 'Add Client').click();
  await adding(page).getByLabel('Name').fill(longWord);
  await adding(page).getByRole('button', { name: 'Add Client' }).click();
  await button(page, `View Payments of ${longWord}`).click();
  await expect(historyOf(page, longWord)).toContainText('No payment history found');
  await expectFits(historyOf(page, longWord));
});

test('it is accessible, with each modal open', async ({ page }) => {
  test.slow();
  await open(page);
  await expectAccessible(page);
  await button(page, 'Add Client').click();
  await expect(adding(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(adding(page)).toHaveCount(0);
  await page.goto('/clients?client=client-1');
  await expect(historyOf(page, 'Atlas Services')).toBeVisible();
  await expectAccessible(page);
});

test('columns, row height and a saved view are chosen, and kept for the next visit', async ({
  page,
}) => {
  await open(page, '?plan=Pro&sort=renewal');
  const options = page.getByRole('dialog', { name: 'List options' });
  const headers = page.getByRole('columnheader');
  const show = () => button(page, 'List options').click();
  const height = () =>
    rows(page)
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  const before = await height();
  await show();
  await options.getByLabel('Email').uncheck();
  await options.getByLabel('Roomy').check();
  await options.getByLabel('Name of this view').fill('Pro by renewal');
  await options.getByRole('button', { name: 'Save view' }).click();
  await expect(options.getByRole('link', { name: 'Pro by renewal' })).toBeVisible();
  await expectAccessible(page, [1440]);
  await page.keyboard.press('Escape');
  await expect(button(page, 'List options')).toBeFocused();
  await open(page);
  await expect(headers).toHaveText(['Name', 'Plan', 'Status', 'Renewal', 'Progress', 'Actions']);
  expect(await height()).toBeGreaterThan(before);
  await show();
  await options.getByRole('link', { name: 'Pro by renewal' }).click();
  await expect(page).toHaveURL('/clients?plan=Pro&sort=renewal');
  await options.getByRole('button', { name: 'Remove view Pro by renewal' }).click();
  await expect(options.getByRole('link')).toHaveCount(0);
  await options.getByLabel('Email').check();
  await expect(headers.nth(1)).toHaveText('Email');
});
