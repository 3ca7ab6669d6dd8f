import type { Page } from '@playwright/test';
import { notificationModel } from '../models/notification.model';
import { expect } from './support/app';
import { signInAs } from './support/session';
import { walkLifecycleInBrowser } from './support/walk-life';

const all = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
};
const told = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Lina Cherif sent you a message.' });

walkLifecycleInBrowser(notificationModel, {
  open: (page) => page.goto('/').then(() => undefined),
  people: {
    hr: async (page) => {
      await signInAs(page, 'hr');
      await all(page);
    },
  },
  commands: {
    open: {
      ask: async (page) => {
        await told(page).getByRole('link').click();
        await expect(page).toHaveURL('/hr/messages');
        await all(page);
      },
      offered: (page) => expect(told(page).getByRole('link')).toBeVisible(),
      refused: (page) => expect(told(page).getByRole('link')).toHaveCount(0),
    },
  },
  look: (page, { stop }) =>
    expect(told(page).getByText('Unread', { exact: true })).toHaveCount(stop === 'unread' ? 1 : 0),
});
