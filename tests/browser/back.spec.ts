import type { Locator, Page } from '@playwright/test';
import { expect, people, test } from './support/app';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const title = (page: Page) => page.locator('h1');

/** A step on a screen, and what is there from it until Back. */
type Step = [
  path: string,
  titled: string,
  take: (page: Page) => Promise<unknown>,
  there: (page: Page) => Locator,
];
const showWorkflow = async (page: Page) => {
  await button(page, 'More actions for UX Designer').click();
  await page.getByRole('menuitem', { name: 'Show workflow' }).click();
};
const pressing = (name: string | RegExp) => (page: Page) => button(page, name).first().click();

const steps: { [role in keyof typeof people]?: Step[] } = {
  hr: [
    [
      '/hr/job-listings',
      'Job Listings',
      pressing('Create Job'),
      (page) => dialog(page, 'New Job Listing'),
    ],
    [
      '/hr/job-listings',
      'Job Listings',
      showWorkflow,
      (page) => dialog(page, 'Workflow of UX Designer'),
    ],
    [
      '/hr/candidates?candidate=candidate-amina-bouzid',
      'Amina Bouzid',
      pressing('Correct by hand'),
      (page) => dialog(page, 'Correct by hand'),
    ],
    [
      '/hr/resignation-risk?level=High',
      'Employee Resignation Risk',
      pressing('Imene Larbi'),
      (page) => page.getByRole('region', { name: 'Resignation risk of Imene Larbi' }),
    ],
    [
      '/hr/performance?q=ka',
      'Employee Performance & Evaluation',
      (page) => page.getByLabel('Employee', { exact: true }).selectOption('Karim Haddad'),
      (page) => page.getByRole('region', { name: 'Tasks of Karim Haddad' }),
    ],
    [
      '/hr/interview-questions?candidate=candidate-rachid-ouali&target=job-data',
      'Interview Questions',
      async (page) => {
        await button(page, 'Generate Questions').click();
        await page.getByLabel('Candidate').selectOption('candidate-amina-bouzid');
      },
      (page) => page.locator('main:has(option[value=candidate-amina-bouzid]:checked)'),
    ],
    [
      '/hr/messages',
      'Messages',
      pressing(/^Karim Haddad/),
      (page) => page.getByRole('region', { name: 'Conversation with Karim Haddad' }),
    ],
  ],
  admin: [
    [
      '/admin/manage-users?q=a',
      'Manage Users',
      pressing(/^Details of/),
      (page) => dialog(page, 'User Details'),
    ],
    [
      '/admin/manage-users?q=a',
      'Manage Users',
      pressing('Add User'),
      (page) => dialog(page, 'Add User'),
    ],
    [
      '/admin/manage-users?q=a',
      'Manage Users',
      pressing('2'),
      (page) => page.locator('[aria-current=page]', { hasText: '2' }),
    ],
  ],
  teammanager: [
    [
      '/team-members',
      'Team Management',
      (page) => page.getByRole('link', { name: 'Karim Haddad' }).click(),
      (page) => page.locator('[aria-expanded=true]', { hasText: 'Karim Haddad' }),
    ],
    [
      '/create-tasks?q=karim',
      'Task management',
      pressing('Add Task'),
      (page) => dialog(page, 'Add Task'),
    ],
    [
      '/create-tasks',
      'Task management',
      pressing('Upgrade PostgreSQL'),
      (page) => page.locator('[aria-expanded=true]', { hasText: 'Upgrade PostgreSQL' }),
    ],
  ],
  sys: [
    [
      '/clients?plan=Pro',
      'Client Management',
      pressing('Add Client'),
      (page) => dialog(page, 'Add Client'),
    ],
    [
      '/clients?plan=Pro',
      'Client Management',
      pressing('View Payments of Atlas Services'),
      (page) => dialog(page, 'Atlas Services'),
    ],
  ],
};

for (const [role, taken] of Object.entries(steps)) {
  test.describe(role, () => {
    test.use({ stored: people[role as keyof typeof people] });

    test('Back undoes a step on a screen before it leaves the screen', async ({ page }) => {
      test.slow();
      for (const [path, titled, take, there] of taken) {
        await page.goto(path);
        await expect(title(page)).toHaveText(titled);
        await expect(there(page)).toHaveCount(0);
        await take(page);
        await expect(there(page)).toBeVisible();
        await page.goBack();
        await expect(there(page)).toHaveCount(0);
        await expect(page).toHaveURL(path);
        await expect(title(page)).toHaveText(titled);
      }
    });
  });
}

test.describe('what a machine held open before a reload', () => {
  test.use({ stored: people.hr });

  test('leaves no step behind', async ({ page }) => {
    await page.goto('/hr');
    await page.getByRole('link', { name: 'Job Listings' }).click();
    await expect(title(page)).toHaveText('Job Listings');
    await showWorkflow(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveText('Job Listings');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state.opened)).toBe(undefined);
    await page.goBack();
    await expect(title(page)).toHaveText('HR Dashboard');
    await expect(page).toHaveURL('/hr');
  });
});

test.describe('a search', () => {
  test.use({ stored: people.hr });

  test('is typed in place: Back leaves the screen at once', async ({ page }) => {
    await page.goto('/hr');
    await page.getByRole('link', { name: 'Resignation Risk' }).click();
    await expect(title(page)).toHaveText('Employee Resignation Risk');
    await page.getByLabel('Search').pressSequentially('sofiane');
    await expect(page).toHaveURL('/hr/resignation-risk?q=sofiane');
    await page.getByLabel('Risk level').selectOption('High');
    await expect(page).toHaveURL('/hr/resignation-risk?q=sofiane&level=High');
    await page.goBack();
    await expect(page).toHaveURL('/hr');
  });

  test('shows what Back leads to, even while the person is in its field', async ({ page }) => {
    await page.goto('/hr/resignation-risk?q=i');
    await button(page, /Imene Larbi/).click();
    await expect(page).toHaveURL(/employee=/);
    const search = page.getByLabel('Search');
    await search.fill('Imene');
    await expect(page).toHaveURL(/q=Imene/);
    await page.goBack();
    await expect(page).toHaveURL('/hr/resignation-risk?q=i');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('i');
  });
});

test.describe('a profile', () => {
  test.use({ stored: people.hr, viewport: { width: 1200, height: 500 } });

  const lists = [
    ['/hr/candidates?q=a&sort=experience&order=desc', 'Candidate List', 'Candidate List'],
    ['/hr/ranking', 'Ranked Candidates', 'Ranked Candidates'],
    ['/hr/upload-resumes?q=a&title=Chef', 'Upload Resumes', 'Resume Import & AI Analysis'],
  ] as const;

  for (const [path, screen, titled] of lists) {
    test(`leads back to ${screen} as it was left`, async ({ page }) => {
      await page.goto(path);
      await expect(title(page)).toHaveText(titled);
      const opening = page.getByRole('link', { name: 'View Profile of Rachid Ouali' });
      await opening.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 60);
      const place = () => page.evaluate(() => Math.round(scrollY));
      await expect.poll(place).toBeGreaterThan(40);
      for (const jump of [false, true]) {
        const left = await place();
        await opening.click();
        await expect(title(page)).toHaveText('Rachid Ouali');
        await expect.poll(place).toBe(0);
        if (jump) await page.getByRole('link', { name: /^Email: read from/ }).click();
        await page.getByRole('link', { name: `Back to ${screen}` }).click();
        await expect(title(page)).toHaveText(titled);
        await expect(page).toHaveURL(path);
        await expect.poll(place).toBe(left);
      }
      await opening.click();
      await expect(title(page)).toHaveText('Rachid Ouali');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(place).toBeGreaterThan(40);
    });
  }

  test('that a link led to leads back to the Candidate List', async ({ page }) => {
    await page.goto('/hr/candidates?q=a&candidate=candidate-amina-bouzid');
    await page.getByRole('link', { name: 'Back to Candidate List' }).click();
    await expect(title(page)).toHaveText('Candidate List');
    await expect(page).toHaveURL('/hr/candidates?q=a');
  });
});
