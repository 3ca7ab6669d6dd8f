import type { Role } from '@/data/schemas/role';
import type { Route } from '@playwright/test';
import { build, withPage } from './browser';

const pages: [path: string, role: Role | null][] = [
  ['/', null],
  ['/login', null],
  ['/hr', 'hr'],
  ['/hr/upload-resumes', 'hr'],
  ['/hr/performance', 'hr'],
  ['/employee', 'employee'],
  ['/employee/tasks', 'employee'],
  ['/teammanager', 'teammanager'],
  ['/create-tasks', 'teammanager'],
  ['/manager', 'manager'],
  ['/manage-users', 'manager'],
  ['/genius', 'sys'],
  ['/clients', 'sys'],
];

/** How long no new request must come before a round counts as complete, in milliseconds. */
const QUIET = 400;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Prints in how many rounds the files of a first visit load until the screen has its title. Each round waits once
 * for the line's delay. To count rounds, requests are held until no new one comes, and are then let go together.
 */
export async function run(): Promise<void> {
  build();
  console.log('\nFirst visit, rounds of requests until the title stands');
  for (const [path, role] of pages) {
    await withPage(4194, role, async (page, address) => {
      let [held, requests, rounds, last]: [Route[], number, number, number] = [
        [],
        0,
        0,
        Date.now(),
      ];
      await page.route('**/*', (route) => {
        held.push(route);
        requests += 1;
        last = Date.now();
      });
      const visit = page.goto(address + path, { waitUntil: 'commit' });
      while (rounds === 0 || (await page.locator('main h1').count()) === 0) {
        await wait(20);
        if (held.length === 0 || Date.now() - last < QUIET) continue;
        const round = held;
        [held, rounds, last] = [[], rounds + 1, Date.now()];
        await Promise.all(round.map((route) => route.continue()));
        if (rounds === 1) await visit;
      }
      console.log(`${path.padEnd(20)} ${String(rounds).padStart(3)} rounds, ${requests} requests`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
