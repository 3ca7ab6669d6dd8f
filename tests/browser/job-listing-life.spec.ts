import type { Page } from '@playwright/test';
import { jobListingModel } from '../models/job-listing.model';
import { expect } from './support/app';
import { goTo, signInAs } from './support/session';
import { walkLifecycleInBrowser } from './support/walk-life';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New Job Listing' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Job' });
const listed = (page: Page) => page.getByRole('table').getByRole('row', { name: 'Translator' });
const menu = (page: Page) =>
  page.getByRole('button', { name: 'More actions for Translator', exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** A command of the row's menu. */
const inMenu = (name: string, also: (page: Page) => Promise<void> = async () => {}) => ({
  ask: async (page: Page) => {
    await menu(page).click();
    await item(page, name).click();
    await also(page);
  },
  offered: async (page: Page) => {
    await menu(page).click();
    await expect(item(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
  },
  refused: async (page: Page) => {
    await menu(page).click();
    await expect(item(page, 'Show workflow')).toBeVisible();
    await expect(item(page, name)).toHaveCount(0);
    await page.keyboard.press('Escape');
  },
});
const elsewhere = 'Job Listings opens for HR only.';

walkLifecycleInBrowser(jobListingModel, {
  open: async (page) => {
    await page.clock.setFixedTime('2026-11-21T08:30:00.000Z');
    await page.goto('/');
  },
  people: {
    hr: async (page, { record }) => {
      await signInAs(page, 'hr');
      await goTo(page, 'Job Listings');
      await page.getByRole('button', { name: 'Create Job' }).click();
      await expect(listed(page)).toHaveCount(0);
      for (const [label, value] of Object.entries({
        Title: record.title,
        Location: record.location,
        'Experience (years)': record.experience,
        'Skills (comma separated)': record.skills,
        Description: record.description,
      })) {
        await dialog(page).getByLabel(label).fill(value);
      }
      await save(page).click();
      await expect(dialog(page)).toHaveCount(0);
    },
    employee: elsewhere,
    manager: elsewhere,
    teammanager: elsewhere,
    admin: elsewhere,
    sys: elsewhere,
  },
  commands: {
    open: {
      ask: (page) => save(page).click(),
      offered: (page) => expect(save(page)).toBeEnabled(),
      refused: (page) => expect(save(page)).toHaveCount(0),
    },
    change: inMenu('Edit', async (page) => {
      const edited = page.getByRole('dialog', { name: 'Edit Translator' });
      await edited.getByLabel('Location').fill('Oran');
      await save(page).click();
      await expect(edited).toHaveCount(0);
    }),
    empty: 'The form asks for a title before it is sent.',
    close: inMenu('Close'),
    reopen: inMenu('Reopen'),
  },
  look: (page, { record }) =>
    expect(listed(page).getByRole('cell')).toHaveText([
      record.title,
      record.location,
      record.experience,
      record.skills,
      '21 Nov 2026',
      record.status,
      '',
    ]),
});
