import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { figuresOf } from './support/charts';

test.use({ stored: people.manager });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/manager');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Manager Dashboard');
});

/** The texts of a part of the page, in order: names and figures, a note where there is one. */
const textsIn = (page: Page, name: string, elements: string) =>
  page.getByRole('region', { name, exact: true }).locator(elements).allTextContents();

test('says what the company subscribes to, and leads to changing it', async ({ page }) => {
  await expect
    .poll(() => textsIn(page, 'Subscription status', 'dt, dd'))
    .toEqual(['Plan', 'Pro', 'Status', 'Active', 'Renewal date', '3 Dec 2026']);
  await page
    .getByRole('region', { name: 'Subscription status' })
    .getByRole('link', { name: 'Manage Subscription' })
    .click();
  await expect(page).toHaveURL('/manage-subscription');
});

test('counts the company, its money, its users and its risks', async ({ page }) => {
  await expect
    .poll(() => textsIn(page, 'Business overview', 'p'))
    .toEqual([
      'Total Employees',
      '24',
      'Joined: 0 in Nov 2026, 0 in Oct 2026',
      'Active Job Listings',
      '5',
      'Opened: 1 in Nov 2026, 4 in Oct 2026',
      'Active Subscriptions',
      '1',
    ]);
  await expect
    .poll(() => textsIn(page, 'Financial overview', 'p'))
    .toEqual([
      'Monthly Revenue',
      '2,500.00 DZD',
      'Paid for the subscription: 2,500.00 DZD in Nov 2026, 2,500.00 DZD in Oct 2026',
      'Payments Completed',
      '10',
      '1 in Nov 2026, 1 in Oct 2026',
      'Payments Failed',
      '2',
      '1 in Nov 2026, 0 in Oct 2026',
      'Payments Pending',
      '1',
      '1 in Nov 2026, 0 in Oct 2026',
    ]);
  await expect
    .poll(() => textsIn(page, 'User role overview', 'p'))
    .toEqual([
      'Total Users',
      '24',
      'Admins included',
      'HR Managers',
      '2',
      'Team Managers',
      '4',
      'Employees',
      '16',
      'Company Managers',
      '1',
    ]);
  await expect
    .poll(() => textsIn(page, 'Retention summary', 'li'))
    .toEqual(['High risk2', 'Medium risk6', 'Low risk13']);
  const activity = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(activity).toHaveCount(6);
  await expect(activity.filter({ hasText: 'is at high risk of resignation' })).toHaveCount(2);
  await expect(
    activity.filter({ hasText: 'Subscribed to the Pro plan, by Salim Mansouri3 Mar 2026' }),
  ).toHaveCount(1);
});

test('an amount is not broken within its number on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await page.getByText('2,500.00 DZD', { exact: true }).evaluate((amount) => {
    const number = document.createRange();
    number.setStart(amount.firstChild ?? amount, 0);
    number.setEnd(amount.firstChild ?? amount, '2,500.00'.length);
    return number.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('charts the roles and the accounts, and says their figures in tables too', async ({
  page,
}) => {
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expect
    .poll(() => figuresOf(page, 'Role distribution'))
    .toEqual([
      ['Label', 'Users'],
      ['HR Manager', '2'],
      ['Team Manager', '4'],
      ['Employee', '16'],
      ['Company Manager', '1'],
    ]);
  await expect
    .poll(() => figuresOf(page, 'Account creation per month'))
    .toEqual([
      ['Label', 'Accounts'],
      ['Jan', '5'],
      ['Feb', '4'],
      ['Mar', '6'],
      ['Apr', '3'],
      ['May', '4'],
      ['Jun', '2'],
    ]);
});

test('it is accessible', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Recent activity' })).toBeVisible();
  await expectAccessible(page);
});
