import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { undoOf } from './support/editor';
import { figuresOf } from './support/charts';
import { failNext, refusedByDemo } from './support/faults';
import { tabTo } from './support/keyboard';
import { expectFits, longWord } from './support/width';

test.use({ stored: people.sys });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T09:00:00Z'));

const open = async (page: Page, path = '/genius') => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SaaS Admin Panel');
};
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const plan = (page: Page) => page.getByRole('form', { name: 'Plan', exact: true });
const offer = (page: Page) => page.getByRole('form', { name: 'Offer', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toggle = (page: Page, of: string, checked: boolean) =>
  page.getByRole('switch', {
    name: `${of}: ${checked ? 'Active' : 'Inactive'}`,
    exact: true,
    checked,
  });
const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent ?? '')),
    );
const cardsOf = (page: Page, name: string) => region(page, name).locator('p').allTextContents();

const plans = [
  ['Basic', '1,500.00 DZD', 'Up to 10 employees, Basic support', 'Active'],
  ['Pro', '2,500.00 DZD', 'Up to 100 employees, Priority support, Advanced analytics', 'Active'],
  [
    'Enterprise',
    '4,000.00 DZD',
    'Unlimited employees, Dedicated manager, Custom integrations',
    'Active',
  ],
  ['Starter', '900.00 DZD', 'Up to 3 employees', 'Inactive'],
];
const offers = [
  ['WELCOME20', '20%', '30 Sep 2025', 'Expired'],
  ['YEAREND30', '30%', '1 Dec 2025', 'Expired'],
];

test('every figure is what the sample payments come to, added up by hand', async ({ page }) => {
  await open(page);
  await expect
    .poll(() => cardsOf(page, 'Revenue'))
    .toEqual([
      'Total Revenue (Completed)',
      '96,749.50 DZD',
      '9,500.00 DZD in Jun 2025, 12,000.00 DZD in May 2025',
      'Pending Revenue',
      '12,000.00 DZD',
      '1,500.00 DZD in Jun 2025, 2,500.00 DZD in May 2025',
      'Failed Revenue',
      '13,000.00 DZD',
      '0.00 DZD in Jun 2025, 0.00 DZD in May 2025',
      'Total Payments',
      '45',
      '4 in Jun 2025, 5 in May 2025',
    ]);
  await expect
    .poll(() => cardsOf(page, 'Clients'))
    .toEqual([
      'Total Clients',
      '12',
      'Active Clients',
      '9',
      'Inactive Clients',
      '3',
      'Avg Revenue / Active Client',
      '10,749.94 DZD',
    ]);
  await expect(page.getByText('Jan 2025 to Jun 2025. Total 57,249.50 DZD')).toBeVisible();
  await expect
    .poll(() => figuresOf(page, 'Monthly Revenue'))
    .toEqual([
      ['Label', 'Revenue'],
      ['Jan', '8,000.00 DZD'],
      ['Feb', '12,000.00 DZD'],
      ['Mar', '7,749.50 DZD'],
      ['Apr', '8,000.00 DZD'],
      ['May', '12,000.00 DZD'],
      ['Jun', '9,500.00 DZD'],
    ]);
  await expect
    .poll(() => figuresOf(page, 'Payment Status'))
    .toEqual([
      ['Label', 'Payments'],
      ['Completed', '35'],
      ['Pending', '5'],
      ['Failed', '5'],
    ]);
  await expect
    .poll(() => figuresOf(page, 'Revenue by Plan'))
    .toEqual([
      ['Label', 'Revenue'],
      ['Basic', '8,749.50 DZD'],
      ['Pro', '44,000.00 DZD'],
      ['Enterprise', '44,000.00 DZD'],
    ]);
  await expect(region(page, 'Top Clients').getByRole('listitem')).toHaveText([
    '1Atlas Services24,000.00 DZD',
    '2Sahara Logistics20,000.00 DZD',
    '3Constantine Pharma12,000.00 DZD',
    '4Hoggar Energy12,000.00 DZD',
    '5Casbah Digital10,000.00 DZD',
  ]);
  await page.getByLabel('Period').selectOption('Last 3 months');
  await expect(page.getByText('Apr 2025 to Jun 2025. Total 29,500.00 DZD')).toBeVisible();
  await page.getByRole('link', { name: 'Failed 5' }).click();
  await expect(page).toHaveURL('/genius?period=3-months&status=failed#payments');
  await page.getByRole('link', { name: 'May: 12,000.00 DZD' }).click();
  await expect(page).toHaveURL('/genius?period=3-months&status=completed&paid=2025-05#payments');
  await expect(page.getByText('4 of 45 payments', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all months, not only May 2025' }).click();
  await expect(page.getByText('35 of 45 payments', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Enterprise 44K DZD' }).click();
  await expect(page).toHaveURL('/genius?period=3-months&status=completed&plan=Enterprise#payments');
  await page.getByRole('button', { name: 'Show all plans, not only Enterprise' }).click();
  await expect(page.getByText('35 of 45 payments', { exact: true })).toBeVisible();
});

test('System Health says how the servers are, and each log its type in words', async ({ page }) => {
  await open(page);
  const health = region(page, 'System Health');
  await expect(health.locator('p')).toHaveText([
    'Uptime',
    '99.98%',
    'Server Load',
    '65%',
    'Active Connections',
    '320',
  ]);
  const types = health.getByRole('listitem').locator('span span');
  await expect(types).toHaveText(['Info', 'Warning', 'Error', 'Info', 'Warning', 'Info']);
  const colours = await types.evaluateAll((badges) => [
    ...new Set(badges.map((badge) => getComputedStyle(badge).color)),
  ]);
  expect(colours).toHaveLength(3);
});

test('a plan is added, changed in the same form, switched, deleted and had back', async ({
  page,
}) => {
  await open(page);
  await expect.poll(() => rowsOf(page, 'Plans')).toEqual(plans);
  await plan(page).getByLabel('Name').fill('Gold');
  await plan(page).getByLabel('Price').fill('3250,5');
  await plan(page).getByLabel('Features (comma separated)').fill(' One ,Two,, Three ');
  await button(page, 'Add Plan').click();
  const gold = ['Gold', '3,250.50 DZD', 'One, Two, Three', 'Active'];
  await expect.poll(() => rowsOf(page, 'Plans')).toEqual([...plans, gold]);
  await expect(plan(page).getByLabel('Name')).toHaveValue('');

  await button(page, 'Edit Gold').click();
  await expect(plan(page).getByLabel('Name')).toBeFocused();
  await expect(plan(page).getByLabel('Price')).toHaveValue('3250.5');
  await expect(plan(page).getByLabel('Features (comma separated)')).toHaveValue('One, Two, Three');
  await plan(page).getByLabel('Price').fill('a lot');
  await plan(page).getByLabel('Features (comma separated)').fill('');
  await button(page, 'Update Plan').click();
  await expect.poll(() => rowsOf(page, 'Plans')).toEqual([...plans, ['Gold', '—', '—', 'Active']]);
  await expect(button(page, 'Add Plan')).toBeVisible();

  await toggle(page, 'Gold', true).click();
  await toggle(page, 'Starter', false).click();
  await expect(toggle(page, 'Starter', true)).toHaveText('Active');
  await expect(toggle(page, 'Gold', false)).toHaveText('Inactive');

  await button(page, 'Delete Pro').click();
  await expect(page.getByText('Deleted Pro')).toBeVisible();
  await expect
    .poll(async () => (await rowsOf(page, 'Plans')).map(([name]) => name))
    .toEqual(['Basic', 'Enterprise', 'Starter', 'Gold']);
  await expect(button(page, 'Delete Enterprise')).toBeFocused();
  await undoOf(page, 'Deleted Pro').click();
  await expect
    .poll(async () => (await rowsOf(page, 'Plans')).map(([name]) => name))
    .toEqual(['Basic', 'Pro', 'Enterprise', 'Starter', 'Gold']);
  await expect(button(page, 'Delete Enterprise')).toBeFocused();
});

test('an offer is added, changed and deleted; what is no number or day is a dash', async ({
  page,
}) => {
  await open(page);
  await expect.poll(() => rowsOf(page, 'Offers')).toEqual(offers);
  await button(page, 'Add Offer').click();
  await expect.poll(() => rowsOf(page, 'Offers')).toEqual([...offers, ['—', '—', '—', 'Active']]);
  await button(page, 'Edit YEAREND30').click();
  await expect(offer(page).getByLabel('Discount (%)')).toHaveValue('30');
  await expect(offer(page).getByLabel('Valid until')).toHaveValue('2025-12-01');
  await offer(page).getByLabel('Discount (%)').fill('12.5');
  await offer(page).getByLabel('Valid until').fill('2027-02-30');
  await button(page, 'Update Offer').click();
  await expect
    .poll(async () => (await rowsOf(page, 'Offers'))[1])
    .toEqual(['YEAREND30', '12.5%', '—', 'Inactive']);
  await button(page, 'Delete WELCOME20').click();
  await undoOf(page, 'Deleted WELCOME20').click();
  await expect.poll(async () => (await rowsOf(page, 'Offers'))[0]).toEqual(offers[0]);
  await expect(button(page, 'Delete YEAREND30')).toBeFocused();
});

test('what could not be done is said, and nothing changes', async ({ page }) => {
  await open(page);
  await failNext(page, 'plans.remove', 'refused');
  await button(page, 'Delete Basic').click();
  const alert = (card: string) => page.getByRole('region', { name: card }).getByRole('alert');
  await expect(alert('Subscription Plans')).toHaveText(refusedByDemo);
  await failNext(page, 'plans.send', 'refused');
  await toggle(page, 'Basic', true).click();
  await expect(page.getByRole('cell').getByRole('alert')).toHaveText(refusedByDemo);
  await expect(button(page, 'Edit Basic')).toBeVisible();
  await button(page, 'Delete YEAREND30').click();
  await failNext(page, 'offers.restore', 'refused');
  await undoOf(page, 'Deleted YEAREND30').click();
  await undoOf(page, `Not undone: ${refusedByDemo}`).click();
  await expect.poll(() => rowsOf(page, 'Offers')).toEqual(offers);
});

test('a refusal that names a field of either form is said at it', async ({ page }) => {
  await open(page);
  for (const [form, call, name, label] of [
    ['Plan', 'plans.add', 'price', 'Price'],
    ['Offer', 'offers.add', 'validTill', 'Valid until'],
  ] as const) {
    await failNext(page, call, `refused:${name}`);
    const fields = page.getByRole('form', { name: form });
    await fields.getByRole('button', { name: `Add ${form}` }).click();
    await expect(fields.getByLabel(label)).toBeFocused();
    await expect(fields.getByLabel(label)).toHaveAccessibleDescription(refusedByDemo);
    await expect(fields.getByRole('alert')).toHaveCount(0);
  }
});

test('unsaved text in either form asks before the panel is left', async ({ page }) => {
  await open(page);
  await plan(page).getByLabel('Name').fill('Half a plan');
  await page.getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await button(page, 'Stay').click();
  await button(page, 'Edit Pro').click();
  await expect(page.getByRole('alertdialog', { name: 'Edit another plan?' })).toBeVisible();
  await button(page, 'Edit the other plan').click();
  await expect(plan(page).getByLabel('Name')).toHaveValue('Pro');
  await plan(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(plan(page).getByLabel('Name')).toBeFocused();
  await offer(page).getByLabel('Code').fill('HALF');
  await page.getByRole('link', { name: 'Clients' }).click();
  await button(page, 'Leave').click();
  await expect(page).toHaveURL('/clients');
});

test('payments are narrowed, sorted, paged and exported; the URL restores them', async ({
  page,
}) => {
  await open(page);
  const payments = region(page, 'Payments');
  await expect(payments.getByText('45 of 45 payments')).toBeVisible();
  await expect
    .poll(async () => (await rowsOf(page, 'List of payments'))[0])
    .toEqual(['Atlas Services', '2,500.00 DZD', 'Completed', '21 Nov 2026']);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: '5' }).click();
  await expect.poll(async () => (await rowsOf(page, 'List of payments')).length).toBe(5);
  await payments.getByLabel('Payment status').selectOption('Failed');
  await expect(payments.getByText('5 of 45 payments')).toBeVisible();
  await button(page, 'Amount').click();
  const failed = [
    ['Hoggar Energy', '4,000.00 DZD', 'Failed', '20 Apr 2025'],
    ['Atlas Services', '2,500.00 DZD', 'Failed', '3 Nov 2026'],
    ['Atlas Services', '2,500.00 DZD', 'Failed', '3 Jun 2026'],
    ['Annaba Steel', '2,500.00 DZD', 'Failed', '31 Mar 2025'],
    ['Tassili Travel', '1,500.00 DZD', 'Failed', '25 Jan 2025'],
  ];
  await expect.poll(() => rowsOf(page, 'List of payments')).toEqual(failed);
  await expect(page).toHaveURL('/genius?status=failed&sort=amount&order=desc');
  await page.reload();
  await expect.poll(() => rowsOf(page, 'List of payments')).toEqual(failed);
  const downloading = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('payments.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFClient,Amount (DZD),Status,Date\r\n' +
      'Hoggar Energy,4000,failed,2025-04-20\r\n' +
      'Atlas Services,2500,failed,2026-11-03\r\n' +
      'Atlas Services,2500,failed,2026-06-03\r\n' +
      'Annaba Steel,2500,failed,2025-03-31\r\n' +
      'Tassili Travel,1500,failed,2025-01-25\r\n',
  );
  await page.goto('/genius?status=lost&sort=colour&page=0');
  await expect(payments.getByText('45 of 45 payments')).toBeVisible();
});

test('the keyboard alone adds a plan, switches it, deletes it and has it back', async ({
  page,
}) => {
  await open(page);
  await tabTo(page, plan(page).getByLabel('Name'));
  await page.keyboard.type('Gold');
  await page.keyboard.press('Tab');
  await page.keyboard.type('99.9');
  await page.keyboard.press('Enter');
  await tabTo(page, toggle(page, 'Gold', true));
  await page.keyboard.press('Space');
  await expect(toggle(page, 'Gold', false)).toBeFocused();
  await tabTo(page, button(page, 'Delete Gold'));
  await page.keyboard.press('Enter');
  await tabTo(page, undoOf(page, 'Deleted Gold'));
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await rowsOf(page, 'Plans')).at(-1))
    .toEqual(['Gold', '99.90 DZD', '—', 'Inactive']);
});

test('a double click is one press, and so is Enter held down', async ({ page }) => {
  await open(page);
  await toggle(page, 'Pro', true).dblclick();
  await button(page, 'Delete Basic').dblclick();
  await plan(page).getByLabel('Name').fill('Gold');
  await button(page, 'Add Plan').dblclick();
  await expect.poll(async () => (await rowsOf(page, 'Plans')).at(-1)?.[0]).toBe('Gold');
  await plan(page).getByLabel('Name').fill('Silver');
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(plan(page).getByLabel('Name')).toHaveValue('');
  await plan(page).getByLabel('Name').fill('Bronze');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await rowsOf(page, 'Plans')).map(([name, , , status]) => [name, status]))
    .toEqual([
      ['Pro', 'Inactive'],
      ['Enterprise', 'Active'],
      ['Starter', 'Inactive'],
      ['Gold', 'Active'],
      ['Silver', 'Active'],
      ['Bronze', 'Active'],
    ]);
});

test('a name of one long word does not widen the panel on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await plan(page).getByLabel('Name').fill(longWord);
  await button(page, 'Add Plan').click();
  await button(page, `Delete ${longWord}`).click();
  await expect(undoOf(page, `Deleted ${longWord}`)).toBeVisible();
  await expectFits(page.locator('html'));
});

test('it is accessible, with a deletion, an edit and its question open', async ({ page }) => {
  test.slow();
  await open(page);
  await button(page, 'Delete Basic').click();
  await button(page, 'Edit Pro').click();
  await plan(page).getByLabel('Name').fill('Half a plan');
  await expectAccessible(page);
  await button(page, 'Edit Enterprise').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

for (const stored of [null, people.hr]) {
  test.describe(`/saas for ${stored?.role ?? 'a visitor'}`, () => {
    test.use({ stored });
    test(`${stored?.role ?? 'a visitor'} works at the same panel, without the sidebar`, async ({
      page,
    }) => {
      await open(page, '/saas');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect.poll(() => rowsOf(page, 'Plans')).toEqual(plans);
      await toggle(page, 'Basic', true).click();
      await expect(toggle(page, 'Basic', false)).toBeVisible();
      if (stored === null) await expectAccessible(page);
    });
  });
}
