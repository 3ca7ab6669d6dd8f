import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { figuresOf } from './support/charts';

test.use({ stored: people.hr });

const open = async (page: Page, search = '') => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto(`/hr/resignation-risk${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee Resignation Risk');
};
const list = (page: Page) => page.getByRole('region', { name: 'Employees at Risk' });
const person = (page: Page, name: string) => list(page).getByRole('button', { name });
const find = (text: string) => (page: Page) => page.getByLabel('Search').fill(text);
const invitation = 'Select an employee to view detailed resignation risk info.';

test('lists everyone, highest first, and says when the filters leave nobody', async ({ page }) => {
  await open(page);
  await expect(page.getByText(invitation)).toBeVisible();
  await expect(list(page).getByRole('button')).toHaveCount(21);
  await expect(list(page).getByRole('button').first()).toHaveText(/Imene Larbi.*92\.0%High/);
  await page.getByLabel('Risk level').selectOption('Medium');
  await expect(list(page).getByRole('button')).toHaveCount(6);
  await find('nobody at all')(page);
  await expect(page.getByText('No employees found.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No employees found.')).toBeVisible();
  await expect(page.getByLabel('Risk level').locator('option')).toHaveText([
    'All',
    'High',
    'Medium',
    'Low',
  ]);
});

test('a selected employee shows the trend, the factors that add up, and strategies', async ({
  page,
}) => {
  await open(page);
  await person(page, 'Imene Larbi').click();
  await expect
    .poll(() => figuresOf(page, 'Risk score trend (last 6 months)'))
    .toEqual([
      ['Label', 'Risk score'],
      ['Jun', '57%'],
      ['Jul', '59%'],
      ['Aug', '78%'],
      ['Sep', '78%'],
      ['Oct', '80%'],
      ['Nov', '92%'],
    ]);
  const factors = page.getByRole('region', { name: 'Risk factors' }).getByRole('listitem');
  const points = (await factors.allTextContents()).map((text) =>
    Number(/\+([\d.]+)%$/.exec(text)?.[1]),
  );
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(92);
  await expect(
    page.getByRole('region', { name: 'AI suggested retention strategies' }).getByRole('listitem'),
  ).toHaveText([
    'Give a mentor, and hold a one-to-one every two weeks through the first years.',
    'Share the workload anew, and give time back for the overtime of the last months.',
    'Hold a stay interview: ask what would make the work better, and act on one answer.',
  ]);
});

test('whom a link selects is in sight in the list', async ({ page }) => {
  await open(page, '?employee=u-02');
  await expect(person(page, 'Nadia Benali')).toBeInViewport({ ratio: 1 });
});

test('whom a filter leaves out is no longer selected', async ({ page }) => {
  await open(page);
  await person(page, 'Imene Larbi').click();
  const detail = page.getByRole('region', { name: 'Resignation risk of Imene Larbi' });
  await find('Imene')(page);
  await expect(list(page).getByRole('button')).toHaveCount(1);
  await expect(detail).toBeVisible();
  await find('Sofiane')(page);
  await expect(page.getByText(invitation)).toBeVisible();
  await find('')(page);
  await expect(list(page).getByRole('button')).toHaveCount(21);
  await expect(detail).toHaveCount(0);
});

test('Export CSV writes the filtered rows', async ({ page }) => {
  await open(page, '?level=High');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('resignation_risk_report.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    [
      '\uFEFFName,Role,Department,Risk Level,Risk Score',
      'Imene Larbi,Sales Representative,Sales,High,92.0%',
      'Sofiane Meziane,QA Engineer,Engineering,High,74.0%',
      '',
    ].join('\r\n'),
  );
});

test('it is accessible', async ({ page }) => {
  await open(page);
  await person(page, 'Imene Larbi').click();
  await expect(page.getByRole('figure').locator('svg')).toBeVisible();
  await expectAccessible(page);
});
