import type { Page } from '@playwright/test';
import { chooseAssignee } from './support/assignee';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { editorIn, undoOf } from './support/editor';
import { walkInBrowser } from './support/walk';
import { deletionFlow } from '../models/deletion.flow';
import { editorFlow } from '../models/editor.flow';
import { failNext, holdFromNow, noAnswer, refusedByDemo, settle } from './support/faults';

test.use({ stored: people.hr });

const open = async (page: Page) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/hr/assign-tasks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assign Tasks');
};

const save = (page: Page) => page.getByRole('button', { name: /^(Assign|Update) Task$/ });
const fill = async (page: Page, title: string) => {
  await page.getByLabel('Title').fill(title);
  await chooseAssignee(page, 'Karim Haddad');
  await page.getByLabel('Due date').fill('2026-12-01');
};
const assign = async (page: Page, title: string) => {
  await fill(page, title);
  await save(page).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
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
  await expect
    .poll(() => rowsOf(page))
    .toEqual([['Renew the lease', 'Karim Haddad', '1 Dec 2026', 'Medium', 'Active']]);
  await page.getByRole('button', { name: 'Edit Renew the lease' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Due date')).toHaveValue('2026-12-01');
  await page.getByLabel('Title').fill('Renew both leases');
  await page.getByLabel('Priority').selectOption('High');
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByRole('button', { name: 'Assign Task' })).toBeVisible();
  await expect
    .poll(() => rowsOf(page))
    .toEqual([['Renew both leases', 'Karim Haddad', '1 Dec 2026', 'High', 'Active']]);
});

test('stands in the order of assignment until sorted, on a phone too, and the address keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await assign(page, 'Renew the lease');
  await fill(page, 'Audit the books');
  await chooseAssignee(page, 'Amine Kaci');
  await page.getByLabel('Due date').fill('2026-11-30');
  await page.getByLabel('Priority').selectOption('High');
  await save(page).click();
  await assign(page, 'Book the room');
  const titles = async () => (await rowsOf(page)).map(([title]) => title);
  const header = (name: string) => page.getByRole('columnheader', { name });
  const sort = (name: string) => header(name).getByRole('button').click();
  await expect
    .poll(() => titles())
    .toEqual(['Renew the lease', 'Audit the books', 'Book the room']);
  await sort('Title');
  await expect(header('Title')).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(() => titles())
    .toEqual(['Audit the books', 'Book the room', 'Renew the lease']);
  await sort('Due date');
  await expect
    .poll(() => titles())
    .toEqual(['Audit the books', 'Renew the lease', 'Book the room']);
  await sort('Assignee');
  await expect
    .poll(() => titles())
    .toEqual(['Audit the books', 'Renew the lease', 'Book the room']);
  await sort('Assignee');
  await expect
    .poll(() => titles())
    .toEqual(['Renew the lease', 'Book the room', 'Audit the books']);
  await sort('Priority');
  await expect(header('Priority')).toHaveAttribute('aria-sort', 'descending');
  await expect
    .poll(() => titles())
    .toEqual(['Audit the books', 'Renew the lease', 'Book the room']);
  await expect(page).toHaveURL('/hr/assign-tasks?sort=priority&order=desc');
});

test('AI Suggest needs a title, then fills in who and when and says why', async ({ page }) => {
  await open(page);
  const suggest = page.getByRole('button', { name: 'AI Suggest' });
  await suggest.click();
  await expect(page.getByLabel('Assignee')).toHaveValue('');
  await page.getByLabel('Title').fill('Move the backups to PostgreSQL');
  await suggest.click();
  await expect(page.getByText('Suggested: Amine Kaci')).toBeVisible();
  await expect(page.getByLabel('Assignee').locator('option:checked')).toHaveText(/^Amine Kaci, /);
  await expect(page.getByLabel('Due date')).not.toHaveValue('');
  await expect(page.getByText('Amine Kaci has PostgreSQL, which the title names.')).toBeVisible();
});

test('a suggestion goes when its title does', async ({ page }) => {
  await open(page);
  await page.getByLabel('Title').fill('Renew the lease');
  await page.getByRole('button', { name: 'AI Suggest' }).click();
  const suggested = page.getByText(/^Suggested: /);
  await expect(suggested).toBeVisible();
  await page.getByLabel('Priority').selectOption('High');
  await expect(suggested).toBeVisible();
  await page.getByLabel('Title').fill('Renew the insurance');
  await expect(suggested).toHaveCount(0);
});

test('a deleted task can be had back, each of several', async ({ page }) => {
  await open(page);
  await assign(page, 'First');
  await assign(page, 'Second');
  const before = await rowsOf(page);
  await page.getByRole('button', { name: 'Delete First' }).click();
  await page.getByRole('button', { name: 'Delete Second' }).click();
  await expect(page.getByText('No tasks assigned yet.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await undoOf(page, 'Deleted First').click();
  await undoOf(page, 'Deleted Second').click();
  await expect.poll(() => rowsOf(page)).toEqual(before);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete First' }).click();
  await expect(page.getByRole('button', { name: 'Delete Second' })).toBeFocused();
});

test('a delete or an undo that is refused says so, and changes nothing', async ({ page }) => {
  await open(page);
  await assign(page, 'First');
  const before = await rowsOf(page);
  await failNext(page, 'tasks.remove', 'refused');
  await page.getByRole('button', { name: 'Delete First' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(refusedByDemo);
  await expect.poll(() => rowsOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Delete First' }).click();
  await expect(page.getByText('No tasks assigned yet.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await failNext(page, 'tasks.restore', 'refused');
  await undoOf(page, 'Deleted First').click();
  const again = undoOf(page, `Not undone: ${refusedByDemo}`);
  await expect(again).toBeVisible();
  await expect(page.getByText('No tasks assigned yet.')).toBeVisible();
  await again.click();
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
  await page.getByRole('link', { name: 'First', exact: true }).click();
  const card = page.getByRole('region', { name: 'First', exact: true });
  await expect(card.getByText('Created by Admin')).toBeVisible();
  await expect(card.getByText('No comments yet.')).toBeVisible();
  await card.getByLabel('Add a comment').fill('Ask the owner first');
  await card.getByLabel('Add a comment').press('Enter');
  await expect(card.getByRole('listitem').filter({ hasText: 'Ask the owner first' })).toBeVisible();
  await expect(page).toHaveURL(/task=/);

  // The card stands though its row is not among those found, and goes with its task.
  await card.getByLabel('Add a comment').fill('And the bank');
  await page.getByLabel('Status').selectOption('Done');
  await expect(page.getByText('0 of 1 tasks')).toBeVisible();
  await expect(card.getByLabel('Add a comment')).toHaveValue('And the bank');
  await page.getByLabel('Status').selectOption('All Tasks');
  await page.getByRole('button', { name: 'Delete First' }).click();
  const none = page.getByText('No task is open. This task does not exist.');
  await expect(none).toBeVisible();
  await expect(card).toHaveCount(0);
  await undoOf(page, 'Deleted First').click();
  await expect(card.getByText('Restored by Nadia Benali')).toBeVisible();
  await expect(none).toHaveCount(0);
  await page.goto('/hr/assign-tasks?task=t-101');
  await expect(none).toBeVisible();
});

test('a search that finds nothing says so, and a long word widens nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const title = 'Donaudampfschifffahrt'.repeat(8);
  await assign(page, title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByLabel('Search').fill('nothing like it');
  await expect(page.getByText('No tasks match the search and the status.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('it is accessible', async ({ page }) => {
  await open(page);
  await assign(page, 'First');
  await page.getByRole('link', { name: 'First', exact: true }).click();
  await page.getByRole('button', { name: 'Delete First' }).click();
  await undoOf(page, 'Deleted First').click();
  await expectAccessible(page);
});

walkInBrowser(
  editorFlow,
  editorIn({
    open: async (page) => {
      await page.goto('/hr/assign-tasks');
      await assign(page, 'Task a');
      await assign(page, 'Task b');
    },
    form: (page) => page.locator('main form'),
    field: 'Title',
    fill: (page) => fill(page, 'Another'),
    add: 'Assign Task',
    update: 'Update Task',
    editAnyway: 'Edit the other task',
    records: { a: 'Task a', b: 'Task b' },
  }),
);

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test.describe('deleting', () => {
  const removing = 'tasks.remove';

  walkInBrowser(deletionFlow, {
    open: async (page) => {
      await page.clock.install({ time: '2026-11-21T09:00:00Z' });
      await page.goto('/hr/assign-tasks');
      await assign(page, 'Task a');
      await assign(page, 'Task b');
      await holdFromNow(page, removing);
    },
    look: async (page, _, trail) => {
      for (const title of ['Task a', 'Task b']) await expect(row(page, title)).toHaveCount(1);
      const last = trail.findLast((event) => event !== 'deleted');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        last === 'is refused' ? [refusedByDemo] : last === 'has no answer' ? [noAnswer] : [],
      );
    },
    make: {
      'delete a': (page) => page.getByRole('button', { name: 'Delete Task a' }).click(),
      'delete b': (page) => page.getByRole('button', { name: 'Delete Task b' }).click(),
      deleted: async (page, stop) => {
        const title = stop.startsWith('a') ? 'Task a' : 'Task b';
        await settle(page, removing, 'answered');
        await expect(row(page, title)).toHaveCount(0);
        await undoOf(page, `Deleted ${title}`).last().click();
      },
      'is refused': (page) => settle(page, removing, 'refused'),
      'has no answer': (page) => page.clock.fastForward(15_000),
    },
    leftOut: /^$/,
  });
});
