import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { figuresOf } from './support/charts';

test.use({ stored: people.admin });

const open = async (page: Page) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
};
const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('p + div')
    .evaluateAll((values) =>
      values.map((value) => [value.previousElementSibling?.textContent, value.textContent]),
    );

test('counts users by role and by month of account', async ({ page }) => {
  await open(page);
  await expect
    .poll(() => cards(page))
    .toEqual([
      ['Total Users', '24'],
      ['HR Managers', '2'],
      ['Team Managers', '4'],
      ['Employees', '16'],
      ['Admins', '1'],
      ['Company Managers', '1'],
    ]);
  await expect(page.getByRole('link', { name: 'Show 4' })).toHaveAttribute(
    'href',
    '/admin/manage-users?role=team-manager',
  );
  await expect
    .poll(() => figuresOf(page, 'Role distribution'))
    .toEqual([
      ['Label', 'Users'],
      ['HR Manager', '2'],
      ['Team Manager', '4'],
      ['Employee', '16'],
      ['Admin', '1'],
      ['Company Manager', '1'],
    ]);
  const hues = await page
    .getByRole('figure', { name: 'Role distribution' })
    .locator('li > span:first-child')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(new Set(hues).size).toBe(5);
  expect(hues).not.toContain('rgba(0, 0, 0, 0)');
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
  const shown = page.getByRole('status');
  await page
    .getByRole('figure', { name: 'Role distribution' })
    .getByRole('link', { name: 'Team Manager 4' })
    .click();
  await expect(shown.filter({ hasText: '4 of 24 users' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Feb: 4' }).click();
  await expect(shown.filter({ hasText: '4 of 24 users' })).toBeVisible();
  await page.getByRole('button', { name: /^Show all months, not only Feb/ }).click();
  await expect(shown.filter({ hasText: '24 of 24 users' })).toBeVisible();
});

test('follows a user who is added, by the keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Manage Users' }).press('Enter');
  await page.getByRole('button', { name: 'Add User' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await dialog.getByLabel('Full Name').press('R');
  await dialog.getByLabel('Select Role').selectOption('Admin');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
  await expect(page.getByText('Total Users').locator('+ div > :first-child')).toHaveText('25');
  await expect(
    page.getByText('Admins', { exact: true }).locator('+ div > :first-child'),
  ).toHaveText('2');
  const months = await figuresOf(page, 'Account creation per month');
  expect(months.slice(-6)).toEqual([
    ['Jun', '2'],
    ['Jul', '0'],
    ['Aug', '0'],
    ['Sep', '0'],
    ['Oct', '0'],
    ['Nov', '1'],
  ]);
});

test('is accessible', async ({ page }) => {
  await open(page);
  await figuresOf(page, 'Role distribution');
  await figuresOf(page, 'Account creation per month');
  await expect(
    page.getByRole('figure', { name: 'Role distribution' }).locator('svg'),
  ).toBeVisible();
  await expectAccessible(page);
});
