import { roles } from '@/data/schemas/role';
import { expect, people, test } from './support/app';
import { expectAccessible } from './support/axe';
import { homes } from './support/routes';

test.describe.configure({ timeout: 90_000 });

test('axe finds nothing on /login, as it opens and with everything wrong', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Demo accounts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);
});

for (const role of roles) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`axe finds nothing at the home of ${role}, with its bell and its menu`, async ({
      page,
    }) => {
      await page.goto(homes[role]);
      const bell = page.getByRole('button', { name: /^Notifications/ });
      await expect(bell).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      await expectAccessible(page);
      if (role !== 'hr' && role !== 'sys') return;
      await bell.click();
      await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
      await expectAccessible(page, [390]);
    });
  });
}
