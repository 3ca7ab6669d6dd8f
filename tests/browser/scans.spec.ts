import { scanOf } from '@masar/resume/fixtures/documents/scan';
import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { expectAccessible } from './support/axe';
import { chosen } from './support/resumes';

/** A4 with 200 dots an inch. */
const size = { width: 1654, height: 2339 };

test.use({ stored: people.hr });

/** A scan of a printed resume. */
async function scanIn(page: Page) {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize(size);
  await sheet.setContent(`<body style="margin:150px;font:33px/1.5 sans-serif">
    <h1>Lydia Ait Ahmed</h1><p>Frontend Developer</p>
    <p>lydia@mail.example | +213 550 11 22 33 | Algiers, Algeria</p>
    <h2>Experience</h2><p>Frontend Developer, Atlas Digital</p><p>January 2020 - January 2026</p>
    <h2>Skills</h2><p>JavaScript, TypeScript, React, HTML, CSS, Git</p>`);
  const picture = await sheet.screenshot({ type: 'jpeg', quality: 80 });
  await sheet.close();
  return chosen('scan.pdf', scanOf([picture], size));
}

test('a scan is recognised once HR agrees to load what that takes', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/recogniser/')) loaded.push(pathname);
  });
  await page.goto('/hr/upload-resumes?title=Frontend+Developer');
  await page.getByLabel('Resumes', { exact: true }).setInputFiles([await scanIn(page)]);
  await page.getByRole('button', { name: 'Analyze with AI' }).click();
  const summary = page.getByRole('region', { name: 'Analysis summary' });
  await expect(summary.getByRole('status')).toHaveText(
    '0 of 1 read and analyzed. 1 could not be read.',
  );
  expect(loaded).toEqual([]);
  const recognise = summary.getByRole('button', { name: 'Recognize text' });

  await page.route('/recogniser/**', (route) => route.abort());
  await recognise.click();
  await expect(summary.getByRole('alert')).toHaveText(
    'The analysis stopped: The text recognizer could not be loaded. Please check your connection and try again.',
  );
  await page.unroute('/recogniser/**');
  await expectAccessible(page);
  await recognise.click();
  const progress = page.getByRole('region', { name: 'Analysis in progress' });
  await expect(progress.getByRole('listitem')).toHaveText(/^scan\.pdfRecognizing \d+%$/);
  await expect(summary.getByRole('status')).toHaveText('1 of 1 read and analyzed.', {
    timeout: 90_000,
  });
  await expect(recognise).toHaveCount(0);

  await page.getByRole('link', { name: 'Lydia Ait Ahmed', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lydia Ait Ahmed');
  await expect(page.getByText('This text was recognized in pictures of the pages.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).locator('dt')).toHaveText([
    'Simulated',
    'Analyzed',
  ]);
});
