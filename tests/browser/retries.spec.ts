import { chooseAssignee } from './support/assignee';
import { expect, people, test } from './support/app';
import { failNext, holdFromNow, noAnswer, settle } from './support/faults';

test.describe('what a world did whose answer was lost is not done again', () => {
  test.use({ stored: people.hr });

  test('a task is assigned once, another like it is another, and a late answer takes nothing', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-21T09:00:00Z' });
    await page.goto('/hr/assign-tasks');
    await expect(page.getByRole('heading', { level: 1, name: 'Assign Tasks' })).toBeVisible();
    const form = page.locator('main form');
    const assign = form.getByRole('button', { name: 'Assign Task' });
    const rows = page.getByRole('row').filter({ hasText: 'Renew the lease' });
    const fill = async () => {
      await form.getByLabel('Title').fill('Renew the lease');
      await chooseAssignee(form, 'Karim Haddad');
      await form.getByLabel('Due date').fill('2026-12-01');
    };
    await fill();
    await failNext(page, 'tasks.assign', 'unheard');
    await assign.click();
    await expect(rows).toHaveCount(1);
    await page.clock.fastForward(15_000);
    await expect(form.getByRole('alert')).toHaveText(noAnswer);
    await assign.click();
    await expect(form.getByLabel('Title')).toHaveValue('');
    await expect(rows).toHaveCount(1);
    await fill();
    await assign.click();
    await expect(form.getByLabel('Title')).toHaveValue('');
    await expect(rows).toHaveCount(2);

    const undo = page.getByRole('button', { name: 'Undo' });
    await page.getByRole('button', { name: 'Delete Renew the lease' }).first().click();
    await expect(undo).toBeVisible();
    await failNext(page, 'tasks.restore', 'unheard');
    await undo.click();
    await expect(rows).toHaveCount(2);
    await expect(undo).toHaveCount(0);
    await page.clock.fastForward(15_000);
    await expect(page.getByText(`Not undone: ${noAnswer}`)).toBeVisible();
    await undo.click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    await expect(undo).toHaveCount(0);
    await expect(rows).toHaveCount(2);

    await fill();
    await holdFromNow(page, 'tasks.assign');
    await assign.click();
    await page.clock.fastForward(15_000);
    await expect(form.getByRole('alert')).toHaveText(noAnswer);
    await form.getByLabel('Title').fill('Renew the insurance');
    await settle(page, 'tasks.assign', 'answered');
    await expect(rows).toHaveCount(3);
    await expect(form.getByLabel('Title')).toHaveValue('Renew the insurance');
  });
});

test.describe('what an employee says', () => {
  test.use({ stored: people.employee });

  test('is one comment', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T09:00:00Z' });
    await page.goto('/employee/tasks');
    const box = page.getByLabel('Add a comment').first();
    const comments = page
      .getByRole('list', { name: /^Comments on/ })
      .getByRole('listitem')
      .filter({ hasText: 'The lease is renewed.' });
    await box.fill('The lease is renewed.');
    await failNext(page, 'tasks.send', 'unheard');
    await box.press('Enter');
    await expect(comments).toHaveCount(1);
    await page.clock.fastForward(15_000);
    await expect(page.getByText(noAnswer)).toBeVisible();
    await box.press('Enter');
    await expect(box).toHaveValue('');
    await expect(comments).toHaveCount(1);
  });
});

test.describe('a month of a plan', () => {
  test.use({ stored: people.manager });

  test('is paid once', async ({ page }) => {
    await page.clock.install({ time: '2026-11-22T09:00:00Z' });
    await page.goto('/manage-subscription');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Subscription');
    await failNext(page, 'subscription.subscribe', 'unheard');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert')).toHaveText(/^No answer came in time/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.fastForward(5000);
    await expect(page.getByText(/^Successfully subscribed/)).toBeVisible();
    await page.getByRole('link', { name: 'Billing & Payments' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing & Payments' })).toBeVisible();
    // The sample holds one of that day.
    await expect(page.getByRole('row').filter({ hasText: '22 Nov 2026' })).toHaveCount(2);
  });
});
