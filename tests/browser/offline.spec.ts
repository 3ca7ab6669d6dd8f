import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { offline } from './support/gate';
import { docxResume } from './support/resumes';
import { goTo, logOut } from './support/session';

const notLoaded =
  'A part of the app could not be loaded. Please check your connection and try again.';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert');
const banner = (page: Page) => page.getByRole('banner');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Marks the page, and with it the demo's world: both are gone with a load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test.use({ provokes: offline });

test('a visitor finds the way in once the line is back, and out without one', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await mark(page);
  await context.setOffline(true);
  await banner(page).getByRole('link', { name: 'Login' }).click();
  await expect(alert(page)).toContainText(notLoaded);
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page).toHaveTitle('Sign in · Masar');

  await page.getByRole('button', { name: /^hr@demo.com/ }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/hr');
  await expect(alert(page)).toContainText(notLoaded);
  await expect(banner(page).getByRole('link', { name: people.hr.email })).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications (4)' })).toBeVisible();

  await context.setOffline(true);
  await logOut(page);
  await expect(heading(page)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => isMarked(page)).toBe(true);
});

test.describe('signed in', () => {
  test.use({ stored: people.hr });

  test('a screen that was never seen waits in the layout until the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/hr');
    await expect(heading(page)).toBeVisible();
    await mark(page);
    await context.setOffline(true);
    for (const screen of ['Settings', 'Job Listings', 'Messages']) {
      await goTo(page, screen);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(notLoaded);
    }
    await tryAgain(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(notLoaded);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/hr');
    await expect(alert(page)).toHaveCount(0);
    await goTo(page, 'Messages');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(notLoaded);
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(heading(page)).toHaveText('Messages');
    await goTo(page, 'Settings');
    await expect(heading(page)).toHaveText('System Settings');
    await expect.poll(() => isMarked(page)).toBe(true);
  });

  test('a resume is not called damaged when it is its reader that did not arrive', async ({
    page,
  }) => {
    await page.goto('/hr/upload-resumes');
    await page.getByLabel('Resumes', { exact: true }).setInputFiles([docxResume]);
    await page.getByLabel('Target job title').fill('Nurse');
    await page.context().route(/read-zip/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Analyze with AI' }).click();
    await expect(alert(page)).toContainText(
      'The reader could not be loaded. Please check your connection and try again.',
    );
    await expect(page.getByText('1 file selected')).toBeVisible();
    await page.context().unroute(/read-zip/);
    await page.getByRole('button', { name: 'Analyze with AI' }).click();
    await expect(page.getByText('1 of 1 read and analyzed.')).toBeVisible();
  });

  test('signing out works without a line, and the landing page comes when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/hr');
    await expect(heading(page)).toBeVisible();
    await mark(page);
    await context.setOffline(true);
    await logOut(page);
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(alert(page)).toContainText(notLoaded);
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(page.getByRole('link', { name: 'Pricing' }).first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect.poll(() => isMarked(page)).toBe(true);
  });
});
