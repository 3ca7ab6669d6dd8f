import type { Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { editorIn } from './support/editor';
import { walkInBrowser } from './support/walk';
import { editorFlow } from '../models/editor.flow';

const openAt = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SaaS Admin Panel');
};

test.describe('plans, by the operator', () => {
  test.use({ stored: people.sys });
  walkInBrowser(editorFlow, {
    ...editorIn({
      open: openAt('/genius'),
      form: (page) => page.getByRole('form', { name: 'Plan', exact: true }),
      field: 'Name',
      fill: (page) =>
        page.getByRole('form', { name: 'Plan', exact: true }).getByLabel('Name').fill('Another'),
      add: 'Add Plan',
      update: 'Update Plan',
      editAnyway: 'Edit the other plan',
      records: { a: 'Basic', b: 'Pro' },
    }),
    isOther: true,
  });
});

test.describe('offers, by a visitor', () => {
  walkInBrowser(editorFlow, {
    ...editorIn({
      open: openAt('/saas'),
      form: (page) => page.getByRole('form', { name: 'Offer', exact: true }),
      field: 'Code',
      fill: (page) => page.getByLabel('Code').fill('Another'),
      add: 'Add Offer',
      update: 'Update Offer',
      editAnyway: 'Edit the other offer',
      records: { a: 'WELCOME20', b: 'YEAREND30' },
    }),
    isOther: true,
  });
});
