import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { signInAs } from './support/session';

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

/** What each role is told: the line, the address that it leads to, and what that list says of itself. */
const told = {
  hr: [
    ['Resumes to read 2', '/hr/candidates?status=Pending', '2 of 12 candidates'],
    ['At high risk of resigning 2', '/hr/resignation-risk?level=High', null],
    [
      'Listings open for 30 days or more 1',
      '/hr/job-listings?open=long',
      '1 of 5 job listings, open for 30 days or more',
    ],
  ],
  employee: [
    ['Due within 7 days 2', '/employee/tasks?waits=due', '2 of 5 tasks'],
    ['With a new comment 1', '/employee/tasks?waits=comment', '1 of 5 tasks'],
  ],
  teammanager: [['To evaluate 3', '/create-tasks?status=done', '3 of 20 tasks']],
  manager: [
    ['Failed payments 2', '/billing-payments?status=Failed', '2 of 13 payments'],
    ['Pending payments 1', '/billing-payments?status=Pending', '1 of 13 payments'],
  ],
  sys: [
    ['Failed payments 5', '/genius?status=failed#payments', '5 of 45 payments'],
    ['Pending payments 5', '/genius?status=pending#payments', '5 of 45 payments'],
    ['Renewals within 7 days 3', '/clients?renewal=week', '3 of 12 clients'],
    ['Inactive companies 3', '/clients?status=inactive', '3 of 12 clients'],
  ],
} as const;

/** The figures that lead to what they count: the link's name and its address. */
const counted = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Show / })
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    );

const figures = {
  hr: [
    ['Show 10', '/hr/candidates?status=Analyzed'],
    ['Show 5', '/hr/job-listings'],
    ['Show 8', '/hr/resignation-risk'],
  ],
  employee: [],
  teammanager: [
    ['Show Amine Kaci', '/team-members?member=u-10'],
    ['Show Karim Haddad', '/team-members?member=u-09'],
    ['Show Meriem Saadi', '/team-members?member=u-13'],
  ],
  manager: [
    ['Show 24', '/manage-users'],
    ['Show 1', '/manage-subscription'],
    ['Show 2,500.00 DZD', '/billing-payments?status=Completed'],
    ['Show 10', '/billing-payments?status=Completed'],
    ['Show 2', '/billing-payments?status=Failed'],
    ['Show 1', '/billing-payments?status=Pending'],
    ['Show 24', '/manage-users'],
    ['Show 2', '/manage-users?role=hr'],
    ['Show 4', '/manage-users?role=team-manager'],
    ['Show 16', '/manage-users?role=employee'],
    ['Show 1', '/manage-users?role=company-manager'],
  ],
  sys: [
    ['Show 96,749.50 DZD', '/genius?status=completed#payments'],
    ['Show 12,000.00 DZD', '/genius?status=pending#payments'],
    ['Show 13,000.00 DZD', '/genius?status=failed#payments'],
    ['Show 45', '/genius#payments'],
    ['Show 12', '/clients'],
    ['Show 9', '/clients?status=active'],
    ['Show 3', '/clients?status=inactive'],
  ],
} as const;

test('each role is told what waits, and each line leads to what it counts', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  await page.goto('/');
  for (const role of ['hr', 'employee', 'teammanager', 'manager', 'sys'] as const) {
    await signInAs(page, role);
    await expect(waiting(page).getByRole('listitem')).toHaveText(told[role].map(([line]) => line));
    expect(await counted(page)).toEqual(figures[role]);
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
