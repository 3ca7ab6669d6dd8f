import type { Page } from '@playwright/test';
import type { Role } from '@/data/schemas/role';
import type { SessionUser } from '@/data/schemas/session';
import { expect } from './app';
import { people } from './people';
import { homes } from './routes';

/** Signs in where the page is, without loading it anew. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await page.getByLabel('Email').fill(people[role].email);
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(homes[role]);
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

/**
 * Has a person signed in, without loading the page anew: as if another tab had stored the session, which this
 * one takes over from whoever was signed in. How one signs in on the login page is no part of it.
 */
export async function takeOver(page: Page, user: Omit<SessionUser, 'id'>): Promise<void> {
  const banner = page.getByRole('banner');
  // It comes once the session is restored and watched.
  await expect(banner).toBeVisible();
  await page.evaluate((stored) => {
    localStorage.setItem('user', stored);
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  }, JSON.stringify(user));
  await banner.getByRole('link', { name: user.email }).click();
  await expect(page).toHaveURL(homes[user.role]);
}

/** Has the demo account of a role signed in, without loading the page anew. */
export const signInAs = (page: Page, role: Role): Promise<void> => takeOver(page, people[role]);

/** Opens a screen from the navigation of whoever is signed in. */
export const goTo = (page: Page, screen: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: screen, exact: true })
    .click();

/**
 * Follows an in-app link to an address, without loading the page anew, and waits until its screen's title stands there,
 * which is another than that of the screen before.
 */
export async function follow(page: Page, address: string): Promise<void> {
  const title = page.locator('main h1');
  const before = await title.textContent();
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(title).not.toHaveText(before ?? '');
}
