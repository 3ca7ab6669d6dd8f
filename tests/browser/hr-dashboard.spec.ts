import type { Page } from '@playwright/test';
import { chooseAssignee } from './support/assignee';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { figuresOf } from './support/charts';
import { docxResume, hangPdfs, pdfResume } from './support/resumes';
import { goTo } from './support/session';

test.use({ stored: people.hr });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/hr');
});

const cardsOf = async (page: Page) =>
  (await page.getByRole('main').locator('p').allTextContents()).slice(0, 9);

test('three cards count what the other screens list', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HR Dashboard');
  await expect
    .poll(() => cardsOf(page))
    .toEqual([
      'Resumes Analyzed',
      '10',
      'Received: 1 in Nov 2026, 3 in Oct 2026',
      'Active Job Listings',
      '5',
      'Opened: 1 in Nov 2026, 4 in Oct 2026',
      'Resignation Risks Detected',
      '8',
      '8 at the end of Oct 2026',
    ]);
});

test('five charts say their figures in tables too', async ({ page }) => {
  await expect(page.getByRole('figure')).toHaveCount(5);
  await expect
    .poll(() => figuresOf(page, 'Resignation risk distribution'))
    .toEqual([
      ['Label', 'Employees'],
      ['Low', '13'],
      ['Medium', '6'],
      ['High', '2'],
    ]);
  await expect
    .poll(() => figuresOf(page, 'Task completion'))
    .toEqual([
      ['Label', 'Tasks'],
      ['Completed', '51'],
      ['Pending', '17'],
    ]);
  await expect
    .poll(() => figuresOf(page, 'Resumes uploaded monthly'))
    .toEqual([
      ['Label', 'Resumes'],
      ['Jun', '1'],
      ['Jul', '1'],
      ['Aug', '2'],
      ['Sep', '2'],
      ['Oct', '3'],
      ['Nov', '3'],
    ]);
  await expect
    .poll(() => figuresOf(page, 'Employee performance by month'))
    .toEqual([
      ['Label', 'Average score of 100'],
      ['Jun', '92.6'],
      ['Jul', '95'],
      ['Aug', '90.1'],
      ['Sep', '87.2'],
      ['Oct', '83.9'],
      ['Nov', '91.2'],
    ]);
  await expect(page.getByText('Over evaluated tasks; 3 not evaluated yet')).toHaveCount(2);
  await expect
    .poll(() => figuresOf(page, 'Top 5 performing employees'))
    .toEqual([
      ['Label', 'Average score of 100'],
      ['Djamel Ouali', '97.7'],
      ['Amine Kaci', '97.3'],
      ['Meriem Saadi', '96.3'],
      ['Houda Messaoudi', '96.2'],
      ['Nassim Guerfi', '96'],
    ]);
});

test('a chart is drawn when it comes into view, and hidden from assistive technology', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  const last = page.getByRole('figure', { name: 'Top 5 performing employees' });
  await expect(page.getByRole('figure').first().locator('svg')).toBeVisible();
  await expect(last.locator('svg')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('svg')).toBeVisible();
  await expect(last.getByRole('img')).toHaveCount(0);
});

test('charts follow the theme when it changes under them', async ({ page }) => {
  /** The colours that each chart is painted with, once all are drawn. */
  const colours = async () => {
    for (const figure of await page.getByRole('figure').all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('svg')).toBeVisible();
    }
    return page.getByRole('figure').evaluateAll((figures) =>
      figures.map((figure) =>
        [...figure.querySelectorAll('svg :is(path, rect, circle, line, text)')].map((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return `${shape.tagName} ${fill} ${stroke}`;
        }),
      ),
    );
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/hr');
  await expect(page.getByRole('figure')).toHaveCount(5);
  const light = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  const switched = await colours();
  expect(switched).not.toEqual(light);
  await page.reload();
  await expect(page.getByRole('figure')).toHaveCount(5);
  expect(switched).toEqual(await colours());
});

test('a pointer and the keyboard reach each value of a chart, and lead to what it counts', async ({
  page,
}) => {
  const resumes = page.getByRole('list', { name: 'Values of Resumes uploaded monthly' });
  const told = resumes.getByRole('listitem').locator('[aria-hidden]').filter({ visible: true });
  await resumes.getByRole('listitem').nth(4).hover();
  await expect(told).toHaveText(['Oct: 3']);
  await page.mouse.move(0, 0);
  await expect(told).toHaveCount(0);
  await resumes.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(told).toHaveText(['Jul: 1']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hr/candidates?received=2026-07');
  await expect(page.getByRole('status').filter({ hasText: '1 of 12 candidates' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all months, not only Jul 2026' }).click();
  await expect(page.getByRole('status').filter({ hasText: '12 of 12 candidates' })).toBeVisible();
  await page.goBack();
  const best = page.getByRole('figure', { name: 'Top 5 performing employees' });
  await best.getByRole('link', { name: 'Djamel Ouali: 97.7' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hr\/performance\?employee=/);
  await expect(page.getByRole('combobox', { name: 'Employee' })).toContainText('Amine Kaci');
  await page.goBack();
  await page
    .getByRole('figure', { name: 'Resignation risk distribution' })
    .getByRole('link', { name: 'High 2' })
    .click();
  await expect(page).toHaveURL('/hr/resignation-risk?level=High');
});

test('the charts by month show the period that the address names, and Back keeps it', async ({
  page,
}) => {
  const spans = ['Employee performance by month', 'Resumes uploaded monthly'].map((title) =>
    page.getByRole('figure', { name: `${title}, Sep 2026 to Nov 2026` }),
  );
  const chooser = page
    .getByRole('figure', { name: 'Resumes uploaded monthly, Jun 2026 to Nov 2026' })
    .getByLabel('Period');
  await expect(chooser.getByRole('option')).toHaveText(['Last 3 months', 'Last 6 months']);
  await chooser.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL('/hr?period=3-months');
  for (const span of spans) await expect(span.getByLabel('Period')).toHaveValue('3-months');
  await expect
    .poll(() => figuresOf(page, 'Resumes uploaded monthly'))
    .toEqual([
      ['Label', 'Resumes'],
      ['Sep', '2'],
      ['Oct', '3'],
      ['Nov', '3'],
    ]);
  await expect(
    page
      .getByRole('list', { name: 'Values of Resumes uploaded monthly, Sep 2026 to Nov 2026' })
      .getByRole('listitem'),
  ).toHaveCount(3);
  await page
    .getByRole('figure', { name: 'Resignation risk distribution' })
    .getByRole('link', { name: 'High 2' })
    .click();
  await expect(page).toHaveURL('/hr/resignation-risk?level=High');
  await page.goBack();
  for (const span of spans) await expect(span).toBeVisible();
});

test('a task assigned elsewhere is counted on the way back', async ({ page }) => {
  await page.getByRole('link', { name: 'Assign Tasks' }).click();
  await page.getByLabel('Title').fill('Renew the lease');
  await chooseAssignee(page, 'Karim Haddad');
  await page.getByLabel('Due date').fill('2026-12-01');
  await page.getByRole('button', { name: 'Assign Task' }).click();
  await expect(page.getByRole('cell', { name: 'Renew the lease', exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(page.getByRole('figure')).toHaveCount(5);
  await expect
    .poll(() => figuresOf(page, 'Task completion'))
    .toEqual([
      ['Label', 'Tasks'],
      ['Completed', '51'],
      ['Pending', '18'],
    ]);
});

test('an import is counted on the way back, and a file that was left unread is not', async ({
  page,
}) => {
  await hangPdfs(page);
  await goTo(page, 'Upload Resumes');
  await page.getByLabel('Resumes', { exact: true }).setInputFiles([docxResume, pdfResume]);
  await page.getByRole('button', { name: 'Analyze with AI' }).click();
  const progress = page.getByRole('region', { name: 'Analysis in progress' });
  await expect(progress).toContainText('1 of 2 analyzed');
  await goTo(page, 'Dashboard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HR Dashboard');
  await expect.poll(async () => (await cardsOf(page))[1]).toBe('11');
  await expect
    .poll(async () => (await figuresOf(page, 'Resumes uploaded monthly')).at(-1))
    .toEqual(['Nov', '4']);
});

test('it is accessible', async ({ page }) => {
  await expect(page.getByRole('figure').first().locator('svg')).toBeVisible();
  await expectAccessible(page);
});
