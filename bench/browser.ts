import { execFileSync } from 'node:child_process';
import type { Role } from '@/data/schemas/role';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/install.mjs';
import { serveApp } from '../scripts/serve.mjs';
import { people } from '../tests/browser/support/people';

/** Where the benches build to, apart from what `npm start` serves. */
export const folder = new URL('../.bench/dist', import.meta.url).pathname;

/** Builds for production into `folder`, with these environment variables beside the usual ones. */
export function build(env: Record<string, string> = {}): void {
  const options = {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  } as const;
  execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], options);
  execFileSync('node', ['scripts/compress.mjs', folder], options);
}

/**
 * Opens a page of the built app in a fresh Chromium, signed in as a person of a role when asked.
 * @param port a free TCP port; each caller has its own.
 */
export async function withPage(
  port: number,
  role: Role | null,
  visit: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const { address, close } = await serveApp(port, { folder });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (role !== null) {
      await page.addInitScript(
        (stored) => localStorage.setItem('user', stored),
        JSON.stringify(people[role]),
      );
    }
    await visit(page, address);
  } finally {
    await browser.close();
    close();
  }
}
