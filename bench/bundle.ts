import { statSync } from 'node:fs';
import { join } from 'node:path';
import { build, folder, withPage } from './browser';

/** What a first visit may transfer, in gzip kB (1,000 bytes). */
const budgets = [
  { path: '/', js: 122, css: 20 },
  { path: '/login', js: 128, css: 20 },
  { path: '/hr', js: 165, css: 20 },
  { path: '/hr/upload-resumes', js: 170, css: 20 },
] as const;

const line = (kind: string, size: number, budget: number) =>
  `${kind} ${size.toFixed(1).padStart(6)} of ${budget}${size > budget ? '  OVER' : ''}`;

/** Prints the gzip bytes of JavaScript and CSS that a first visit of each page asks for; --files names them. */
export async function run(args: string[] = []): Promise<void> {
  build();
  console.log('\nFirst visit, gzip kB');
  for (const { path, js, css } of budgets) {
    const asked = new Set<string>();
    await withPage(4191, path.startsWith('/hr') ? 'hr' : null, async (page, address) => {
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (/\.(js|css)$/.test(pathname)) asked.add(pathname);
      });
      // The budgets are for a visit before charts: what draws them does not arrive.
      await page.route(/(Line|Bar|Pie)Drawing-[^/]*\.js$/, (route) => route.abort());
      await page.goto(address + path, { waitUntil: 'networkidle' });
    });
    const total = (ending: string) =>
      [...asked]
        .filter((name) => name.endsWith(ending))
        .reduce((sum, name) => sum + statSync(join(folder, `${name}.gz`)).size, 0) / 1000;
    console.log(
      `${path.padEnd(20)} ${line('JS', total('.js'), js)}   ${line('CSS', total('.css'), css)}`,
    );
    if (!args.includes('--files')) continue;
    for (const name of asked) {
      console.log(
        `  ${(statSync(join(folder, `${name}.gz`)).size / 1000).toFixed(1).padStart(6)} ${name}`,
      );
    }
  }
}
