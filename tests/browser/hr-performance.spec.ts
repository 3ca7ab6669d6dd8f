import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { figuresOf } from './support/charts';
import { pdfText } from './support/files';
import { gateOf } from './support/gate';

test.use({ stored: people.hr });

const open = async (page: Page, search = '') => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto(`/hr/performance${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Employee Performance & Evaluation',
  );
};
const employee = (page: Page) => page.getByLabel('Employee', { exact: true });
const chosen = (page: Page) => employee(page).locator('option:checked');
const find = (text: string) => (page: Page) => page.getByLabel('Search').fill(text);
const noOne = 'No employee selected or found.';

test('shows the first employee: charts, summary and task history', async ({ page }) => {
  await open(page);
  await expect(chosen(page)).toHaveText('Amine Kaci');
  await expect
    .poll(() => figuresOf(page, 'Tasks completed over time'))
    .toEqual([
      ['Label', 'Tasks completed'],
      ['Jun', '0'],
      ['Jul', '1'],
      ['Aug', '0'],
      ['Sep', '0'],
      ['Oct', '0'],
      ['Nov', '1'],
    ]);
  await expect
    .poll(() => figuresOf(page, 'Average time per task (hours)'))
    .toEqual([
      ['Label', 'Average time'],
      ['Jun', '—'],
      ['Jul', '14 h'],
      ['Aug', '—'],
      ['Sep', '—'],
      ['Oct', '—'],
      ['Nov', '19 h'],
    ]);
  await expect(
    page.getByRole('region', { name: 'AI Evaluation Summary' }).getByRole('listitem'),
  ).toHaveText([
    'Completed 2 of 4 tasks (50%), 2 of them on time.',
    'The average performance score is 97.3 of 100 over 2 tasks evaluated.',
    'The strongest part is productivity (100), the weakest quality (90).',
    'A finished task took 16.5 hours on average, 3% under the estimate.',
    'The evaluation of 27 May 2026 gave 4.6 out of 5, up 0.3 from the one before.',
  ]);
  const rows = page.getByRole('region', { name: 'Task History' }).locator('tbody tr');
  await expect(rows).toHaveText([
    'Upgrade PostgreSQL7 Dec 2026—Active0——',
    'Document the REST APIs30 Nov 2026—Active5——',
    'Speed up the payroll run20 Nov 202617 Nov 2026Evaluated19997.0',
    'Move backups to the second site26 Jul 202624 Jul 2026Evaluated14997.5',
  ]);
});

test('a search moves the selection to its first match, and says when it leaves everyone out', async ({
  page,
}) => {
  await open(page);
  await employee(page).selectOption('Karim Haddad');
  await find('Bilal')(page);
  await expect(chosen(page)).toHaveText('Bilal Khelifi');
  await find('nobody at all')(page);
  await expect(page.getByText(noOne)).toBeVisible();
  await expect(employee(page).locator('option')).toHaveText(['No employees found']);
  const exporting = page.getByRole('button', { name: 'Export Report' });
  await expect(exporting).toBeDisabled();
  await expect(exporting).toHaveAttribute('title', 'Choose an employee first');
});

test('the URL restores search and selection; an unknown employee falls back to the first', async ({
  page,
}) => {
  await open(page, '?q=ka');
  await expect(chosen(page)).toHaveText('Amine Kaci');
  await employee(page).selectOption('Karim Haddad');
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('ka');
  await expect(chosen(page)).toHaveText('Karim Haddad');
  await open(page, '?employee=nobody');
  await expect(chosen(page)).toHaveText('Amine Kaci');
});

test('Export Report says whose report it downloads, and downloads it', async ({ page }) => {
  await open(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Report' }).click();
  await expect(page.getByRole('alert')).toHaveText('Downloading report for Amine Kaci');
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('performance_report_amine_kaci.pdf');
  const text = await pdfText(await readFile(await file.path()));
  expect(text).toContain('Performance of Amine Kaci');
  expect(text).toContain('The average performance score is 97.3 of 100 over 2 tasks evaluated.');
  expect(text).toContain('Speed up the payroll run 2026-11-20 evaluated 19 97.0');
});

test('a report that is being made is not made twice', async ({ page }) => {
  const settle = await gateOf(page, '**/assets/performance-document-*.js');
  await open(page);
  const button = page.getByRole('button', { name: 'Export Report' });
  const downloading = page.waitForEvent('download');
  await button.click();
  await expect(button).toBeDisabled();
  await settle();
  await downloading;
  await expect(button).toBeEnabled();
});

test('it is accessible', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('figure').first().locator('svg')).toBeVisible();
  await expectAccessible(page);
});
