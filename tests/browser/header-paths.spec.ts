import type { Page } from '@playwright/test';
import { headerFlow } from '../models/header.flow';
import { expect, people, test } from './support/app';
import { type PageTable, walkInBrowser } from './support/walk';

const menuButton = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ });
const bellButton = (page: Page) => page.getByRole('button', { name: /^Notifications \(4\)$/ });

/** Everything that the header has opened, and what its buttons say of it. */
const panelsOf = async (page: Page) => ({
  menu: await page.getByRole('navigation', { name: 'Mobile' }).isVisible(),
  menuButton: await menuButton(page).getAttribute('aria-label'),
  menuExpanded: await menuButton(page).getAttribute('aria-expanded'),
  bell: await page.getByRole('region', { name: 'Notifications', exact: true }).isVisible(),
  bellExpanded: await bellButton(page).getAttribute('aria-expanded'),
});

type Stop = keyof typeof headerFlow.table;

const closed = {
  menu: false,
  menuButton: 'Open menu',
  menuExpanded: 'false',
  bell: false,
  bellExpanded: 'false',
};
const looks: Record<Stop, typeof closed> = {
  closed,
  menu: { ...closed, menu: true, menuButton: 'Close menu', menuExpanded: 'true' },
  bell: { ...closed, bell: true, bellExpanded: 'true' },
};

const headerPage: PageTable<Stop, keyof typeof headerFlow.events> = {
  open: async (page) => {
    await page.goto('/hr');
    await expect(bellButton(page)).toBeVisible();
  },
  look: (page, stop) => expect.poll(() => panelsOf(page)).toEqual(looks[stop]),
  make: {
    'menu button': (page) => menuButton(page).click(),
    'bell button': (page) => bellButton(page).click(),
    'click outside': (page) => page.mouse.click(200, 32),
    escape: async (page, stop) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(stop === 'menu' ? menuButton(page) : bellButton(page)).toBeFocused();
    },
    navigation: async (page, stop) => {
      const away = stop === 'menu' ? 'Job Listings' : 'View all';
      await page.getByRole('link', { name: away }).click();
      await expect(page).toHaveURL(stop === 'menu' ? '/hr/job-listings' : '/hr/notifications');
    },
    'watching fails': null,
  },
  leftOut: /^$/,
  because: 'Listening to the page for what closes a panel cannot fail in a browser.',
};

test.use({ stored: people.hr, viewport: { width: 390, height: 844 } });
walkInBrowser(headerFlow, headerPage);
