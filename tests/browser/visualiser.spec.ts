import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { chartRunFlow } from '../models/chart-run.flow';
import { expect, test } from './support/app';
import { walkInBrowser } from './support/walk';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = `${root}test-results/charts`;
const charts = pathToFileURL(`${outDir}/index.html`).href;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await build({
    root,
    configFile: `${root}vite.charts.config.ts`,
    logLevel: 'error',
    build: { outDir },
  });
});

const status = (page: Page) => page.getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens an address within the page, as a link to it does. */
const follow = (page: Page, address: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);

test.describe('a run', () => {
  walkInBrowser(chartRunFlow, {
    open: async (page) => {
      await page.clock.install();
      await page.goto(charts);
    },
    look: async (page, stop) => {
      if (stop === 'choosing') {
        await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible();
        return;
      }
      if (/^(opened|pressed)/.test(stop)) return;
      const isAfter = /after|played/.test(stop);
      await expect(status(page)).toContainText(
        isAfter ? 'Step 1 of 1. It is in removed.' : 'Step 0 of 1. It is in assigned.active.',
      );
      await expect(button(page, /play/.test(stop) ? 'Pause' : 'Play')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(stop.startsWith('two') && isAfter ? 1 : 0);
    },
    make: {
      open: (page) => follow(page, '#/task/taskModel?step=delete+by+Nadia&at=0'),
      'open nothing': (page) => page.getByRole('link', { name: 'All charts' }).click(),
      press: (page) => button(page, 'delete by Nadia').click(),
      back: (page) => button(page, 'Undo').click(),
      forward: (page) => button(page, 'Redo').click(),
      'start over': (page) => button(page, 'Start over').click(),
      play: (page) => button(page, 'Play').click(),
      pause: (page) => button(page, 'Pause').click(),
      walked: (page) => expect(status(page)).toContainText('of 1.'),
      fails: null,
      'takes too long': null,
      'a moment passes': (page) => page.clock.runFor(900),
    },
    // The address of a run that begins to play is its own.
    only: (event, { value }) => event !== 'open' || value !== 'playing',
    leftOut: /^(opened|pressed).* \+ open|play.* \+ open$/,
    because:
      'A chart that exists never fails, and what is walked at once leaves no time for another address.',
  });
});
