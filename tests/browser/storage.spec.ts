import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { goTo, logOut } from './support/session';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notKept =
  'This browser lets Masar keep nothing. You stay signed in until you close or reload the page.';

/** A browser that keeps nothing for the page: reaching for a storage throws, or every write does. */
const browsers: Record<string, () => void> = {
  'is blocked': () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [what, becomeSo] of Object.entries(browsers)) {
  test(`where the browser's storage ${what}, every page works and a sign-in lasts as long as the page`, async ({
    page,
  }) => {
    await page.addInitScript(becomeSo);
    for (const path of ['/', '/saas', '/nowhere']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
    }
    await page.goto('/hr');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(notKept)).toBeVisible();
    await page.getByRole('button', { name: /^hr@demo.com/ }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/hr');
    await expect(page.getByRole('link', { name: people.hr.email })).toBeVisible();
    await goTo(page, 'Messages');
    await expect(heading(page)).toHaveText('Messages');
    await logOut(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
}

test('where the browser keeps what it is given, nobody is warned', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Demo accounts' })).toBeVisible();
  await expect(page.getByText(notKept)).toHaveCount(0);
});
