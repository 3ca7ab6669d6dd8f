import type { Page } from '@playwright/test';
import { chosenOf, failures, uploadFlow } from '../models/upload.flow';
import { expect, people, test } from './support/app';
import { hold, settle } from './support/faults';
import { chosen } from './support/resumes';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.admin });

const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Karim Haddad' });
const press = (name: string) => (page: Page) =>
  editing(page).getByRole('button', { name, exact: true }).click();
const choose = (name: string) => (page: Page) =>
  editing(page)
    .getByLabel('Contract File')
    .setInputFiles(chosen(name, new TextEncoder().encode('%PDF')));
const end = (how: 'answered' | 'refused') => (page: Page) =>
  settle(page, 'users.keepContract', how);

const standing = 'contract-karim-haddad.pdf';

/** What the field says: how far the upload is, and what is wrong. */
const says = {
  empty: [standing, null, 'Remove'],
  removed: [`${standing} will be removed`, null, 'Keep'],
  sending: ['Uploading…', null, 'Cancel upload'],
  awaited: ['Uploading…', 'Wait until the file is uploaded, or cancel its upload', 'Cancel upload'],
  kept: [`is uploaded, in place of ${standing}`, null, 'Remove'],
  refused: ['', failures.refused, 'Try again', 'Remove'],
  'standing still': ['', failures['standing still'], 'Try again', 'Remove'],
} as const;

walkInBrowser(uploadFlow, {
  open: async (page) => {
    await hold(page, 'users.keepContract');
    await page.clock.install({ time: '2026-11-21T09:00:00Z' });
    await page.goto('/admin/manage-users?user=u-09&dialog=edit');
    await expect(editing(page)).toBeVisible();
  },
  look: async (page, stop, trail) => {
    const said = says[stop as keyof typeof says];
    const field = editing(page).getByRole('group', { name: 'Upload' });
    const [progress = null, problem = null, ...buttons] = said ?? [];
    const name = stop === 'kept' ? `${chosenOf(trail).name} ` : '';
    await expect(field.getByRole('status')).toHaveText(
      progress === null ? [] : [`${name}${progress}`],
    );
    await expect(field.locator('p')).toHaveText(problem === null ? [] : [problem]);
    await expect(field.locator('button')).toHaveText(buttons);
  },
  make: {
    choose: choose('contract.pdf'),
    'choose another': choose('other.pdf'),
    'half is sent': null,
    'is kept': end('answered'),
    'is refused': end('refused'),
    'stands still': (page) => page.clock.runFor(60_000),
    breaks: null,
    'send the form': press('Save'),
    again: press('Try again'),
    'put back': press(`Keep ${standing}`),
    remove: (page, stop) =>
      editing(page)
        .getByRole('button', { name: /^(Cancel the upload of|Remove) / })
        .and(page.getByText(stop === 'sending' || stop === 'awaited' ? 'Cancel upload' : 'Remove'))
        .click(),
  },
  leftOut: /^(half sent|awaited, half sent|broken) /,
  because: 'The demo keeps a file at once. How far an upload is shows in the live world.',
});
