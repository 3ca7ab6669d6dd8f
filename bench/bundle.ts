import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, folder, withPage } from './browser';

/**
 * The most that a first visit may transfer, in gzip kB (1,000 bytes), and a text that shows that the page is
 * complete.
 */
export const budgets = [
  { path: '/', js: 130, css: 24, last: 'Get Started' },
  { path: '/login', js: 135, css: 24, last: 'hr@demo.com' },
  { path: '/hr', js: 180, css: 24, last: 'Resumes analyzed' },
  { path: '/hr/upload-resumes', js: 180, css: 24, last: 'Amina Bouzid' },
] as const;

/** A file that a page asked for, and its gzip size in kB. */
interface Asked {
  name: string;
  kB: number;
}

/**
 * The scripts and styles that a first visit of an address asks for, until it asks for no more.
 * @param last a text that is on the page when the page is complete.
 * @param dist the folder of the build that is served there, with a .gz beside each file.
 */
export async function firstVisit(
  page: Page,
  address: string,
  last: string,
  dist: string,
): Promise<Asked[]> {
  const asked = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) asked.add(pathname);
  });
  // The budgets do not count charts, since those load when they come into view. So the files that draw them are
  // blocked.
  await page.route(/\/Drawing-[^/]*\.js$/, (route) => route.abort());
  await page.goto(address);
  await page.getByText(last).first().waitFor();
  await page.waitForLoadState('networkidle');
  return [...asked].map((name) => ({ name, kB: statSync(join(dist, `${name}.gz`)).size / 1000 }));
}

/** The kB of the files with an ending. */
export const totalOf = (files: readonly Asked[], ending: '.js' | '.css'): number =>
  files.filter(({ name }) => name.endsWith(ending)).reduce((sum, { kB }) => sum + kB, 0);

const line = (kind: string, size: number, budget: number) =>
  `${kind} ${size.toFixed(1).padStart(6)} of ${budget}${size > budget ? '  OVER' : ''}`;

/**
 * Prints the gzip bytes of JavaScript and CSS that a first visit of each page asks for. `--files` lists the
 * files.
 */
export async function run(args: string[] = []): Promise<void> {
  build();
  console.log('\nFirst visit, gzip kB');
  for (const { path, js, css, last } of budgets) {
    let asked: Asked[] = [];
    await withPage(4191, path.startsWith('/hr') ? 'hr' : null, async (page, address) => {
      asked = await firstVisit(page, address + path, last, folder);
    });
    const [jsTotal, cssTotal] = [totalOf(asked, '.js'), totalOf(asked, '.css')];
    console.log(`${path.padEnd(20)} ${line('JS', jsTotal, js)}   ${line('CSS', cssTotal, css)}`);
    if (!args.includes('--files')) continue;
    for (const { name, kB } of asked) console.log(`  ${kB.toFixed(1).padStart(6)} ${name}`);
  }
}
