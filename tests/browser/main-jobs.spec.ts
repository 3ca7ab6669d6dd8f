import { expect, people, test } from './support/app';
import { tabTo } from './support/keyboard';

// What the other roles do by keyboard alone stands in their own tests: users, subscriptions, the provider's plans.

test.describe('HR', () => {
  test.use({ stored: people.hr });

  test('shortlists the best candidate by keyboard alone', async ({ page }) => {
    await page.goto('/hr/ranking');
    await expect(page.getByRole('link', { name: 'Amina Bouzid', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amina Bouzid');
    await tabTo(page, page.getByRole('button', { name: 'Shortlist' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Shortlisted', { exact: true }).first()).toBeVisible();
    // The button is gone, and what stands in its place has the focus: a decision is taken back as it was made.
    await expect(page.getByRole('button', { name: 'Take off the shortlist' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Shortlist' })).toBeFocused();
  });
});

test.describe('an employee', () => {
  test.use({ stored: people.employee });

  test('finishes a task by keyboard alone', async ({ page }) => {
    await page.goto('/employee');
    await tabTo(page, page.getByRole('link', { name: 'Due within 7 days 2' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Tasks');
    await tabTo(page, page.getByRole('button', { name: 'Mark as Done' }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('article', { name: 'Client satisfaction survey' }).getByText('Done').first(),
    ).toBeVisible();
  });
});

test.describe('a team manager', () => {
  test.use({ stored: people.teammanager });

  test('evaluates a task by keyboard alone', async ({ page }) => {
    await page.goto('/teammanager');
    await tabTo(page, page.getByRole('link', { name: 'To evaluate 3' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Evaluation score'));
    await page.keyboard.press('9');
    await tabTo(page, page.getByRole('button', { name: 'Save Score' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Score 9 saved', { exact: true })).toBeVisible();
  });
});
