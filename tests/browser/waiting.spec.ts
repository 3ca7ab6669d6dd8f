import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { signInAs } from './support/session';

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

/** What each role is told: the line, the address that it leads to, and what that list says of itself. */
const told = {
  hr: [
    ['2 resumes to read', '/hr/candidates?status=Pending', '2 of 12 candidates'],
    ['2 people at high risk of resigning', '/hr/resignation-risk?level=High', null],
    [
      '1 job listing open for 30 days or more',
      '/hr/job-listings?open=long',
      '1 of 5 job listings, open for 30 days or more',
    ],
  ],
  employee: [
    ['2 tasks due within 7 days', '/employee/tasks?waits=due', '2 of 5 tasks'],
    ['1 task with a new comment', '/employee/tasks?waits=comment', '1 of 5 tasks'],
  ],
  teammanager: [['3 tasks to evaluate', '/create-tasks?status=done', '3 of 20 tasks']],
  manager: [
    ['2 payments failed', '/billing-payments?status=Failed', '2 of 13 payments'],
    ['1 payment pending', '/billing-payments?status=Pending', '1 of 13 payments'],
  ],
  sys: [
    ['5 payments of clients failed', '/genius?status=failed#payments', '5 of 45 payments'],
    ['5 payments of clients pending', '/genius?status=pending#payments', '5 of 45 payments'],
    ['3 clients to renew within 7 days', '/clients?renewal=week', '3 of 12 clients'],
    ['3 clients inactive', '/clients?status=inactive', '3 of 12 clients'],
  ],
} as const;

test('each role is told what waits, and each line leads to what it counts', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  await page.goto('/');
  for (const role of ['hr', 'employee', 'teammanager', 'manager', 'sys'] as const) {
    await signInAs(page, role);
    await expect(waiting(page).getByRole('listitem')).toHaveText(told[role].map(([line]) => line));
    for (const [line, address, list] of told[role]) {
      await waiting(page).getByRole('link', { name: line, exact: true }).click();
      await expect(page).toHaveURL(address);
      const main = page.getByRole('main');
      if (list === null)
        await expect(
          main.getByRole('region', { name: 'Employees at Risk' }).getByRole('listitem'),
        ).toHaveCount(2);
      else await expect(main.getByText(list, { exact: true })).toBeVisible();
      await page.goBack();
      await expect(waiting(page)).toBeVisible();
    }
  }
});
