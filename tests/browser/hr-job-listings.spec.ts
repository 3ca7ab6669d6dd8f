import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';

test.use({ stored: people.hr });

const fields = {
  Title: 'Translator',
  Location: 'Tlemcen',
  'Experience (years)': 'some',
  'Skills (comma separated)': 'Arabic, French',
  Description: 'Translate our help pages.',
};
const open = async (page: Page) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/hr/job-listings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Listings');
};
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New Job Listing' });
const fill = async (page: Page) => {
  for (const [label, value] of Object.entries(fields)) {
    await dialogOf(page).getByLabel(label).fill(value);
  }
};
const create = (page: Page) => page.getByRole('button', { name: 'Create Job' }).click();
const saveJob = (page: Page) => page.getByRole('button', { name: 'Save Job' }).click();

test('lists jobs newest first; a saved one is Open, of today and on top', async ({ page }) => {
  await open(page);
  const titles = page.getByRole('table').locator('tbody').getByRole('link');
  await expect(titles).toHaveText([
    'UX Designer',
    'Accountant',
    'Backend Developer',
    'Frontend Developer',
    'Data Analyst',
  ]);
  const columns = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().x));
  const closed = await columns();
  const accountant = page.getByRole('row', { name: 'Accountant' });
  await accountant.getByText('Open', { exact: true }).click();
  await expect(titles.nth(1)).toHaveAttribute('aria-expanded', 'true');
  const described = page.getByText(/^Keep the books of two subsidiaries/);
  await expect(described).toBeVisible();
  await expect.poll(() => columns()).toEqual(closed);
  await create(page);
  await fill(page);
  await dialogOf(page).getByLabel('Experience (years)').fill('2');
  await saveJob(page);
  await expect(dialogOf(page)).toHaveCount(0);
  const first = page.getByRole('table').locator('tbody tr').first().getByRole('cell');
  await expect(first).toHaveText([
    /^Translator/,
    'Tlemcen',
    '2 years',
    'Arabic, French',
    '21 Nov 2026',
    'Open',
    '',
  ]);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Active Job Listings').locator('+ div > :first-child')).toHaveText(
    '6',
  );
});

test('every field is required', async ({ page }) => {
  await open(page);
  await create(page);
  await expect(dialogOf(page).getByLabel('Title')).toBeFocused();
  await saveJob(page);
  for (const missing of [
    'Title is',
    'Location is',
    'Experience is',
    'Skills are',
    'Description is',
  ]) {
    await expect(dialogOf(page).getByText(`${missing} required`, { exact: true })).toBeVisible();
  }
  await dialogOf(page).getByLabel('Title').fill('  ');
  await saveJob(page);
  await expect(dialogOf(page).getByText('Title is required')).toBeVisible();
});

test('closing the modal keeps the draft, and leaving the screen asks', async ({ page }) => {
  await open(page);
  await create(page);
  await fill(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Export Reports' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await create(page);
  await expect(dialogOf(page).getByLabel('Title')).toHaveValue('Translator');
});

test('the list is accessible, and so are the modal and its errors', async ({ page }) => {
  await open(page);
  await expectAccessible(page);
  await create(page);
  await saveJob(page);
  await expect(dialogOf(page)).toBeVisible();
  await expectAccessible(page);
});

test('a closed listing stands last and says so, and Undo opens it again', async ({ page }) => {
  await open(page);
  const titles = page.getByRole('table').locator('tbody').getByRole('link');
  const before = await titles.allTextContents();
  await page.getByRole('button', { name: 'More actions for UX Designer' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Closed UX Designer']);
  await expect(titles).toHaveText([...before.slice(1), 'UX Designer']);
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(['Undone']);
  await page.getByRole('link', { name: 'Job Listings' }).click();
  await expect(titles).toHaveText(before);
});
