import { roles } from '@/data/schemas/role';
import { expect, people, test } from './support/app';
import { holdMuch } from './support/much';
import { misfits } from './support/misfits';
import { guardedRoutes } from './support/routes';

const widths = [320, 390, 1024, 1440, 1920];

for (const role of roles) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`nothing is cut or too wide on the screens of ${role}, with long names and much`, async ({
      page,
    }) => {
      test.slow();
      await holdMuch(page);
      const found: string[] = [];
      for (const path of guardedRoutes[role]) {
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
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
