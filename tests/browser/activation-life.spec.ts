import type { Locator, Page } from '@playwright/test';
import { activationModel } from '../models/activation.model';
import { clientActivationModel } from '../models/client-activation.model';
import { offerActivationModel } from '../models/offer-activation.model';
import { planActivationModel } from '../models/plan-activation.model';
import { expect, test } from './support/app';
import { goTo, signInAs, takeOver } from './support/session';
import { walkLifecycleInBrowser, type Way } from './support/walk-life';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: name });
const open = async (page: Page) => {
  await page.clock.install({ time: '2026-11-21T08:30:00.000Z' });
  await page.goto('/');
};
/** A button that stands there only where its command may be given. */
const press = (buttonIn: (page: Page) => Locator): Way<unknown> => ({
  ask: (page) => buttonIn(page).click(),
  offered: (page) => expect(buttonIn(page)).toBeEnabled(),
  refused: (page) => expect(buttonIn(page)).toHaveCount(0),
});

const manage = async (page: Page) => {
  await goTo(page, 'Manage Users');
  await page.getByLabel('Search').fill('Karim Haddad');
  await expect(row(page, 'Karim Haddad')).toBeVisible();
};

const changed = 'The form that changes it is walked with its own flow.';
const employed = 'The form that changes it is walked in manage-users.';
const deleted = 'Deleting and undoing are walked with their own flow.';
const neverDeleted = 'No page deletes one.';

test.describe('a user', () => {
  const elsewhere = 'Manage Users opens for company managers and admins only.';
  walkLifecycleInBrowser(activationModel, {
    open,
    people: {
      manager: async (page) => {
        await signInAs(page, 'manager');
        await manage(page);
      },
      admin: async (page) => {
        await takeOver(page, { email: 'hakim@demo.com', name: 'Hakim Ziani', role: 'admin' });
        await manage(page);
      },
      hr: elsewhere,
      employee: elsewhere,
      teammanager: elsewhere,
      sys: elsewhere,
      themselves: 'Nobody is signed in as two people.',
    },
    commands: {
      activate: press((page) => button(page, 'Activate Karim Haddad')),
      deactivate: press((page) => button(page, 'Deactivate Karim Haddad')),
      change: changed,
      employ: employed,
      move: employed,
      'move to somebody away': employed,
      'move to a colleague': employed,
      'move to nobody known': employed,
      'move to their own team': employed,
      promote: employed,
      delete: neverDeleted,
      restore: neverDeleted,
    },
    look: async (page, { record }) => {
      await expect(row(page, 'Karim Haddad').getByRole('cell').nth(5)).toHaveText(record.status);
      await button(page, 'Details of Karim Haddad').click();
      const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem');
      await expect(entries.locator('span')).toHaveText([
        'Created by Admin',
        ...record.history.map(({ action, by }) => `${action} by ${by}`),
      ]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  });
});

const operatorOnly = {
  hr: 'The provider’s pages open for its operator only.',
  employee: 'The provider’s pages open for its operator only.',
  manager: 'The provider’s pages open for its operator only.',
  teammanager: 'The provider’s pages open for its operator only.',
  admin: 'The provider’s pages open for its operator only.',
};

test.describe('a client', () => {
  walkLifecycleInBrowser(clientActivationModel, {
    open,
    people: {
      ...operatorOnly,
      sys: async (page) => {
        await signInAs(page, 'sys');
        await goTo(page, 'Clients');
      },
    },
    commands: {
      activate: press((page) => button(page, 'Activate Atlas Services')),
      deactivate: press((page) => button(page, 'Deactivate Atlas Services')),
      change: changed,
      delete: neverDeleted,
      restore: neverDeleted,
    },
    look: (page, { stop }) =>
      expect(row(page, 'Atlas Services').getByRole('cell').nth(3)).toHaveText(
        stop === 'active' ? 'Active' : 'Inactive',
      ),
  });
});

const toggle = (page: Page) => row(page, 'Advanced analytics').getByRole('cell').nth(3);

test.describe('a plan', () => {
  walkLifecycleInBrowser(planActivationModel, {
    open,
    people: { ...operatorOnly, sys: (page) => signInAs(page, 'sys') },
    commands: {
      activate: press((page) => toggle(page).getByRole('switch', { checked: false })),
      deactivate: press((page) => toggle(page).getByRole('switch', { checked: true })),
      change: changed,
      delete: deleted,
      restore: deleted,
    },
    look: (page, { stop }) =>
      expect(toggle(page)).toHaveText(stop === 'active' ? 'Active' : 'Inactive'),
  });
});

test.describe('an offer', () => {
  walkLifecycleInBrowser(offerActivationModel, {
    open,
    people: { ...operatorOnly, sys: (page) => signInAs(page, 'sys') },
    commands: {
      activate: 'An offer has no switch.',
      deactivate: 'An offer has no switch.',
      change: changed,
      delete: deleted,
      restore: deleted,
    },
    look: (page) => expect(row(page, 'WELCOME20')).toBeVisible(),
  });
});
