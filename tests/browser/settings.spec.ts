import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';

/** Where each role has its settings, and the cards there. */
const settings = {
  hr: {
    path: '/hr/settings',
    cards: ['Job Titles & Post Types', 'Evaluation Models', 'Leave & Absence Rules'],
  },
  employee: {
    path: '/employee/settings',
    cards: ['Edit Profile', 'Notification Preferences', 'Evaluation History', 'My Absences'],
  },
  manager: {
    path: '/manager/settings',
    cards: ['Team Objectives', 'Alert Thresholds', 'Performance Criteria'],
  },
  admin: {
    path: '/admin/settings',
    cards: ['Roles & Permissions', 'Company Info', 'Contract Types', 'Departments & Status'],
  },
  teammanager: {
    path: '/settings',
    cards: ['Manage Team Settings', 'Task Reminders', 'Evaluation Rules', 'Late Task Alerts'],
  },
} as const;

for (const role of Object.keys(settings) as (keyof typeof settings)[]) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`${role}: the menu leads to the cards of the role`, async ({ page }) => {
      await page.goto(settings[role].path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Settings');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        ...settings[role].cards,
      ]);
      await expect(page.locator('aside [aria-current=page]')).toHaveText('Settings');
      // One view for all: axe looks at it once.
      if (role === 'hr') await expectAccessible(page);
    });
  });
}

test.describe('a stored user without a role', () => {
  test.use({ stored: { email: 'employee@demo.com', name: 'Karim Haddad' } });

  test('sees what an employee sees', async ({ page }) => {
    await page.goto('/employee/settings');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...settings.employee.cards,
    ]);
  });
});
