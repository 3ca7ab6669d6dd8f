import type { Page } from '@playwright/test';
import type { Role } from '@/data/schemas/role';
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

/** Signs in without loading the page anew, out first where somebody is in. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const out = page.getByRole('button', { name: 'Logout' });
  if (await out.isVisible()) await logOut(page);
  await signIn(page, role);
}

/**
 * Signs in a person who has no demo account, without loading the page anew: another tab stores the session,
 * and this one takes it over.
 */
export async function takeOver(
  page: Page,
  user: { email: string; name: string; role: Role },
): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
  await other.close();
  const home = page.getByRole('banner').getByRole('link', { name: user.email });
  await home.click();
  await expect(page).toHaveURL(homes[user.role]);
}

/** Opens a screen from the navigation of whoever is signed in. */
export const goTo = (page: Page, screen: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: screen, exact: true })
    .click();
