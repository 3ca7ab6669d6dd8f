import type { Page } from '@playwright/test';
import { handoverFlow } from '../models/handover.flow';
import { expect, people, test } from './support/app';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.hr });

const assign = async (page: Page, title: string) => {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Assignee').selectOption('Karim Haddad');
  await page.getByLabel('Due date').fill('2030-01-15');
  await page.getByRole('button', { name: 'Assign Task' }).click();
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
};
const write = (page: Page) => page.getByLabel('Title').fill('Half a thought');
const askFor = (title: string) => (page: Page) =>
  page.getByRole('button', { name: `Edit ${title}` }).click();

walkInBrowser(handoverFlow, {
  open: async (page) => {
    await page.goto('/hr/assign-tasks');
    await assign(page, 'Task a');
    await assign(page, 'Task b');
    await write(page);
  },
  look: async (page, stop) => {
    const dialog = page.getByRole('alertdialog', { name: 'Edit another task?' });
    await expect(dialog).toBeVisible({ visible: stop !== 'settled' });
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  },
  make: {
    'ask for a': askFor('Task a'),
    'ask for b': askFor('Task b'),
    settle: async (page, stop) => {
      if (stop === 'asking for a') return page.getByRole('button', { name: 'Stay' }).click();
      await page.getByRole('button', { name: 'Edit the other task' }).click();
      await expect(page.getByLabel('Title')).toHaveValue('Task b');
      return write(page);
    },
  },
  leftOut: /(?!)/,
});
