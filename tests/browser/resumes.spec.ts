import type { Locator, Page } from '@playwright/test';
import {
  damagedDocx,
  damagedPdf,
  docxBomb,
  emptyDocx,
  encryptedPdf,
  manyPages,
  scannedPdf,
  tooLargePdf,
} from '@masar/resume/fixtures/documents/refused';
import { docxOf, paragraph } from '@masar/resume/fixtures/documents/word';
import { targetIsMissing } from '@/machines/candidate/targets';
import { goTo } from './support/session';
import { announcementsOf, keepAnnouncements } from './support/announcements';
import { tick } from './support/tick';
import { expect, people, test } from './support/app';
import { gateOf } from './support/gate';
import { expectAccessible } from './support/axe';
import { expectFits } from './support/width';
import {
  type ChosenFile,
  chosen,
  docResume,
  docxResume,
  manyResumes,
  onDisk,
  hangPdfs,
  pdfResume,
  twinResume,
  unclearResume,
} from './support/resumes';

test.use({ stored: people.hr });

const importPath = '/hr/upload-resumes';
const table = (page: Page) => page.getByRole('region', { name: 'Candidates', exact: true });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const scoreOf = (page: Page, name: string) => rowOf(page, name).locator('td').nth(3);
const choose = (page: Page, files: ChosenFile[] | string[]) =>
  page.getByLabel('Resumes', { exact: true }).setInputFiles(files);
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyze with AI' }).click();
const summary = (page: Page) => page.getByRole('region', { name: 'Analysis summary' });

/** Counts a person's clicks from the next page load on. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    const counted = { clicks: 0 };
    Object.assign(globalThis, { counted });
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) counted.clicks += 1;
      },
      { capture: true },
    );
  });
const clicksOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { counted: { clicks: number } }).counted.clicks);

/** Whether letters are drawn on the page where a box stands. */
const inkUnder = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => {
    const canvas = element.parentElement?.querySelector('canvas');
    if (!canvas) return false;
    const [of, on] = [element.getBoundingClientRect(), canvas.getBoundingClientRect()];
    const scale = canvas.width / on.width;
    const place = [of.left - on.left, of.top - on.top, of.width, of.height] as const;
    const [x, y, width, height] = place.map((part) => Math.round(part * scale));
    const pixels = canvas.getContext('2d')?.getImageData(x ?? 0, y ?? 0, width ?? 1, height ?? 1);
    return pixels?.data.some((value, index) => index % 4 === 0 && value < 60) ?? false;
  });

/** Drops files as a person does from a folder's window. */
async function drop(page: Page, files: ChosenFile[]) {
  const plain = files.map(({ name, buffer }) => ({ name, bytes: [...buffer] }));
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of dropped) {
      transfer.items.add(new File([new Uint8Array(bytes)], name));
    }
    return transfer;
  }, plain);
  const zone = page.getByRole('button', { name: /Drag and drop/ });
  await zone.dispatchEvent('dragenter', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
}

test('a real PDF, DOCX and DOC go from the drop to ranked rows with their evidence', async ({
  page,
}) => {
  await countClicks(page);
  await page.goto(importPath);
  await expect(page.getByRole('button', { name: 'Analyze with AI' })).toBeDisabled();
  await page.getByLabel('Target job title').fill('Frontend Developer');
  await drop(page, [docResume, docxResume, pdfResume]);
  await expect(page.getByText('3 files selected')).toBeVisible();
  await analyse(page);
  await expect(summary(page)).toContainText('3 of 3 read and analyzed.');
  await expect(page.getByText(/files? selected/)).toHaveCount(0);
  await page.getByLabel('Search').fill('e');
  const names = table(page).getByRole('row').locator('td:nth-child(2)');
  await expect(names.nth(0)).toHaveText('Amina Belkacem');
  await expect(names.nth(1)).toHaveText('Idir Zerrouk');
  await expect(names.nth(2)).toHaveText('Lydia Ait Ahmed');
  const byRelevance = page.getByRole('button', { name: 'Sort by relevance (AI score)' });
  await expect(byRelevance).toHaveAttribute('aria-pressed', 'false');
  await byRelevance.click();
  await expect(page).toHaveURL(/sort=score/);
  await expect(byRelevance).toHaveAttribute('aria-pressed', 'true');
  await expect(table(page).getByRole('columnheader', { name: 'AI score' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const lydia = rowOf(page, 'Lydia Ait Ahmed');
  await expect(lydia.locator('td').nth(2)).toHaveText('Frontend Developer');
  await expect(lydia.locator('td').nth(4)).toHaveText('6.1 years');
  await lydia.getByRole('link', { name: 'View Profile of Lydia Ait Ahmed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lydia Ait Ahmed');
  await page.getByRole('link', { name: 'Email: read from "lydia@mail.example"' }).click();
  await expect(page.locator('mark:target')).toHaveText('lydia@mail.example');
  expect(await clicksOf(page), 'from the drop to the evidence').toBe(4);
  const looks = page.getByRole('region', { name: 'Resume as it looks' });
  const boxed = looks.locator('[data-target]');
  await expect(boxed).toBeInViewport();
  expect(await inkUnder(boxed)).toBe(true);
  const drawnWidth = async () =>
    looks.locator('canvas').evaluate(({ width }: HTMLCanvasElement) => width);
  const narrow = await drawnWidth();
  await looks.getByRole('button', { name: 'Zoom in' }).click();
  await expect(looks.getByRole('status')).toHaveText('150%');
  await expect.poll(async () => Math.abs((await drawnWidth()) - 1.5 * narrow)).toBeLessThan(2);
  const before = await clicksOf(page);
  await page.getByRole('button', { name: 'Generate Questions' }).click();
  const questions = page.getByRole('region', { name: 'Interview questions' });
  await expect(questions.getByRole('listitem')).toHaveCount(3);
  expect(await clicksOf(page), 'to the questions').toBe(before + 1);
  await questions.getByRole('link', { name: 'Add questions of your own' }).click();
  await expect(page.getByLabel('Candidate', { exact: true }).locator('option:checked')).toHaveText(
    /^Lydia Ait Ahmed/,
  );
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/sort=score/);
});

test('a list too long for the page shows its rows on every screen and on coming back', async ({
  page,
}) => {
  test.slow();
  await page.goto(importPath);
  await choose(page, manyResumes(60));
  await analyse(page);
  await expect(summary(page)).toContainText('60 of 60 read and analyzed.', {
    timeout: 60_000,
  });
  const first = (caption: string) =>
    page.getByRole('region', { name: caption, exact: true }).getByRole('row').nth(1);
  const menu = page.getByRole('navigation').filter({ visible: true });
  const titled = (title: string) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const expectRows = async (caption: string) => {
    await expect(first(caption)).toBeVisible();
    const rows = await page
      .getByRole('region', { name: caption, exact: true })
      .getByRole('row')
      .all();
    expect(rows.length).toBeLessThan(60);
  };
  await expectRows('Candidates');
  await menu.getByRole('link', { name: 'Candidate List' }).click();
  await titled('Candidate List');
  await expect(page.getByText('72 of 72 candidates')).toBeVisible();
  await expectRows('Candidate List');
  await menu.getByRole('link', { name: 'Ranked Candidates' }).click();
  await titled('Ranked Candidates');
  await expectRows('Ranked Candidates');
  await page.goBack();
  await titled('Candidate List');
  await expectRows('Candidate List');
  const search = page.getByLabel('Search');
  await search.fill('Amina');
  await expect(page.getByText('1 of 72 candidates')).toBeVisible();
  await expect(first('Candidate List')).toContainText('Amina Bouzid');
  await search.fill('nobody at all');
  await expect(page.getByText('No candidates found.')).toBeVisible();
  await search.fill('');
  await expect(page.getByText('72 of 72 candidates')).toBeVisible();
  await expectRows('Candidate List');
  await menu.getByRole('link', { name: 'Upload Resumes' }).click();
  await titled('Resume Import & AI Analysis');
  await expectRows('Candidates');
});

test('up to four candidates are compared by an address that can be shared, and a fifth is refused', async ({
  page,
}) => {
  await page.goto('/hr/candidates?sort=name&order=asc');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  const bar = page.getByRole('region', { name: 'Selected candidates' });
  await expect(bar).toHaveCount(0);
  for (const at of [0, 1, 2, 3]) await tick(boxes.nth(at));
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  const chosenNames = await page
    .getByRole('link', { name: /^View Profile of / })
    .evaluateAll((links) => links.slice(0, 4).map((link) => link.ariaLabel?.slice(16)));
  await tick(boxes.nth(4));
  await expect(bar).toContainText('Up to 4 candidates can be compared. Take 1 out first.');
  await expect(bar.getByRole('link', { name: 'Compare' })).toHaveCount(0);
  await boxes.nth(4).click();
  await bar.getByRole('link', { name: 'Compare' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  const names = comparison.locator('thead th[scope=col]');
  await expect(names).toHaveText(chosenNames as string[]);
  await expectAccessible(page);
  await expectFits(page.locator('html'));
  await page.reload();
  await expect(names).toHaveText(chosenNames as string[]);
  await page.getByLabel('Measured against').selectOption({ index: 1 });
  await expect(page).toHaveURL(/target=/);
  await names.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosenNames[0] ?? '');
  await page.getByRole('link', { name: 'Back to the comparison' }).click();
  await expect(names).toHaveCount(4);
  const shared = new URL(page.url());
  shared.searchParams.set('compare', JSON.stringify(['gone', 'nobody']));
  await page.goto(shared.href);
  await expect(page.getByText('2 of the candidates are no longer there.')).toBeVisible();
  await expect(page.getByText('There is nobody to compare.')).toBeVisible();
});

const refusals: [file: ChosenFile, reason: RegExp][] = [
  [chosen('really-a-docx.pdf', docxResume.buffer), /named \.pdf, but it is a Word document/],
  [chosen('locked.pdf', encryptedPdf()), /password/],
  [chosen('torn.docx', damagedDocx()), /damaged/],
  [chosen('bomb.docx', docxBomb()), /unpacks to more than is safe to open \(50 MB/],
  [chosen('heavy.pdf', tooLargePdf()), /larger than 20 MB/],
  [chosen('book.pdf', manyPages()), /more than 60 pages/],
  [chosen('scan.pdf', scannedPdf()), /no text/],
  [chosen('blank.docx', emptyDocx()), /no text/],
];

test('a text of thousands of lines stands whole and in order, and a citation leads into it', async ({
  page,
}) => {
  const lines = Array.from({ length: 1200 }, (_, index) => `Line ${index} of a long life.`);
  const long = [
    'Nadjet Ferhati',
    'nadjet.ferhati@mail.example',
    ...lines,
    'Skills',
    'React, PostgreSQL',
  ];
  const body = long.map((line) => paragraph(line)).join('');
  await page.goto(importPath);
  await choose(page, [chosen('long.docx', docxOf(body))]);
  await analyse(page);
  await rowOf(page, 'Nadjet Ferhati')
    .getByRole('link', { name: /^View Profile/ })
    .click();
  const text = page.getByRole('region', { name: 'Resume text' });
  const shown = text.locator('p[dir]');
  await expect(shown).toHaveCount(long.length);
  await expect.poll(() => shown.allTextContents()).toEqual(long);
  await page.getByRole('link', { name: 'PostgreSQL: read from "PostgreSQL"' }).click();
  const cited = text.locator('mark', { hasText: 'PostgreSQL' });
  await expect(cited).toBeFocused();
  await expect(cited).toBeInViewport();
});

test('each kind of file that cannot be read says why, and takes no other down', async ({
  page,
}) => {
  test.slow();
  await page.goto(importPath);
  const files = [...refusals.map(([file]) => file), pdfResume];
  await choose(page, await onDisk(files));
  await analyse(page);
  await expect(summary(page)).toContainText(
    `1 of ${refusals.length + 1} read and analyzed. ${refusals.length} could not be read.`,
    { timeout: 30_000 },
  );
  await expect(rowOf(page, 'Lydia Ait Ahmed').getByText('Simulated')).toHaveCount(0);
  for (const [{ name }, reason] of refusals) {
    await expect(summary(page).getByRole('listitem').filter({ hasText: name })).toHaveText(reason);
    const row = rowOf(page, name);
    await expect(row.getByText('Simulated', { exact: true })).toBeVisible();
    await expect(row).toHaveText(reason);
  }
});

test('a file that was read and tells nothing is not counted, and says so', async ({ page }) => {
  await page.goto(importPath);
  const text = 'The committee met and nothing was decided.';
  await choose(page, [pdfResume, chosen('minutes.docx', docxOf(paragraph(text)))]);
  await analyse(page);
  await expect(summary(page)).toContainText('1 of 2 read and analyzed. 1 held nothing usable.');
  await expect(
    summary(page).getByRole('list', { name: 'Files that held nothing usable' }),
  ).toHaveText(/^minutes\.docx: The file was read, but no contact/);
  const row = table(page).getByRole('row').filter({ hasText: 'Nothing usable' });
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: /^View Profile/ }).click();
  await expect(page.getByRole('main')).toContainText('Nothing usable');
});

test('the same person imported twice is noticed, merged with both files kept, and parted again', async ({
  page,
}) => {
  await page.goto(importPath);
  await page.getByLabel('Target job title').fill('Frontend Developer');
  await choose(page, [pdfResume, twinResume]);
  await analyse(page);
  const noticed = summary(page).getByRole('list', { name: 'Maybe imported twice' });
  await expect(noticed.getByRole('listitem')).toHaveText([
    'lydia.pdf: Maybe the same person as Lydia Aït Ahmed (lydia-2.docx): same phone number.',
    'lydia-2.docx: Maybe the same person as Lydia Ait Ahmed (lydia.pdf): same phone number.',
  ]);
  const row = rowOf(page, 'View Profile').filter({ hasText: 'same phone number' });
  await expect(row).toHaveCount(2);
  await page.getByRole('link', { name: 'View Profile of Lydia Ait Ahmed' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Lydia Ait Ahmed');
  await page.getByRole('button', { name: 'Merge lydia-2.docx into this candidate' }).click();
  const files = page.getByRole('region', { name: 'Files of this candidate' });
  await expect(files.getByRole('listitem')).toHaveText([
    /^lydia\.pdf, /,
    /^lydia-2\.docx, .*merged/,
  ]);
  await expect(page.getByRole('region', { name: 'Maybe the same person' })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, 'Candidate List');
  const list = page.getByRole('region', { name: 'Candidate List' });
  await page.getByLabel('Search').fill('lydia');
  await expect(list.locator('tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: 'View Profile of Lydia Ait Ahmed' }).click();
  await files.getByRole('button', { name: 'Undo merge of lydia-2.docx' }).click();
  await expect(files).toHaveCount(0);
  const apart = page.getByRole('button', { name: 'Not the same person as Lydia Aït Ahmed' });
  await apart.click();
  await expect(apart).toHaveCount(0);
  await expect(page.getByText(/^Not the same person as Lydia Aït Ahmed/).first()).toBeVisible();
  await goTo(page, 'Candidate List');
  await page.getByLabel('Search').fill('lydia');
  await expect(list.locator('tbody tr')).toHaveCount(2);
  await expect(list).not.toContainText('same person');
});

test('a file that takes longer than ten seconds is ended, and the rest go on', async ({ page }) => {
  await page.clock.install();
  await hangPdfs(page);
  await page.goto(importPath);
  await choose(page, [pdfResume, docxResume]);
  await analyse(page);
  const progress = page.getByRole('region', { name: 'Analysis in progress' });
  await expect(progress).toContainText('1 of 2 analyzed');
  await page.clock.fastForward(10_000);
  await expect(summary(page).getByRole('listitem')).toHaveText(
    'lydia.pdf: The file took longer than 10 seconds to read.',
  );
  await expect(rowOf(page, 'Idir Zerrouk')).toBeVisible();
});

test('cancel in the middle keeps what is done and leaves the rest selected', async ({ page }) => {
  await hangPdfs(page);
  await page.goto(importPath);
  await choose(page, [docxResume, pdfResume]);
  await analyse(page);
  const progress = page.getByRole('region', { name: 'Analysis in progress' });
  await expect(progress).toContainText('1 of 2 analyzed');
  await expect(progress.getByRole('progressbar')).toHaveAttribute('value', '1');
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await expect(summary(page)).toContainText(
    '1 of 2 read and analyzed. Cancelled with 1 left; what was done is kept.',
  );
  await expect(rowOf(page, 'Idir Zerrouk')).toBeVisible();
  await expect(rowOf(page, 'lydia')).toHaveCount(0);
  await expect(page.getByText('1 file selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove lydia.pdf' })).toBeVisible();
});

test('leaving while resumes are analyzed asks first', async ({ page }) => {
  await hangPdfs(page);
  await page.goto(importPath);
  await choose(page, [pdfResume]);
  await analyse(page);
  const away = page.getByRole('link', { name: 'Ranked Candidates' });
  await away.click();
  const question = page.getByRole('alertdialog', {
    name: 'Leave while resumes are analyzed?',
  });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('region', { name: 'Analysis in progress' })).toBeVisible();
  await away.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/hr\/ranking/);
});

test('the start stays closed until the chosen files are shown, and so never moves away', async ({
  page,
}) => {
  const arrive = await gateOf(page, '**/assets/SelectedFiles-*.js');
  const start = page.getByRole('button', { name: 'Analyze with AI' });
  await page.goto(`${importPath}?title=Nurse`);
  await Promise.all([page.waitForRequest(/SelectedFiles/), choose(page, [docxResume])]);
  await expect(start).toBeDisabled();
  await arrive();
  await expect(page.getByText('1 file selected')).toBeVisible();
  await start.click();
  await expect(summary(page)).toContainText('1 of 1 read and analyzed.');
});

test('the selection drops twins and other types, and a file can be taken out of it', async ({
  page,
}) => {
  const arrive = await gateOf(page, '**/assets/SelectedFiles-*.js');
  await page.goto(importPath);
  await choose(page, [pdfResume, docxResume]);
  await choose(page, [pdfResume, chosen('notes.txt', new Uint8Array(3))]);
  await arrive();
  await expect(page.getByRole('alert')).toHaveText('notes.txt: File type must be PDF, DOC or DOCX');
  await expect(page.getByText('2 files selected')).toBeVisible();
  await page.getByRole('button', { name: 'Remove idir.docx' }).click();
  await expect(page.getByText('1 file selected')).toBeVisible();
});

test('imports stay simulated, and Re-analyze measures the chosen candidates anew', async ({
  page,
}) => {
  await page.goto(`${importPath}?listing=job-frontend`);
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await page.getByRole('button', { name: 'Email' }).click();
  await expect(alert('Simulated email connection...')).toHaveText('Simulated email connection...');
  await page.getByRole('button', { name: 'Job platforms' }).click();
  await expect(alert('LinkedIn')).toHaveText('Simulated LinkedIn / Recruitee connection...');
  const waiting = rowOf(page, 'dounia-rahal.docx');
  await expect(waiting).toContainText('Pending');
  await expect(waiting).toContainText('Not read yet.');
  await waiting.getByRole('link', { name: 'Retry the analysis of dounia-rahal.docx' }).click();
  await expect(waiting.getByRole('checkbox')).toBeChecked();
  await page.getByRole('link', { name: 'Re-analyze' }).click();
  await expect(alert('Re-analyzing')).toHaveText('Re-analyzing selected candidates');
  await expect(summary(page)).toContainText('1 of 1 read and analyzed.');
  await expect(rowOf(page, 'Dounia Rahal')).toContainText('Analyzed');
});

test('Re-analyze acts on the ticked, for a target that is named, and is undone', async ({
  page,
}) => {
  await keepAnnouncements(page);
  await page.goto(`${importPath}?title=Nurse`);
  const again = page.getByRole('link', { name: 'Re-analyze', exact: true });
  const title = page.getByLabel('Target job title');
  const against = page.getByLabel('Measured against');
  const amina = scoreOf(page, 'Amina Bouzid');
  await expect(amina).toHaveText('94');
  await expect(again).toHaveAccessibleDescription('Tick the candidates to re-analyze first.');
  await again.click();
  await tick(rowOf(page, 'Amina Bouzid').getByRole('checkbox'));
  await title.fill('');
  await expect(again).toHaveAccessibleDescription(targetIsMissing);
  await again.click();
  await expect
    .poll(() => announcementsOf(page))
    .toEqual(['Tick the candidates to re-analyze first.', targetIsMissing]);
  await expect(amina).toHaveText('94');
  await expect(summary(page)).toHaveCount(0);
  await title.fill('Nurse');
  await page.getByLabel('Search').fill('Walid');
  await expect(page.getByText('1 of 12 candidates')).toBeVisible();
  await tick(rowOf(page, 'Walid Zerrouki').getByRole('checkbox'));
  await expect(again).toHaveAccessibleDescription('2 selected, for Nurse');
  await again.click();
  await expect(summary(page)).toContainText('2 of 2 read and analyzed.Measured against Nurse.');
  await page.getByLabel('Search').fill('');
  await expect(against.locator('option:checked')).toHaveText('Nurse');
  await expect(amina).toHaveText('0');
  await expect(scoreOf(page, 'Yanis Meziane')).toHaveText('—');
  await against.selectOption('Frontend Developer, Algiers (job listing)');
  await expect(amina).toHaveText('94');
  await summary(page).getByRole('button', { name: 'Undo re-analysis' }).click();
  await expect(summary(page)).toContainText('Re-analysis undone for 2 of 2.');
  await expect(against.locator('option', { hasText: 'Nurse' })).toHaveCount(0);
  await expect(amina).toHaveText('94');
});

test('without a target resumes are read, not scored, and the screens ask for one', async ({
  page,
}) => {
  await page.goto(importPath);
  await expect(page.getByLabel('Target job title')).toHaveAccessibleDescription(
    'Without a title or a job listing, resumes are read and not scored.',
  );
  await choose(page, [docxResume, chosen('scan.pdf', scannedPdf())]);
  await analyse(page);
  await expect(summary(page)).toContainText(`Nobody was scored. ${targetIsMissing}`);
  for (const name of ['Idir Zerrouk', 'scan.pdf']) {
    await expect(scoreOf(page, name)).toHaveText('—');
  }
  const header = table(page).getByRole('columnheader', { name: 'AI score' }).getByRole('button');
  const scores = table(page).locator('td:nth-child(4)');
  const none = Array.from({ length: 11 }, () => '—');
  await header.click();
  await expect(scores).toHaveText(['94', '65', '58', ...none]);
  await header.click();
  await expect(scores).toHaveText(['58', '65', '94', ...none]);

  const ranking = page
    .getByRole('navigation')
    .filter({ visible: true })
    .getByRole('link', { name: 'Ranked Candidates' });
  await ranking.click();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    '9 candidates have no score against Frontend Developer, Algiers (job listing).',
  );
  const ranks = page.getByRole('region', { name: 'Ranked Candidates' }).locator('td:first-child');
  await expect(ranks).toHaveText(['1', '2', '3', ...none.slice(2)]);
  await main.getByRole('link', { name: 'Choose for analysis' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resume Import & AI Analysis');
  const again = page.getByRole('link', { name: 'Re-analyze', exact: true });
  await expect(again).toHaveAccessibleDescription(
    '9 selected, for Frontend Developer, Algiers (job listing)',
  );
  await again.click();
  await expect(summary(page)).toContainText(
    'Measured against Frontend Developer, Algiers (job listing).',
  );
  await expect(main.getByRole('link', { name: 'Choose for analysis' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sort by relevance (AI score)' }).click();
  await expect(table(page).getByRole('row').nth(12)).toContainText('scan.pdf');
  await ranking.click();
  await expect(ranks).toHaveText([...Array.from({ length: 11 }, () => /^\d+$/), '—']);
  const simulated = page.getByRole('row').filter({ hasText: 'scan.pdf' }).locator('td');
  await expect(simulated.nth(3)).toHaveText(/^\d+$/);

  await page.goto('/hr/candidates?candidate=candidate-dounia-rahal');
  const card = page.getByRole('region', { name: 'AI score' });
  await expect(card).toContainText(`—Not scored yet. ${targetIsMissing}`);
  await card.getByRole('link', { name: 'Choose for analysis' }).click();
  await expect(rowOf(page, 'dounia-rahal.docx').getByRole('checkbox')).toBeChecked();
});

test('filters, order and the opened candidate live in the URL; what is malformed is dropped', async ({
  page,
}) => {
  const names = page.getByRole('region', { name: 'Candidate List' }).locator('td:nth-child(2)');
  await page.goto('/hr/candidates?status=Analyzed&years=8&sort=experience&order=desc');
  await expect(names).toHaveText([
    'Rachid Ouali',
    'Mehdi Larbi',
    'Walid Zerrouki',
    'سارة حمدي',
    'Yanis Meziane',
    'Selma Kaci',
    'Ines Belaid',
  ]);
  await page.getByLabel('Skill').fill('figma');
  await expect(page).toHaveURL(/skill=figma/);
  await expect(names).toHaveText(['Ines Belaid']);
  await page.getByLabel('Skill').fill('nothing like it');
  await expect(page.getByText('No candidates found.')).toBeVisible();
  await page.getByLabel('Skill').fill('figma');
  const years = page.getByLabel('Minimum experience (years)');
  await years.fill('71');
  await expect(page).toHaveURL(/years=71/);
  await expect(page.getByText('No candidates found.')).toBeVisible();
  await years.fill('8');
  await page.getByRole('link', { name: 'View Profile of Ines Belaid' }).click();
  await page.getByRole('link', { name: 'Back to Candidate List' }).click();
  await expect(names).toHaveText(['Ines Belaid']);
  await expect(page).not.toHaveURL(/candidate=/);
  await page.goto('/hr/candidates?status=Lost&years=many&sort=shoe-size&order=sideways');
  await expect(names).toHaveCount(12);
  await page.goto('/hr/candidates?candidate=nobody');
  await expect(page.getByText('There is no such candidate.')).toBeVisible();
});

test('corrections by hand stand beside what was read, count in the score, and can be taken back', async ({
  page,
}) => {
  await page.goto('/hr/candidates?candidate=candidate-walid-zerrouki');
  const total = page.getByRole('region', { name: 'AI score' }).locator('p').first();
  const before = await total.textContent();
  await page.getByRole('button', { name: 'Correct by hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct by hand' });
  await dialog.getByLabel('Years of experience').fill('many');
  await dialog.getByRole('button', { name: 'Save corrections' }).click();
  await expect(dialog.getByText('Enter a number of years from 0 to 70')).toBeVisible();
  await dialog.getByLabel('Years of experience').fill('9');
  await dialog.getByLabel('Position').fill('Backend Developer');
  await dialog.getByRole('button', { name: 'Save corrections' }).click();
  await expect(dialog).toHaveCount(0);
  const facts = page.getByRole('region', { name: 'Facts' });
  await expect(facts.getByText('Read: DevOps Engineer')).toBeVisible();
  await expect(facts.getByText('Corrected by hand', { exact: true })).toHaveCount(2);
  await expect(
    page.getByRole('region', { name: 'History' }).getByText('Corrected by hand', { exact: true }),
  ).toHaveCount(1);
  await expect(total).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Correct by hand' }).click();
  await dialog.getByRole('button', { name: 'Go back to what was read' }).click();
  await expect(total).toHaveText(before ?? '');
  await expect(facts.getByText('Read: DevOps Engineer')).toHaveCount(0);
});

test('a correction may leave nothing in place of what was read, and asks before it is lost', async ({
  page,
}) => {
  await page.goto('/hr/candidates?candidate=candidate-walid-zerrouki');
  const correcting = page.getByRole('button', { name: 'Correct by hand' });
  const dialog = page.getByRole('dialog', { name: 'Correct by hand' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await correcting.click();
  await expect(field('Name')).toBeFocused();
  await field('Name').fill('');
  await field('Years of experience').fill('');
  await field('Email').fill('walid at mail');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Candidate List' }).click();
  const leaving = page.getByRole('alertdialog', {
    name: 'Leave without saving the corrections?',
  });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(heading).toHaveText('Walid Zerrouki');

  await correcting.click();
  await expect(field('Name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Save corrections' }).click();
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
  await expect(field('Email')).toBeFocused();
  await field('Email').fill('');
  await dialog.getByRole('button', { name: 'Save corrections' }).click();
  await expect(heading).toHaveText('walid-zerrouki.docx');
  const fact = (label: string) =>
    page.getByRole('region', { name: 'Facts' }).locator('dt', { hasText: label }).locator('+ dd');
  await expect(fact('Years of experience')).toHaveText(/^— Corrected by handRead: 9\.4/);

  await correcting.click();
  await field('Location').fill('Nowhere');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await correcting.click();
  await expect(field('Location')).toHaveValue('Oran, Algeria');
  await expect(field('Name')).toHaveValue('walid-zerrouki.docx');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Candidate List' }).click();
  await expect(heading).toHaveText('Candidate List');
});

test('lines that cannot be judged count when HR says so, whatever else is corrected', async ({
  page,
}) => {
  await page.goto(importPath);
  await page.getByLabel('Target job title').fill('Python Developer');
  await drop(page, [unclearResume]);
  await analyse(page);
  await table(page).getByRole('link', { name: 'View Profile of Salim Haddad' }).click();
  const total = page.getByRole('region', { name: 'AI score' }).locator('p').first();
  const fact = (label: string) =>
    page
      .getByRole('region', { name: /^(Facts|History)$/ })
      .locator('dt', { hasText: label })
      .locator('+ dd');
  const text = page.getByRole('region', { name: 'Resume text' });
  const count = text.getByRole('button', { name: 'Count these lines', exact: true });
  const uncount = text.getByRole('button', { name: 'Do not count these lines' });
  await expect(total).toHaveText(/^0/);
  await expect(fact('Skills')).toHaveText('—');
  await expect(text.getByText('Cannot be judged: what it is drawn on or with')).toHaveCount(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page.locator('html'));

  const correcting = page.getByRole('button', { name: 'Correct by hand' });
  const dialog = page.getByRole('dialog', { name: 'Correct by hand' });
  await correcting.click();
  await dialog.getByLabel('Location').fill('Algiers');
  await page.keyboard.press('Escape');
  await count.press('Enter');
  await expect(uncount).toBeFocused();
  await expect(total).toHaveText(/^[1-9]/);
  const counted = (await total.textContent()) ?? '';
  await expect(fact('Skills')).toContainText('Kubernetes');
  await expect(text.getByText('Cannot be judged, and counted by hand')).toHaveCount(4);
  await expectAccessible(page);

  await correcting.click();
  await expect(dialog.getByLabel('Location')).toHaveValue('Algiers');
  await expect(dialog.getByLabel('Skills')).toHaveValue(/Kubernetes/);
  await expect(dialog.getByRole('button', { name: 'Go back to what was read' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save corrections' }).click();
  await expect(fact('Location')).toContainText('Algiers Corrected by hand');
  await expect(total).toHaveText(counted);
  await uncount.press('Space');
  await expect(total).toHaveText(/^0/);
  await expect(fact('Location')).toContainText('Algiers Corrected by hand');
  await count.press('Enter');
  await correcting.click();
  await dialog.getByRole('button', { name: 'Go back to what was read' }).click();
  await expect(fact('Location')).toContainText('Setif, Algeria');
  await expect(total).toHaveText(counted);
  await uncount.press('Enter');
  await expect(fact('Unclear text no longer counted')).toHaveText([/^by /, /^by /]);
  await expect(fact('Unclear text counted by hand')).toHaveText([/^by /, /^by /]);
});

test('every profile can be opened without scrolling the table sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(importPath);
  await expect(
    table(page).getByRole('link', { name: 'View Profile of Amina Bouzid' }),
  ).toBeVisible();
  const [inside, shown] = await table(page).evaluate((node) => [
    node.scrollWidth,
    node.clientWidth,
  ]);
  expect(inside).toBe(shown);
});

test('the ranking is against one target, and says which', async ({ page }) => {
  await page.goto('/hr/ranking');
  const ranks = page.getByRole('region', { name: 'Ranked Candidates' }).locator('td:first-child');
  const against = page.getByLabel('Measured against');
  const ranked = (...places: string[]) =>
    expect(ranks).toHaveText([...places, ...Array.from({ length: 10 - places.length }, () => '—')]);
  await expect(against.locator('option:checked')).toHaveText(
    'Frontend Developer, Algiers (job listing)',
  );
  await ranked('1', '2', '3');
  await against.selectOption('Accountant, Constantine (job listing)');
  await expect(page).toHaveURL(/target=job-accountant/);
  await ranked('1');
  await page.getByRole('link', { name: 'View Profile of Rachid Ouali' }).click();
  await expect(page.getByRole('region', { name: 'AI score' })).toContainText(
    'measured against Accountant, Constantine (job listing)',
  );
  await page.goto('/hr/ranking?target=nobody');
  await ranked('1', '2', '3');
  await expect(against.locator('option:checked')).toHaveText(
    'Frontend Developer, Algiers (job listing)',
  );
});

test.describe('accessible', () => {
  test('import, with a summary and files chosen', async ({ page }) => {
    await page.goto(importPath);
    await choose(page, [docxResume, chosen('torn.pdf', damagedPdf())]);
    await analyse(page);
    await expect(summary(page)).toContainText('could not be read');
    await choose(page, [pdfResume, chosen('notes.txt', new Uint8Array(3))]);
    await expectAccessible(page);
  });

  test('candidates and ranking', async ({ page }) => {
    await page.goto('/hr/candidates');
    await expect(page.getByRole('region', { name: 'Candidate List' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/hr/ranking');
    await expect(page.getByRole('region', { name: 'Ranked Candidates' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a profile and its corrections', async ({ page }) => {
    await page.goto('/hr/candidates?candidate=candidate-amina-bouzid');
    const score = page.getByRole('region', { name: 'AI score' });
    const segments = score.getByRole('list', { name: 'Parts of the score' }).getByRole('link');
    const words = [
      'Title: 32 points, all met',
      'Skills: 36 of 42 points',
      'Experience: 16 points, all met',
      'Education: 10 points, all met',
    ];
    await expect(segments).toHaveCount(words.length);
    for (const [at, said] of words.entries())
      await expect(segments.nth(at)).toHaveAccessibleName(said);
    await expectAccessible(page);
    await segments.nth(1).focus();
    await expect(score.getByText('Skills: 36 of 42 points')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(score.getByRole('region', { name: 'Skills' })).toBeInViewport();
    const beside = page.getByRole('navigation', { name: 'Candidates in this list' });
    await expect(beside).toContainText('1 of 10');
    await page.getByRole('button', { name: 'Generate Questions' }).click();
    const questions = page.getByRole('region', { name: 'Interview questions' });
    await expect(questions.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await beside.getByRole('link', { name: 'Next: Yanis Meziane' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yanis Meziane');
    await expect(beside.getByRole('link', { name: /^Next: / })).toBeFocused();
    await beside.getByRole('link', { name: 'Previous: Amina Bouzid' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amina Bouzid');
    await expect(beside.locator('span[tabindex]', { hasText: 'Previous' })).toBeFocused();
    await page.getByRole('button', { name: 'Correct by hand' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
