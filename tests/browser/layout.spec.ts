import { roles } from '@/data/schemas/role';
import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { holdMuch } from './support/much';
import { misfits } from './support/misfits';
import { guardedRoutes, homes } from './support/routes';
import { follow } from './support/session';

const widths = [320, 390, 1024, 1440, 1920];

/** Waits until a page that was opened by a link has asked for nothing more: its parts and charts stand. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    for (let before = -1, asked = 0; before !== asked;) {
      before = asked;
      await new Promise((resolve) => setTimeout(resolve, 300));
      asked = performance.getEntriesByType('resource').length;
    }
  });

for (const role of roles) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`nothing is cut or too wide on the screens of ${role}, with long names and much`, async ({
      page,
    }) => {
      test.slow();
      await holdMuch(page);
      const found: string[] = [];
      await page.goto(homes[role]);
      await expect(page.locator('main h1')).toBeVisible();
      for (const path of guardedRoutes[role]) {
        if (path !== homes[role]) await follow(page, path);
        await arrived(page);
        if (path === '/hr/candidates')
          await expect(page.getByText('10012 of 10012 candidates')).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          let last: string[] | null = null;
          const settle = async () => (last = await misfits(page));
          // A chart is drawn anew a moment after its place has changed.
          await expect
            .poll(settle, { timeout: 3000 })
            .toEqual([])
            .catch(() => undefined);
          found.push(
            ...(last ?? (await misfits(page))).map((misfit) => `${path} at ${width}: ${misfit}`),
          );
        }
      }
      expect(found).toEqual([]);
    });
  });
}
