import { roles } from '@/data/schemas/role';
import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { guardedRoutes } from './support/routes';

/** Follows in-app links to these paths, one after the other; returns where each ended within 15 seconds. */
const endsOf = (page: Page, paths: string[]) =>
  page.evaluate(async (asked) => {
    const ends: Record<string, string> = {};
    for (const path of asked) {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      const since = performance.now();
      while (location.pathname === path && performance.now() - since < 15_000) {
        await new Promise(requestAnimationFrame);
      }
      ends[path] = location.pathname;
    }
    return ends;
  }, paths);

/** Follows in-app links to these paths; returns where each ended once its screen's title was there. */
const screensOf = (page: Page, paths: string[]) =>
  page.evaluate(async (asked) => {
    const screens = [];
    for (const path of asked) {
      const before = document.querySelector('main h1')?.textContent;
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      const since = performance.now();
      let title = before;
      while ((title === before || title === undefined) && performance.now() - since < 15_000) {
        await new Promise(requestAnimationFrame);
        title = document.querySelector('main h1')?.textContent;
      }
      screens.push({ path: location.pathname, title });
    }
    return screens;
  }, paths);

/** The title that the server writes into the page of each of these paths. */
const firstFramesOf = (paths: string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(path)).text();
      const sent = new DOMParser().parseFromString(html, 'text/html');
      return { path, title: sent.querySelector('#first-frame h1')?.textContent };
    }),
  );

const allToLogin = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, '/login']));

for (const role of roles) {
  const own = guardedRoutes[role];
  const others = roles.filter((other) => other !== role).flatMap((other) => guardedRoutes[other]);

  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`${role} is sent to /login from the routes of others and a deep link, and opens every own one`, async ({
      page,
    }) => {
      const [link] = others;
      await page.goto(link ?? '');
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => endsOf(page, others)).toEqual(allToLogin(others));

      const opened = await screensOf(page, [...own]);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(opened).toEqual(await page.evaluate(firstFramesOf, [...own]));
      expect(new Set(opened.map(({ title }) => title)).size).toBe(own.length);
    });
  });
}

test('a visitor is sent to /login from every guarded route, and from a deep link of each role', async ({
  page,
}) => {
  for (const [home] of Object.values(guardedRoutes)) {
    await page.goto(home);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your workspace');
  }
  const guarded = Object.values(guardedRoutes).flat();
  await expect.poll(() => endsOf(page, guarded)).toEqual(allToLogin(guarded));
});

for (const stored of [null, people.hr, people.sys]) {
  test.describe(`${stored?.role ?? 'a visitor'} on public routes`, () => {
    test.use({ stored });
    test(`${stored?.role ?? 'a visitor'} opens /, /login and /saas`, async ({ page }) => {
      for (const path of ['/', '/login', '/saas']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(path);
      }
    });
  });
}
