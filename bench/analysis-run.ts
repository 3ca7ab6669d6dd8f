import type { Page } from '@playwright/test';
import { build, withPage } from './browser';

const files = 100;

const entry = (index: number) => `
  <h3>Software Developer, Company ${index}</h3>
  <p>January ${2010 + index} – March ${2011 + index}, Algiers</p>
  <ul>${`<li>Built services in TypeScript, React and PostgreSQL for ${index + 3} teams, with tests and reviews.</li>`.repeat(6)}</ul>`;

/** A two-page resume as Chromium prints it, each with its own name. */
async function printResume(page: Page, index: number): Promise<Buffer> {
  await page.setContent(`
    <style>body { font: 11pt sans-serif } section { break-before: page }</style>
    <h1>Candidate Number${index}</h1>
    <p>Software Developer | candidate${index}@mail.example | +213 550 00 ${String(index).padStart(4, '0')} | Algiers</p>
    <h2>Experience</h2>${[0, 1, 2].map((step) => entry(step + (index % 5))).join('')}
    <section>${[3, 4].map((step) => entry(step + (index % 5))).join('')}
    <h2>Education</h2><p>Master in Computer Science, USTHB, 2008 – 2010</p>
    <h2>Skills</h2><p>TypeScript, React, PostgreSQL, Docker, Git, Linux</p></section>`);
  return page.pdf({ format: 'A4' });
}

/** Prints how long one analysis of 100 two-page PDFs takes in the page, and its long tasks. */
export async function run(): Promise<void> {
  build();
  await withPage(4192, 'hr', async (page, address) => {
    const printer = await page.context().newPage();
    const resumes = [];
    for (let index = 0; index < files; index += 1) {
      resumes.push({
        name: `resume-${index}.pdf`,
        mimeType: 'application/pdf',
        buffer: await printResume(printer, index),
      });
    }
    await printer.close();
    await page.goto(`${address}/hr/upload-resumes`);
    await page.getByLabel('Target job title').fill('Software Developer');
    await page.getByLabel('Resumes', { exact: true }).setInputFiles(resumes);
    await page.getByText(`${files} files selected`).waitFor();
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
      }).observe({ entryTypes: ['longtask'] });
    });
    const started = performance.now();
    await page.getByRole('button', { name: 'Analyze with AI' }).click();
    await page.getByText(`${files} of ${files} read and analyzed.`).waitFor();
    const seconds = (performance.now() - started) / 1000;
    const workers = await page.evaluate(() => Math.min(4, navigator.hardwareConcurrency));
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    console.log(`\n${files} two-page PDFs, ${workers} workers: ${seconds.toFixed(1)} s of 6`);
    console.log(`tasks over 50 ms on the main thread: ${JSON.stringify(tasks)}`);
  });
}
