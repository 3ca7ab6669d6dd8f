import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Role } from '@/data/schemas/role';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/install.mjs';
import { serveApp } from '../scripts/serve.mjs';
import { people } from '../tests/browser/support/people';
import { build, folder } from './browser';

/** Fetched when it is asked for: nothing else needs its hundred packages. */
const lighthouse = 'lighthouse@12.8.2';

const pages = [
  ['/', null],
  ['/login', null],
  ['/hr', 'hr'],
  ['/hr/upload-resumes', 'hr'],
  ['/teammanager', 'teammanager'],
  ['/genius', 'sys'],
] as const;

const port = 4194;
const debugging = 4193;

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

/** Measures an address in the open browser, which keeps who is signed in, while this process serves it. @throws with what Lighthouse said. */
async function measure(url: string, isMobile: boolean): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      `--port=${debugging}`,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      '--disable-storage-reset',
      ...(isMobile ? [] : ['--preset=desktop']),
    ],
    { maxBuffer: 64 * 1024 ** 2 },
  );
  return JSON.parse(stdout) as Report;
}

/** Measures a page as the first visit of somebody who is signed in, in a browser that has nothing else of it. */
async function measureFresh(
  address: string,
  path: string,
  role: Role | null,
  isMobile: boolean,
): Promise<Report> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${debugging}`],
  });
  try {
    if (role !== null) {
      const page = await context.newPage();
      await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(address);
      await page.evaluate(
        (user) => localStorage.setItem('user', user),
        JSON.stringify(people[role]),
      );
      await page.close();
    }
    return await measure(address + path, isMobile);
  } finally {
    await context.close();
  }
}

/** Prints Lighthouse's performance, blocking time and shift of six pages on a phone and on a desk: the median of three by default. */
export async function run([times = '3', only]: string[]): Promise<void> {
  build();
  const { address, close } = await serveApp(port, { folder });
  console.log(
    `\nLighthouse, the median of ${times}\n${''.padEnd(28)}score  blocking   paint  shift`,
  );
  try {
    for (const [path, role] of pages) {
      if (only !== undefined && only !== path) continue;
      for (const isMobile of [true, false]) {
        const reports: Report[] = [];
        while (reports.length < Number(times))
          reports.push(await measureFresh(address, path, role, isMobile));
        reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
        const middle = reports[Math.floor(reports.length / 2)];
        if (middle === undefined) continue;
        const of = (audit: string) => middle.audits[audit]?.numericValue ?? Number.NaN;
        const score = Math.round(middle.categories.performance.score * 100);
        console.log(
          `${path.padEnd(20)}${(isMobile ? 'mobile' : 'desk').padEnd(8)}${String(score).padStart(5)}` +
            `${of('total-blocking-time').toFixed(0).padStart(7)} ms` +
            `${of('largest-contentful-paint').toFixed(0).padStart(6)} ms` +
            `  ${of('cumulative-layout-shift').toFixed(3)}`,
        );
      }
    }
  } finally {
    close();
  }
}
