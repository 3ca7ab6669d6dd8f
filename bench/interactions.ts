import type { Page } from '@playwright/test';
import { build, withPage } from './browser';

/** The longest that an interaction may take, in milliseconds, by how many times the processor is slowed. */
const most = { 1: 50, 4: 120 } as const;

/** What a person does on a screen, each name with its steps. */
const acts: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
  ['open the finder', '/hr', (page) => page.keyboard.press('Control+k')],
  ['open the bell', '/hr', (page) => page.getByRole('button', { name: /^Notif/ }).click()],
  ['show a chart as a table', '/hr', (page) => page.getByText('Show as table').first().click()],
  ['go to a screen', '/hr', (page) => page.getByRole('link', { name: 'Candidate List' }).click()],
  [
    'type in a filter',
    '/hr/candidates',
    (page) => page.getByLabel('Search', { exact: true }).pressSequentially('dev', { delay: 150 }),
  ],
  [
    'sort a list',
    '/hr/candidates',
    (page) => page.getByRole('table').getByRole('button', { name: /^Name/ }).click(),
  ],
  [
    'open a candidate',
    '/hr/candidates',
    (page) =>
      page
        .getByRole('link', { name: /^View Profile/ })
        .first()
        .click(),
  ],
  [
    'open a dialog',
    '/hr/job-listings',
    (page) => page.getByRole('button', { name: 'Create Job' }).click(),
  ],
  [
    'choose an employee',
    '/hr/performance',
    async (page) => {
      const choice = page.getByLabel('Employee', { exact: true });
      await choice.focus();
      await page.keyboard.press('ArrowDown');
    },
  ],
];

/** The longest event since the page opened, in milliseconds: what INP takes of few interactions. */
const longest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    return Math.max(0, ...(window as unknown as { events: number[] }).events);
  });

const watch = (page: Page) =>
  page.addInitScript(() => {
    const events: number[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId > 0) events.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/**
 * Prints how long the slowest event of each of a few interactions takes until the page is painted, in steps of 8 ms
 * as the browser tells it, at full speed and slowed fourfold.
 * @param candidates how many the lists hold; the sample's are repeated. By default the sample's alone.
 */
export async function run([candidates = '0']: string[]): Promise<void> {
  build({ VITE_CANDIDATES: candidates });
  await withPage(4192, 'hr', async (page, address) => {
    await watch(page);
    const client = await page.context().newCDPSession(page);
    for (const rate of [1, 4] as const) {
      console.log(`\nInteractions, slowed ${rate} times, of ${most[rate]} ms`);
      await client.send('Emulation.setCPUThrottlingRate', { rate });
      for (const [name, path, act] of acts) {
        await page.goto(address + path);
        await page.locator('h1').waitFor();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(1000);
        await act(page);
        const worst = await longest(page);
        const verdict = worst > most[rate] ? 'over' : 'ok  ';
        const told = worst === 0 ? 'under 16' : String(worst);
        console.log(`${verdict} ${told.padStart(8)} ms  ${name}`);
      }
    }
  });
}
