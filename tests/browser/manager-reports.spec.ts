import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { reportGenerationFlow } from '../models/report-generation.flow';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { runUntilVisible } from './support/clock';
import { figuresOf } from './support/charts';
import { hold, refusedByDemo, settle } from './support/faults';
import { barWidths, pdfText } from './support/files';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.manager });

/** Opens the screen with its clock stopped, so that a wait lasts until the test ends it. */
const open = async (page: Page) => {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.goto('/view-reports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Reports');
  await page.clock.pauseAt('2026-11-21T09:00:00Z');
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const type = (page: Page) => page.getByLabel('Report type');
const link = (page: Page) => page.getByRole('link', { name: 'Download PDF' });
/** Lets the simulated wait pass; it starts only when its code has loaded. */
const answer = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(2000);
    await expect(page.getByText('Report ready:')).toBeVisible({ timeout: 500 });
  }).toPass();
const generate = async (page: Page) => {
  await button(page, 'Generate Report').click();
  await answer(page);
  await page.clock.resume();
};
/** What something downloads: the file's name and its bytes. */
const downloadOf = async (page: Page, ask: () => Promise<void>) => {
  const downloading: Promise<Download> = page.waitForEvent('download');
  await ask();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test('Generating... for 2 seconds, then the report and its PDF', async ({ page }) => {
  await open(page);
  await expect(type(page).locator('option')).toHaveText([
    'Performance',
    'Satisfaction',
    'Completion Rate',
  ]);
  await generate(page);
  await page.clock.pauseAt('2026-11-21T10:00:00Z');
  await button(page, 'Generate Report').click();
  await expect(button(page, 'Generating...')).toBeDisabled();
  await page.clock.runFor(1999);
  await expect(button(page, 'Generating...')).toBeDisabled();
  await expect(link(page)).toHaveCount(0);
  await runUntilVisible(page, page.getByText('Report ready:'), 1);
  await expect(link(page)).toHaveAttribute('href', '/reports/performance.pdf');
  await expect(page.getByRole('region', { name: 'Performance', exact: true })).toContainText(
    'Atlas Services, All tasks up to 21 Nov 2026',
  );
});

test('the PDF says and draws what the screen shows', async ({ page }) => {
  await open(page);
  await type(page).selectOption('Completion Rate');
  await expect(page).toHaveURL('/view-reports?type=completion');
  await generate(page);
  const cards = page.getByRole('region', { name: 'Completion Rate', exact: true }).locator('p');
  await expect
    .poll(async () => (await cards.allTextContents()).slice(0, 7))
    .toEqual([
      'Atlas Services, All tasks up to 21 Nov 2026',
      'Tasks',
      '68',
      'Completed',
      '51',
      'Completion rate',
      '75%',
    ]);
  await expect
    .poll(() => figuresOf(page, 'Completion rate by department'))
    .toEqual([
      ['Label', 'Completion Rate'],
      ['Engineering', '60%'],
      ['Finance', '79%'],
      ['Operations', '86%'],
      ['Sales', '80%'],
    ]);
  const { name, bytes } = await downloadOf(page, () => link(page).click());
  expect(name).toBe('completion.pdf');
  const text = await pdfText(bytes);
  expect(text).toContain(
    'Atlas Services Completion Rate All tasks up to 21 Nov 2026 ' +
      'Tasks 68 Completed 51 Completion rate 75% ' +
      'Completion rate by department Engineering 60% Finance 79% Operations 86% Sales 80% ' +
      '0% 25% 50% 75% 100% Completion rate by employee',
  );
  expect(text).toContain('Karim Haddad Engineering 5 3 60%');
  expect(text).toContain('Masar · 1 / 1');
  // The axis of 100 percent is 345 points long.
  expect(barWidths(bytes).map((width) => Math.round(width * 100) / 100)).toEqual([
    207, 272.55, 296.7, 276,
  ]);
});

test('however the link is opened, the file comes and nobody is sent elsewhere', async ({
  page,
}) => {
  await open(page);
  await generate(page);
  const names = [
    await downloadOf(page, () => link(page).click({ button: 'middle' })),
    await downloadOf(page, () => link(page).click({ modifiers: ['Control'] })),
    await downloadOf(page, () => link(page).click({ modifiers: ['Shift'] })),
  ].map(({ name }) => name);
  expect(names).toEqual(['performance.pdf', 'performance.pdf', 'performance.pdf']);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL('/view-reports');
});

test('the keyboard alone does it', async ({ page }) => {
  await open(page);
  await type(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/view-reports?type=satisfaction');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Generate Report')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Generating...')).toBeFocused();
  await answer(page);
  await page.clock.resume();
  await expect(button(page, 'Generate Report')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
  const { name } = await downloadOf(page, () => page.keyboard.press('Enter'));
  expect(name).toBe('satisfaction.pdf');
});

test('a PDF that cannot be made is said, and can be asked for again', async ({ page }) => {
  await open(page);
  await generate(page);
  // The PDF library is fetched with the first file.
  await page.route('**/assets/pdf-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  await link(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'The report could not be made. Please try again.',
  );
  await expect(page.getByText('Report ready:')).toBeVisible();
});

test('the URL says which report, and a malformed one means the first', async ({ page }) => {
  await page.goto('/view-reports?type=satisfaction');
  await expect(type(page)).toHaveValue('satisfaction');
  await page.getByRole('link', { name: 'View Reports' }).click();
  await expect(page).toHaveURL('/view-reports');
  await expect(type(page)).toHaveValue('performance');
  await page.goto('/view-reports?type=nonsense');
  await expect(type(page)).toHaveValue('performance');
});

test('it is accessible, before and after', async ({ page }) => {
  await open(page);
  await page.clock.resume();
  await expectAccessible(page);
  await generate(page);
  await expect(page.getByRole('figure').locator('svg')).toBeVisible();
  await expectAccessible(page);
});

const generating = 'reports.generate';
const titles = { performance: 'Performance', completion: 'Completion Rate' } as const;

walkInBrowser(reportGenerationFlow, {
  open: async (page) => {
    await hold(page, generating);
    await open(page);
  },
  look: async (page, stop) => {
    const chosen = stop.includes('completion') ? 'completion' : 'performance';
    await expect(type(page)).toHaveValue(chosen);
    const isReady = stop.endsWith('is ready');
    await expect(link(page)).toHaveCount(isReady ? 1 : 0);
    await expect(page.getByRole('region', { name: titles[chosen], exact: true })).toHaveCount(
      isReady ? 1 : 0,
    );
    const failure = stop.startsWith('refused')
      ? [refusedByDemo]
      : stop.startsWith('no answer')
        ? ['Generating took too long. Please try again.']
        : [];
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(failure);
    const begin = failure.length > 0 ? 'Try again' : 'Generate Report';
    await expect(
      button(page, stop.startsWith('generating') ? 'Generating...' : begin),
    ).toBeVisible();
  },
  make: {
    'choose performance': async (page) => void (await type(page).selectOption('Performance')),
    'choose completion': async (page) => void (await type(page).selectOption('Completion Rate')),
    generate: (page) => page.getByRole('button', { name: /^(Generate Report|Try again)$/ }).click(),
    generated: async (page) => {
      await settle(page, generating, 'answered');
      await answer(page);
    },
    refused: (page) => settle(page, generating, 'refused'),
    'no answer': (page) => page.clock.runFor(15_000),
  },
  leftOut: /^$/,
});
