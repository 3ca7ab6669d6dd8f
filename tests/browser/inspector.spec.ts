import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expect, people, test } from './support/app';

const root = new URL('../../', import.meta.url).pathname;
let server: ViteDevServer;
let development = '';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  server = await createServer({
    root,
    cacheDir: join(root, 'test-results/vite'),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  development = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

/** Stands in for the inspector's window, or for a browser that blocks it. */
const standIn = (page: Page, window: 'opens' | 'is blocked') =>
  page.addInitScript((how) => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told, opened: [] });
    globalThis.open = ((url: string) => {
      (globalThis as unknown as { opened: string[] }).opened.push(url);
      if (how === 'is blocked') return null;
      setTimeout(() => globalThis.postMessage({ type: '@statelyai.connected' }, '*'), 0);
      return { postMessage: (message: unknown) => told.push(message) };
    }) as typeof globalThis.open;
  }, window);

const openedIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);

/** The names of the actors that the inspector was told of. */
const actorsIn = (page: Page) =>
  page.evaluate(() => {
    const { told } = globalThis as unknown as { told: { type: string; name?: string }[] };
    return [...new Set(told.map(({ type, name }) => (type === '@xstate.actor' ? name : '')))];
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('in development', () => {
  test('?inspect shows every actor of the page to the inspector', async ({ page }) => {
    await standIn(page, 'opens');
    await page.goto(`${development}login?inspect`);
    await expect(page.getByRole('button', { name: people.hr.email })).toBeVisible({
      timeout: 60_000,
    });
    await expect.poll(() => openedIn(page)).toEqual(['https://stately.ai/inspect']);
    await expect
      .poll(() => actorsIn(page))
      .toEqual(expect.arrayContaining(['session', 'restoreUser', 'watchStore', 'header', 'login']));
    await page.getByRole('button', { name: people.hr.email }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${development}hr`);
    await page.getByRole('link', { name: 'Job Listings' }).first().click();
    await expect(heading(page, 'Job Listings')).toBeVisible();
    await expect
      .poll(() => actorsIn(page))
      .toEqual(expect.arrayContaining(['signIn', 'openHome', 'submission']));
  });

  test('where the window is blocked, the app goes on as ever', async ({ page }) => {
    await standIn(page, 'is blocked');
    await page.goto(`${development}login?inspect`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect.poll(() => openedIn(page)).toEqual(['https://stately.ai/inspect']);
    await expect.poll(() => actorsIn(page)).toEqual([]);
  });

  test('/charts shows the charts and runs them', async ({ page }) => {
    await page.goto(`${development}charts#/header`);
    await expect(heading(page, 'Header')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'menu button' }).click();
    await expect(page.getByRole('status')).toHaveText('Step 1 of 1. It is in open.menu.');
  });

  test('without ?inspect nothing opens', async ({ page }) => {
    await standIn(page, 'opens');
    await page.goto(`${development}login`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect.poll(() => openedIn(page)).toEqual([]);
  });
});

test('nothing of the inspector is in a build', async ({ page }) => {
  await standIn(page, 'opens');
  await page.goto('/login?inspect');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect.poll(() => openedIn(page)).toEqual([]);
  const assets = resolve(root, process.env['DIST'] ?? 'dist', 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const telling: string[] = [];
  for (const name of scripts) {
    if (/statelyai|stately\.ai|xstateinspector/.test(await readFile(join(assets, name), 'utf8')))
      telling.push(name);
  }
  expect(telling).toEqual([]);
});
