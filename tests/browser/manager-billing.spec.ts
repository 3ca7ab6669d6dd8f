import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';

test.use({ stored: people.manager });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T09:00:00Z'));

const open = async (page: Page, search = '') => {
  await page.goto(`/billing-payments${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing & Payments');
};
const rowsOf = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
    );
const column = async (page: Page, index: number) => (await rowsOf(page)).map((row) => row[index]);
const sortBy = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('lists the payments, newest first', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'Amount',
    'Status',
    'Payment Method',
  ]);
  await expect(page.getByText('13 of 13 payments')).toBeVisible();
  await expect
    .poll(async () => (await rowsOf(page)).slice(0, 4))
    .toEqual([
      ['21 Nov 2026', '2,500.00 DZD', 'Completed', 'Edahabia card'],
      ['7 Nov 2026', '2,500.00 DZD', 'Pending', 'Bank transfer'],
      ['3 Nov 2026', '2,500.00 DZD', 'Failed', 'CIB card'],
      ['3 Oct 2026', '2,500.00 DZD', 'Completed', 'CIB card'],
    ]);
});

test('sorts by every column, and the URL restores it', async ({ page }) => {
  await open(page);
  await sortBy(page, 'Amount');
  await expect
    .poll(async () => (await column(page, 1)).slice(0, 2))
    .toEqual(['2,500.00 DZD', '2,500.00 DZD']);
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Amount');
  await expect
    .poll(async () => (await column(page, 1)).slice(0, 2))
    .toEqual(['1,500.00 DZD', '2,500.00 DZD']);
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await sortBy(page, 'Status');
  await expect
    .poll(async () => [...new Set(await column(page, 2))])
    .toEqual(['Completed', 'Failed', 'Pending']);
  await sortBy(page, 'Payment Method');
  await expect
    .poll(async () => [...new Set(await column(page, 3))])
    .toEqual(['Bank transfer', 'CIB card', 'Edahabia card']);
  await sortBy(page, 'Date');
  await expect.poll(async () => (await column(page, 0))[0]).toBe('3 Feb 2026');
  await page.reload();
  await expect.poll(async () => (await column(page, 0))[0]).toBe('3 Feb 2026');
});

test('narrows to a status, and exports just what is shown', async ({ page }) => {
  await open(page);
  await page.getByLabel('Status').selectOption('Failed');
  await expect(page).toHaveURL('/billing-payments?status=Failed');
  await expect(page.getByText('2 of 13 payments')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('billing_payments.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFDate,Amount (DZD),Status,Payment Method\r\n' +
      '2026-11-03,2500.00,Failed,CIB card\r\n' +
      '2026-06-03,2500.00,Failed,CIB card\r\n',
  );
  await page.getByLabel('Status').selectOption('All statuses');
  await expect(page).toHaveURL('/billing-payments');
  await expect(page.getByText('13 of 13 payments')).toBeVisible();
});

test('reads a malformed address as one that says nothing', async ({ page }) => {
  await open(page, '?status=Lost&sort=secret&order=up');
  await expect(page.getByText('13 of 13 payments')).toBeVisible();
  await expect.poll(async () => (await column(page, 0))[0]).toBe('21 Nov 2026');
});

test('it is accessible', async ({ page }) => {
  await open(page);
  await expectAccessible(page);
});
