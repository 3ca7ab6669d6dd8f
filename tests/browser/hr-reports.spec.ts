import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { reportExportFlow } from '../models/report-export.flow';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { figuresOf } from './support/charts';
import { barWidths, pdfText, readWorkbook } from './support/files';
import { holdFromNow, refusedByDemo, settle } from './support/faults';
import { follow } from './support/session';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.hr });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T09:00:00Z'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a click downloads: the file's name and its bytes. */
async function downloadOf(page: Page, name: string) {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('the selector shows each report as a chart and tables', async ({ page }) => {
  await page.goto('/hr/reports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports & Analytics');
  const type = page.getByLabel('Report type');
  await expect(type.locator('option')).toHaveText([
    'Performance',
    'Satisfaction',
    'Completion Rate',
  ]);
  await expect(page.getByText('Performance: All tasks up to 21 Nov 2026')).toBeVisible();
  await type.selectOption('Completion Rate');
  await expect(page).toHaveURL('/hr/reports?type=completion');
  await expect
    .poll(() => figuresOf(page, 'Completion rate by department'))
    .toEqual([
      ['Label', 'Completion Rate'],
      ['Engineering', '60%'],
      ['Finance', '79%'],
      ['Operations', '86%'],
      ['Sales', '80%'],
    ]);
  await type.selectOption('Satisfaction');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Satisfaction by department',
    'Satisfaction by month',
  ]);
  await page.goto('/hr/reports?type=nonsense');
  await expect(type).toHaveValue('performance');
});

test('the PDF says in selectable text what the screen shows', async ({ page }) => {
  await page.goto('/hr/export?type=completion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Export Reports');
  const { name, bytes } = await downloadOf(page, 'Export as PDF');
  expect(name).toBe('completion_report.pdf');
  await expect(page.getByText('completion_report.pdf is ready.')).toBeVisible();
  const text = await pdfText(bytes);
  expect(text).toContain('Completion Rate All tasks up to 21 Nov 2026');
  expect(text).toContain(
    'Completion rate by department Engineering 60% Finance 79% Operations 86% Sales 80%',
  );
  expect(barWidths(bytes)).toHaveLength(4);
  expect(text).toContain('Employee Department Tasks Completed Completion rate');
  expect(text).toContain('Karim Haddad Engineering 5 3 60%');
  expect(text).toContain('Masar · 1 / 1');
  await expect.poll(() => downloadOf(page, 'Download again')).toEqual({ name, bytes });
});

test('the workbook has typed cells, one sheet a table and no formula', async ({ page }) => {
  await page.goto('/hr/export?type=satisfaction');
  const { name, bytes } = await downloadOf(page, 'Export as Excel');
  expect(name).toBe('satisfaction_report.xlsx');
  const { sheets, formulas } = readWorkbook(bytes);
  expect(formulas).toBe(0);
  expect(sheets.map((sheet) => sheet.name)).toEqual([
    'Satisfaction by department',
    'Satisfaction by month',
  ]);
  const [byDepartment, byMonth] = sheets;
  expect(['A1', 'B1', 'C1', 'D1', 'A2', 'B2'].map((place) => byDepartment?.cells[place])).toEqual([
    'Department',
    'Employees',
    'Last three months',
    'Last six months',
    'Engineering',
    expect.any(Number),
  ]);
  expect(byMonth?.cells['A7']).toBe('Nov 2026');
  expect(byMonth?.cells['B7']).toEqual(expect.any(Number));
});

test('a percentage is a number that Excel shows as one', async ({ page }) => {
  await page.goto('/hr/export?type=completion');
  const { bytes } = await downloadOf(page, 'Export as Excel');
  const cells = readWorkbook(bytes).sheets[0]?.cells ?? {};
  const karim = Object.entries(cells)
    .find(([, value]) => value === 'Karim Haddad')?.[0]
    .slice(1);
  expect(['B', 'C', 'D', 'E'].map((column) => cells[`${column}${karim}`])).toEqual([
    'Engineering',
    5,
    3,
    0.6,
  ]);
});

test.describe('a name beyond Latin-1', () => {
  test.use({ stored: people.employee });
  test('stands in the PDF as it is written', async ({ page }) => {
    const renamed = 'Šárka Łoś Çelik Éloïse';
    await page.goto('/employee/update-profile');
    await page.getByLabel('Full name').fill(renamed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('Profile updated successfully!');
    await button(page, 'Logout').click();
    await page.getByRole('link', { name: 'Login' }).first().click();
    await page.getByRole('button', { name: 'hr@demo.com' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Export Reports' }).click();
    const { bytes } = await downloadOf(page, 'Export as PDF');
    await expect.poll(() => pdfText(bytes)).toContain(`${renamed} Engineering`);
  });
});

test('both screens are accessible', async ({ page }) => {
  await page.goto('/hr/reports');
  await expect(page.getByRole('figure').locator('svg')).toBeVisible();
  await expectAccessible(page);
  await follow(page, '/hr/export');
  await downloadOf(page, 'Export as PDF');
  await expectAccessible(page);
});

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Making the file' });
const files = { pdf: 'performance_report.pdf', excel: 'performance_report.xlsx' };

const reading = 'reports.get';

walkInBrowser(reportExportFlow, {
  open: async (page) => {
    await page.clock.install({ time: '2026-11-21T08:00:00Z' });
    await page.goto('/hr/export');
    await expect(button(page, 'Export as PDF')).toBeEnabled();
    // A file's making pauses after each table, and so stands half way while the clock does.
    await page.clock.pauseAt('2026-11-21T09:00:00Z');
    await holdFromNow(page, reading);
  },
  look: async (page, stop) => {
    const format = stop.includes('excel') ? 'excel' : 'pdf';
    await expect(progress(page)).toHaveCount(stop.startsWith('preparing') ? 1 : 0);
    if (stop.endsWith('is ready')) {
      await expect(page.getByText(`${files[format]} is ready.`)).toBeVisible();
    } else await expect(page.getByText(/is ready/)).toHaveCount(0);
    const sentences = {
      told: refusedByDemo,
      'out of time': 'Making the file took longer than a minute and was stopped.',
    };
    const failure = stop.split('failed: ')[1] as keyof typeof sentences | undefined;
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      failure === undefined ? [] : [sentences[failure]],
    );
  },
  make: {
    'start pdf': (page) => button(page, 'Export as PDF').click(),
    'start excel': (page) => button(page, 'Export as Excel').click(),
    'half is done': async (page) => {
      await settle(page, reading, 'answered');
      await expect(progress(page)).toHaveAttribute('value', '0.5');
    },
    'the file is made': async (page) => {
      await settle(page, reading, 'answered');
      await expect(progress(page)).toHaveAttribute('value', '0.5');
      await expect(async () => {
        await page.clock.runFor(1);
        await expect(page.getByText(/is ready/)).toBeVisible({ timeout: 200 });
      }).toPass();
    },
    cancel: (page) => button(page, 'Cancel').click(),
    'making tells a failure': (page) => settle(page, reading, 'refused'),
    // Whatever fails in the making of a file is told.
    'making breaks': null,
    'making hangs': (page) => page.clock.runFor(60_000),
  },
  // The demo fails where it reads the report, before the first half of the file is made.
  only: (event, { context }) => !event.startsWith('making ') || context.progress === 0,
  leftOut: /broken|half way \+ making|failed: .*half way/,
  because:
    'The demo fails where it reads the report, before the first half of a file; and what fails is always told.',
});
