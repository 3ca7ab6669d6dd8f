import { roles } from '@/data/schemas/role';
import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { expectAccessible } from './support/axe';
import { guardedRoutes, homes, openedScreens } from './support/routes';
import { follow } from './support/session';
import { enlargeText, overflow, smallTargets } from './support/touch';

test.describe.configure({ timeout: 90_000 });

test('axe finds nothing on /login, as it opens and with everything wrong', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Demo accounts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);
});

/** What does not fit the screen at an address: on a phone, and with text of twice its size there and on desks. */
async function unfit(page: Page, path: string, go: () => Promise<unknown>): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 100);
  await go();
  await expect(page.locator('main h1')).toBeVisible();
  if (/dialog|client=/.test(path)) await expect(page.getByRole('dialog')).toBeVisible();
  const found = (await smallTargets(page)).map((target) => `${path} ${target}`);
  const measure = async (size: string) => {
    const pixels = await overflow(page);
    if (pixels > 0) found.push(`${path} ${size}: ${pixels} pixels too wide`);
  };
  await measure('on a phone');
  await enlargeText(page, 200);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await measure(`at ${width} with large text`);
  }
  return found;
}

for (const role of [...roles, 'nobody'] as const) {
  test.describe(`the screens of ${role}`, () => {
    test.use({ stored: role === 'nobody' ? null : people[role], hasTouch: true });

    test(`fit a finger, a phone and large text: ${role}`, async ({ page }) => {
      const found: string[] = [];
      for (const path of openedScreens[role])
        found.push(...(await unfit(page, path, () => page.goto(path))));
      if (role !== 'nobody') {
        await page.goto(homes[role]);
        await expect(page.locator('main h1')).toBeVisible();
        for (const path of guardedRoutes[role])
          found.push(
            ...(await unfit(page, path, async () => {
              if (path !== homes[role]) await follow(page, path);
            })),
          );
      }
      expect(found).toEqual([]);
    });
  });
}

for (const role of ['hr', 'sys'] as const) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`axe finds nothing in the bell and the menu of ${role}`, async ({ page }) => {
      await page.goto(homes[role]);
      await expect(page.locator('main h1')).toBeVisible();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
      await expectAccessible(page, [390]);
    });
  });
}
