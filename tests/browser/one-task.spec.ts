import type { Locator } from '@playwright/test';
import { chooseAssignee } from './support/assignee';
import { expect, people, test } from './support/app';
import { goTo, logOut, signIn } from './support/session';

const title = 'Translate the payslip page';
const message = 'Both languages are online.';

/** What a task's history says, without its instants. */
const historyOf = async (task: Locator) => {
  const entries = task.getByRole('region', { name: 'History' }).getByRole('listitem');
  return (await entries.locator('span').allTextContents()).map((entry) => entry.trim());
};

const lived = [
  'Created by Admin',
  'Commented by Karim Haddad',
  'Marked as done by Karim Haddad',
  'Evaluation saved with score 8 by Manager',
];

test('HR assigns a task, the employee does it, the team manager evaluates it, and all see it', async ({
  page,
}) => {
  test.slow();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/');
  const card = page.getByRole('article', { name: title });

  await test.step('HR assigns it', async () => {
    await signIn(page, 'hr');
    await goTo(page, 'Assign Tasks');
    await expect(page.getByText('No tasks assigned yet.', { exact: true })).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await chooseAssignee(page, people.employee.name);
    await page.getByLabel('Due date').fill('2030-01-15');
    await page.getByLabel('Priority').selectOption('High');
    await page.getByRole('button', { name: 'Assign Task', exact: true }).click();
    const row = page.getByRole('row', { name: title });
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await logOut(page);
  });

  await test.step('the employee sees it, comments, and marks it as done', async () => {
    await signIn(page, 'employee');
    const listed = page.getByRole('listitem').filter({ hasText: title });
    await expect(listed).toContainText('Deadline: 15 Jan 2030');
    await expect(listed).toContainText('Pending');
    await listed.getByRole('link', { name: title }).click();
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await expect(card.getByText('No comments yet.', { exact: true })).toBeVisible();
    await expect(card).toContainText('0 of 8 hours');
    await expect(card).toContainText('High');
    await card.getByLabel('Add a comment').fill(message);
    await card.getByLabel('Add a comment').press('Enter');
    await expect(card.getByRole('list', { name: `Comments on ${title}` })).toContainText(message);
    await expect(card.getByLabel('Add a comment')).toHaveValue('');
    await card.getByRole('button', { name: 'Mark as Done' }).click();
    await expect(card.getByText('Done', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Mark as Done' })).toHaveCount(0);
    await expect.poll(() => historyOf(card)).toEqual(lived.slice(0, 3));
    await logOut(page);
  });

  await test.step('the team manager evaluates it with 8', async () => {
    await signIn(page, 'teammanager');
    await goTo(page, 'Tasks');
    await page.getByLabel('Search').fill('payslip');
    await page.getByLabel('Status').selectOption('Done');
    await expect(card).toContainText(message);
    await expect(card.getByText('Choose a score from 1 to 10', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Save Score' })).toHaveCount(0);
    await card.getByLabel('Evaluation score').selectOption('8');
    await card.getByRole('button', { name: 'Save Score' }).click();
    await expect(card.getByText('Evaluated', { exact: true })).toBeVisible();
    await expect(card.getByLabel('Evaluation score')).toBeDisabled();
    await expect(card.getByLabel('Evaluation score')).toHaveValue('8');
    await expect.poll(() => historyOf(card)).toEqual(lived);
    await logOut(page);
  });

  await test.step('the employee sees it evaluated', async () => {
    await signIn(page, 'employee');
    const listed = page.getByRole('listitem').filter({ hasText: title });
    await expect(listed).toContainText('Completed');
    await listed.getByRole('link', { name: title }).click();
    await expect(card.getByText('Evaluated', { exact: true })).toBeVisible();
    await expect(card).toContainText('8 of 10');
    await expect.poll(() => historyOf(card)).toEqual(lived);
    await logOut(page);
  });

  await test.step('HR sees it evaluated', async () => {
    await signIn(page, 'hr');
    await goTo(page, 'Assign Tasks');
    const row = page.getByRole('row', { name: title });
    await expect(row.getByText('Evaluated', { exact: true })).toBeVisible();
    await row.getByRole('link', { name: title, exact: true }).click();
    const details = page.getByRole('region', { name: title, exact: true });
    await expect(details).toContainText(message);
    await expect(details).toContainText('8 of 10');
    await expect.poll(() => historyOf(details)).toEqual(lived);
  });

  expect(loads).toBe(1);
});
