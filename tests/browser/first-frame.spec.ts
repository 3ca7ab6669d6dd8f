import type { Locator, Page } from '@playwright/test';
import { expect, people, test } from './support/app';

/** Opens an address while the libraries' code is held. Returns what lets it come. */
async function openHeld(page: Page, path: string) {
  let letCome: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/core-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => letCome?.();
}

const placeOf = async (title: Locator) => {
  const { x, y, height } = (await title.boundingBox()) ?? {};
  return { x, y, height };
};

const frame = (page: Page) => page.locator('#first-frame');

test.describe('a signed-in person', () => {
  test.use({ stored: people.hr });

  for (const width of [390, 1440]) {
    test(`sees the title where it will stand, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const letCome = await openHeld(page, '/hr/upload-resumes');
      const early = frame(page).locator('h1');
      await expect(early).toHaveText('Resume Import & AI Analysis');
      await expect(early).toBeVisible();
      await expect(page.getByRole('heading')).toHaveCount(0);
      const place = await placeOf(early);
      letCome();
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Resume Import & AI Analysis');
      expect(await placeOf(title)).toEqual(place);
      await expect(frame(page)).toHaveCount(0);
    });
  }

  test('sees no title of the list where the address names a record', async ({ page }) => {
    const letCome = await openHeld(page, '/hr/candidates?candidate=candidate-rachid-ouali');
    await expect(page.locator('#root')).toBeAttached();
    await expect(frame(page)).toHaveCount(0);
    letCome();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rachid Ouali');
  });

  test('is sent to /login from a screen of another role, and no frame stays', async ({ page }) => {
    await page.goto('/genius');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });

  test('comes back to where the screen was scrolled, by a reload', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/hr/reports');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.waitForFunction(() => window.scrollY === 300);
    await page.reload();
    await page.waitForFunction(() => window.scrollY === 300);
  });
});

test.describe('the provider', () => {
  test.use({ stored: people.sys });

  test('comes to the part of a screen that a link names', async ({ page }) => {
    await page.goto('/genius#payments');
    const part = page.locator('#payments');
    await expect(part).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  });
});

test('a visitor sees no frame of a screen', async ({ page }) => {
  const letCome = await openHeld(page, '/hr');
  await expect(frame(page)).toBeAttached();
  await expect(frame(page)).toBeHidden();
  letCome();
  await expect(page).toHaveURL('/login');
});
