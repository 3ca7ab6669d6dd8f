import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MAX_CHARACTERS, MAX_LINES } from '@masar/resume/limits';
import { docxOf, paragraph } from '@masar/resume/fixtures/documents/word';
import { build, withPage } from './browser';

/** How many candidates the page holds besides those that it reads. */
const candidates = 500;

/** The longest that a step may block the page, in milliseconds. */
const MOST = 100;

/** A text of one repeated unit, as long as a reader accepts. */
function lines(unit: (index: number) => string, count: number): string[] {
  const length = Math.floor((MAX_CHARACTERS - 100) / count);
  let next = 0;
  return Array.from({ length: count }, () => {
    let line = '';
    for (; line.length < length; next += 1) line += unit(next);
    return line.slice(0, length).trim();
  });
}

const many = MAX_LINES - 10;

const texts: Record<string, string[]> = {
  'a resume': [
    'Amina Bouzid',
    'Software Developer',
    'amina@mail.example',
    'Skills',
    'TypeScript, React, Docker',
    'Experience',
    'Software Developer, Yassir, January 2019 - March 2024',
    ...Array.from({ length: 40 }, (_, index) => `Built service ${index} in TypeScript and React.`),
  ],
  'dashes in lines': lines(() => 'a-', many),
  'dots in one line': ['.com', ...lines(() => 'a.', 1)],
  domains: lines(() => 'a-a.com/ ', 1200),
  blanks: lines((index) => (index % 400 === 0 ? 'age' : ' '), 300),
  'a skill again and again': ['Skills', ...lines(() => 'React, ', 600)],
  'thousands of skills': ['Skills', ...lines((index) => `Skill${index}, `, 600)],
  'skills in one line': ['Skills', ...lines((index) => `Skill${index}, `, 1)],
  'thousands of titles': [
    'Experience',
    ...lines((index) => `Developer ${index}, May ${1950 + (index % 70)}`, many),
  ],
};

const fileName = (name: string) => `${name.replaceAll(' ', '-')}.docx`;

/** The ids of the candidates that are measured again together. */
const chosen = () => {
  const sample = new URL('../src/data/demo/sample/candidates.json', import.meta.url);
  const held = JSON.parse(readFileSync(sample, 'utf8')) as { candidates: { id: string }[] };
  const ids = held.candidates.map(({ id }) => id);
  return Array.from({ length: 300 }, (_, index) =>
    index < ids.length ? ids[index] : `${ids[index % ids.length]}-${index}`,
  );
};

/** Records long tasks, which block the page for longer than a press may wait. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ entryTypes: ['longtask'] });
  });

/** Does something, waits until the page is quiet, and prints the long tasks since the last time. */
async function measure(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  await act();
  const tasks = await page.evaluate(async () => {
    for (let quiet = 0; quiet < 2; quiet += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
    return (window as unknown as { tasks: number[] }).tasks.splice(0);
  });
  const worst = Math.max(0, ...tasks);
  const told = tasks.length > 12 ? `${tasks.length} tasks` : JSON.stringify(tasks);
  console.log(
    `${worst > MOST ? 'over' : 'ok  '} ${String(worst).padStart(5)} ms  ${what}: ${told}`,
  );
}

/**
 * Prints what blocks the page for longer than 50 ms: reading, listing and opening texts as large as a reader
 * accepts, and lists, scores and files of hundreds of candidates.
 */
export async function run(): Promise<void> {
  build({ VITE_CANDIDATES: String(candidates) });
  await withPage(4196, 'hr', async (page, address) => {
    await watch(page);
    await page.goto(`${address}/hr/upload-resumes`);
    await page.getByRole('heading', { level: 1, name: 'Resume Import & AI Analysis' }).waitFor();
    console.log(`\nWhat blocks the page, of ${MOST} ms`);
    const total = candidates + Object.keys(texts).length;
    for (const [name, text] of Object.entries(texts)) {
      const buffer = Buffer.from(docxOf(text.map((line) => paragraph(line)).join('')));
      const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
      await page.getByLabel('Target job title').fill('Software Developer');
      await page
        .getByLabel('Resumes', { exact: true })
        .setInputFiles({ name: fileName(name), mimeType, buffer });
      await page.getByText('1 file selected').waitFor();
      await measure(page, `${name}: reading`, async () => {
        await page.getByRole('button', { name: 'Analyze with AI' }).click();
        await page.getByText(/^[01] of 1 read and analyzed\./).waitFor({ timeout: 60_000 });
      });
      await measure(page, `${name}: opening`, async () => {
        await page
          .getByRole('row')
          .nth(1)
          .getByRole('link', { name: /View Profile/ })
          .click();
        await page.getByRole('heading', { level: 2, name: 'Facts' }).waitFor();
      });
      await measure(page, `${name}: correcting`, async () => {
        const correct = page.getByRole('button', { name: 'Correct by hand' });
        if ((await correct.count()) === 0) return;
        await correct.click();
        await page.getByRole('dialog').getByLabel('Position').fill('Nurse');
        await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      });
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Resume Import & AI Analysis' }).waitFor();
    }
    await measure(page, `${total} candidates: listing`, async () => {
      await page.getByRole('link', { name: 'Candidate List' }).click();
      await page.getByText(`${total} of ${total} candidates`).waitFor();
    });
    await measure(page, `${total} candidates: ranking`, async () => {
      await page.getByRole('link', { name: 'Ranked Candidates' }).click();
      await page.getByRole('region', { name: 'Ranked Candidates' }).waitFor();
    });
    const again = new URLSearchParams({ title: 'Nurse', selected: JSON.stringify(chosen()) });
    await page.goto(`${address}/hr/upload-resumes?${again}`);
    await page.getByText('300 selected, for').waitFor();
    await measure(page, 'opening with 300 chosen', async () => undefined);
    await measure(page, 'measuring 300 again', async () => {
      await page.getByRole('link', { name: 'Re-analyze' }).click();
      await page.getByText(/of 300 read and analyzed/).waitFor({ timeout: 60_000 });
    });
    await page.goto(`${address}/hr/export?type=performance`);
    for (const kind of ['PDF', 'Excel']) {
      await measure(page, `a report as ${kind}`, async () => {
        const download = page.waitForEvent('download');
        await page
          .getByRole('button', { name: `Export as ${kind}` })
          .first()
          .click();
        await download;
      });
    }
  });
}
