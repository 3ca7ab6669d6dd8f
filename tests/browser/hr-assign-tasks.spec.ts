import type { Page } from '@playwright/test';
import { editorFlow } from '../models/editor.flow';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { failNext, holdFromNow, refusedByDemo, settle, tookTooLong } from './support/faults';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.hr });

const open = async (page: Page) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/hr/assign-tasks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assign Tasks');
};

const save = (page: Page) => page.getByRole('button', { name: /^(Assign|Update) Task$/ });
const fill = async (page: Page, title: string) => {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Assignee').selectOption('Karim Haddad');
  await page.getByLabel('Due date').fill('2026-12-01');
};
const assign = async (page: Page, title: string) => {
  await fill(page, title);
  await save(page).click();
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
};
const rowsOf = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent ?? '')),
    );

test('starts empty, and does nothing while title, assignee or due date is missing', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText('No tasks assigned yet.')).toBeVisible();
  await expect(page.getByText('A task needs a title, an assignee and a due date')).toBeVisible();
  await expect(page.getByLabel('Priority')).toHaveValue('Medium');
  await save(page).click();
  await fill(page, '   ');
  await save(page).click();
  await fill(page, 'Renew the lease');
  await page.getByLabel('Assignee').selectOption('');
  await save(page).click();
  await fill(page, 'Renew the lease');
  await page.getByLabel('Due date').fill('');
  await save(page).click();
  await expect(page.getByText('No tasks assigned yet.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('assigns, edits in the same form, and goes back to adding', async ({ page }) => {
  await open(page);
  await assign(page, 'Renew the lease');
  await expect(page.getByLabel('Title')).toHaveValue('');
  expect(await rowsOf(page)).toEqual([
    ['Renew the lease', 'Karim Haddad', '1 Dec 2026', 'Medium', 'Active'],
  ]);
  await page.getByRole('button', { name: 'Edit Renew the lease' }).click();
  await expect(page.getByLabel('Due date')).toHaveValue('2026-12-01');
  await page.getByLabel('Title').fill('Renew both leases');
  await page.getByLabel('Priority').selectOption('High');
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByRole('button', { name: 'Assign Task' })).toBeVisible();
  expect(await rowsOf(page)).toEqual([
    ['Renew both leases', 'Karim Haddad', '1 Dec 2026', 'High', 'Active'],
  ]);
});

test('AI Suggest needs a title, then fills in who and when and says why', async ({ page }) => {
  await open(page);
  const suggest = page.getByRole('button', { name: 'AI Suggest' });
  await suggest.click();
  await expect(page.getByLabel('Assignee')).toHaveValue('');
  await page.getByLabel('Title').fill('Move the backups to PostgreSQL');
  await suggest.click();
  await expect(page.getByText('Suggested: Amine Kaci')).toBeVisible();
  await expect(page.getByLabel('Assignee')).toHaveValue('Amine Kaci');
  await expect(page.getByLabel('Due date')).not.toHaveValue('');
  await expect(page.getByText('Amine Kaci has PostgreSQL, which the title names.')).toBeVisible();
});

test('a deleted task can be had back, each of several', async ({ page }) => {
  await open(page);
  await assign(page, 'First');
  await assign(page, 'Second');
  const before = await rowsOf(page);
  await page.getByRole('button', { name: 'Delete First' }).click();
  await page.getByRole('button', { name: 'Delete Second' }).click();
  await expect(page.getByText('No tasks assigned yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo deleting First' }).click();
  await page.getByRole('button', { name: 'Undo deleting Second' }).click();
  await expect.poll(() => rowsOf(page)).toEqual(before);
  await expect(page.getByRole('button', { name: /Undo/ })).toHaveCount(0);
});

test('a delete or an undo that is refused says so, and changes nothing', async ({ page }) => {
  await open(page);
  await assign(page, 'First');
  const before = await rowsOf(page);
  await failNext(page, 'tasks.remove', 'refused');
  await page.getByRole('button', { name: 'Delete First' }).click();
  await expect(page.getByRole('alert')).toHaveText(refusedByDemo);
  expect(await rowsOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Delete First' }).click();
  await expect(page.getByText('No tasks assigned yet.')).toBeVisible();
  await failNext(page, 'tasks.restore', 'refused');
  await page.getByRole('button', { name: 'Undo deleting First' }).click();
  await expect(page.getByRole('alert')).toHaveText([refusedByDemo, refusedByDemo]);
  await expect(page.getByText('No tasks assigned yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo deleting First' }).click();
  await expect.poll(() => rowsOf(page)).toEqual(before);
});

test('unsaved text asks before the screen, or the task in the form, is left', async ({ page }) => {
  await open(page);
  await assign(page, 'First');
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByRole('link', { name: 'Export Reports' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Edit First' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Edit another task?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Edit First' }).click();
  await page.getByRole('button', { name: 'Edit the other task' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('First');
  await page.getByRole('link', { name: 'Export Reports' }).click();
  await expect(page).toHaveURL('/hr/export');
});

test('a task opens to its history and comments, and the URL restores it', async ({ page }) => {
  await open(page);
  await assign(page, 'First');
  await page.getByRole('button', { name: 'First', exact: true }).click();
  const card = page.getByRole('region', { name: 'First', exact: true });
  await expect(card.getByText('Created by Admin')).toBeVisible();
  await expect(card.getByText('No comments yet.')).toBeVisible();
  await card.getByLabel('Add a comment').fill('Ask the owner first');
  await card.getByLabel('Add a comment').press('Enter');
  await expect(card.getByRole('listitem').filter({ hasText: 'Ask the owner first' })).toBeVisible();
  await expect(page).toHaveURL(/task=/);
});

test('it is accessible', async ({ page }) => {
  await open(page);
  await assign(page, 'First');
  await page.getByRole('button', { name: 'First', exact: true }).click();
  await page.getByRole('button', { name: 'Delete First' }).click();
  await page.getByRole('button', { name: 'Undo deleting First' }).click();
  await expectAccessible(page);
});

/** What the form's saving asks of the world: for a new task, and for one that is edited. */
const saves = ['tasks.assign', 'tasks.send'] as const;

const removeAndUndo = (title: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(save(page)).toHaveText('Assign Task');
  await page.getByRole('button', { name: `Undo deleting ${title}` }).click();
};

const edit = (title: string) => async (page: Page, stop: string) => {
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  // What a refused save left in the form is asked about first.
  if (stop.startsWith('adding: '))
    await page.getByRole('button', { name: 'Edit the other task' }).click();
};

walkInBrowser(editorFlow, {
  open: async (page) => {
    await page.clock.install({ time: '2026-11-21T09:00:00Z' });
    await page.goto('/hr/assign-tasks');
    await assign(page, 'Task a');
    await assign(page, 'Task b');
    await holdFromNow(page, ...saves);
  },
  look: async (page, stop) => {
    const [, what, failure] = /^([a-z ]+)(?:: (.+))?$/.exec(stop) ?? [];
    const isNew = what === 'adding' || what === 'saving a new one';
    await expect(save(page)).toHaveText(isNew ? 'Assign Task' : 'Update Task');
    await expect(save(page)).toBeEnabled({ enabled: !stop.startsWith('saving') });
    const title = isNew ? (stop === 'adding' ? '' : 'Another') : `Task ${what?.at(-1)}`;
    await expect(page.getByLabel('Title')).toHaveValue(title);
    const sentences = { refused: refusedByDemo, 'no answer': tookTooLong };
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      failure === undefined ? [] : [sentences[failure as keyof typeof sentences]],
    );
  },
  make: {
    'edit a': edit('Task a'),
    'edit b': edit('Task b'),
    submit: async (page, stop) => {
      if (stop.startsWith('adding')) await fill(page, 'Another');
      await save(page).click();
    },
    cancel: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
    'a is removed': removeAndUndo('Task a'),
    'b is removed': removeAndUndo('Task b'),
    saved: (page, stop) =>
      settle(page, stop === 'saving a new one' ? saves[0] : saves[1], 'answered'),
    refused: (page, stop) =>
      settle(page, stop === 'saving a new one' ? saves[0] : saves[1], 'refused'),
    'no answer': (page) => page.clock.fastForward(15_000),
  },
  leftOut: /^$/,
});
