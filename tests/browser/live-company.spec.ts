import type { Browser, Page } from '@playwright/test';
import { chooseAssignee } from './support/assignee';
import { expect } from './support/app';
import { addUser, button, openCompany, signIn, test } from './support/company';
import { pdfResume } from './support/resumes';
import { goTo } from './support/session';
import { homes } from './support/routes';

const [ali, sara, omar] = [
  { name: 'Ali Mansour', email: 'ali@atlas.dz', role: 'HR Manager' },
  { name: 'Sara Belaid', email: 'sara@atlas.dz', role: 'Employee' },
  { name: 'Omar Saidi', email: 'omar@atlas.dz', role: 'Team Manager' },
];
const title = 'Translate the payslip page';
const message = 'Both languages are online.';

/** A browser of somebody's own, on its first page. */
const browserOf = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL })).newPage();

/** Somebody signed in with a browser of their own. */
async function arrive(
  browser: Browser,
  baseURL: string,
  { email, role }: { email: string; role: keyof typeof homes },
): Promise<Page> {
  const page = await browserOf(browser, baseURL);
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL(homes[role]);
  await expect(page.locator('main h1')).toBeVisible();
  return page;
}

/** Opens a screen by its link, and waits until it is there. */
async function visit(page: Page, screen: string, heading = screen): Promise<void> {
  await goTo(page, screen);
  await expect(page.locator('main h1')).toHaveText(heading);
}

/** What a task's history says, without its instants. */
const historyOf = async (page: Page) => {
  const entries = page
    .getByRole('article', { name: title })
    .getByRole('region', { name: 'History' })
    .getByRole('listitem');
  return (await entries.locator('span').allTextContents()).map((entry) => entry.trim());
};

test.describe('a new company', () => {
  test.use({
    provokes:
      /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|A part of the app could not be loaded/,
  });

  test('lives: resumes, a task, its evaluation; and is all there after the server was killed', async ({
    server,
    browser,
  }) => {
    test.slow();
    const address = await server.start();
    const amel = await browserOf(browser, address);

    await test.step('a company is opened, and people are added', async () => {
      await openCompany(amel, 'amel@atlas.dz');
      await visit(amel, 'Manage Users');
      for (const user of [ali, sara, omar]) await addUser(amel, user);
      await button(amel, 'Details of Sara Belaid').click();
      await button(amel, 'Edit').click();
      const form = amel.getByRole('dialog', { name: 'Edit Sara Belaid' });
      await form.getByLabel('Team Manager').selectOption('Omar Saidi');
      await form.getByRole('button', { name: 'Save' }).click();
      const details = amel.getByRole('dialog', { name: 'User Details' });
      await expect(details).toContainText('Omar Saidi');
      await details.getByRole('button', { name: 'Close' }).click();
      await expect(details).toHaveCount(0);
    });
    const hr = await arrive(browser, address, { ...ali, role: 'hr' });
    const employee = await arrive(browser, address, { ...sara, role: 'employee' });
    const lead = await arrive(browser, address, { ...omar, role: 'teammanager' });

    await test.step('HR imports a PDF, and assigns a task', async () => {
      await visit(hr, 'Upload Resumes', 'Resume Import & AI Analysis');
      await hr.getByLabel('Target job title').fill('Frontend Developer');
      await hr.getByLabel('Resumes', { exact: true }).setInputFiles(pdfResume);
      await button(hr, 'Analyze with AI').click();
      await expect(hr.locator('section', { hasText: 'Analysis summary' }).last()).toContainText(
        '1 of 1 read and analyzed.Measured against Frontend Developer.',
      );
      await expect(hr.getByRole('row', { name: 'Lydia Ait Ahmed' })).toContainText('Analyzed');
      await hr.getByRole('link', { name: 'View Profile of Lydia Ait Ahmed' }).click();
      const looks = hr.getByRole('region', { name: 'Resume as it looks' });
      await expect(looks.locator('canvas')).toBeVisible();
      await visit(hr, 'Assign Tasks');
      await hr.getByLabel('Title').fill(title);
      await chooseAssignee(hr, sara.name);
      await hr.getByLabel('Due date').fill('2030-01-15');
      await button(hr, 'Assign Task').click();
      await expect(hr.getByRole('row', { name: title })).toContainText('Active');
    });

    await test.step('HR announces something, and withdraws what was wrong', async () => {
      await visit(hr, 'Messages');
      await button(hr, 'Announcements').click();
      const dialog = hr.getByRole('dialog', { name: 'Announcements' });
      await button(hr, 'Announce').click();
      await expect(dialog).toContainText('Write a message first');
      for (const text of ['Closed on Saturday.', 'Closed on Sunday.']) {
        await dialog.getByLabel('Announcement to all employees').fill(text);
        await button(hr, 'Announce').click();
        await expect(dialog.getByRole('listitem').first()).toContainText(text);
      }
      await button(hr, 'Withdraw: Closed on Saturday.').click();
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await button(hr, 'Cancel').click();
      await expect(employee.locator('main')).toContainText('Closed on Sunday.');
      await expect(employee.locator('main')).not.toContainText('Closed on Saturday.');
    });

    await test.step('the employee sees it come, comments, and marks it as done', async () => {
      await expect(button(employee, 'Notifications (1)')).toBeVisible();
      await employee.getByRole('listitem').getByRole('link', { name: title }).click();
      const card = employee.getByRole('article', { name: title });
      await card.getByLabel('Add a comment').fill(message);
      await card.getByLabel('Add a comment').press('Enter');
      await expect(card.getByRole('list', { name: `Comments on ${title}` })).toContainText(message);
      await card.getByRole('button', { name: 'Mark as Done' }).click();
      await expect(card.getByText('Done', { exact: true })).toBeVisible();
    });

    await test.step('the team manager evaluates it', async () => {
      await visit(lead, 'Tasks', 'Task management');
      const card = lead.getByRole('article', { name: title });
      await expect(card).toContainText(message);
      await card.getByLabel('Evaluation score').selectOption('8');
      await card.getByRole('button', { name: 'Save Score' }).click();
      await expect(card.getByText('Evaluated', { exact: true })).toBeVisible();
    });

    await test.step('the server is killed, and started on the same folder', async () => {
      await server.kill();
      expect(await server.start()).toBe(address);
      for (const page of [amel, hr, employee, lead]) await page.reload();
    });

    await test.step('everybody is signed in, and everything is there', async () => {
      await expect(amel.getByRole('link', { name: 'amel@atlas.dz' })).toBeVisible();
      await expect(amel).toHaveURL(/^[^?]+\/manage-users/);
      await amel.goto('/manage-users');
      await expect(amel.getByRole('region', { name: 'Users' }).locator('tbody tr')).toContainText([
        ...[omar, sara, ali].map(({ name, email, role }) => `${name}${email}${role}`),
        'Amel Kaciamel@atlas.dzCompany Manager',
      ]);
      await visit(hr, 'Assign Tasks');
      await expect(hr.getByRole('row', { name: title })).toContainText('Evaluated');
      await visit(hr, 'Ranked Candidates');
      await hr.getByRole('link', { name: 'View Profile of Lydia Ait Ahmed' }).click();
      await expect(hr.locator('h1')).toHaveText('Lydia Ait Ahmed');
      const [download] = await Promise.all([
        hr.waitForEvent('download'),
        hr.getByRole('link', { name: 'lydia.pdf' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('lydia.pdf');
      await button(employee, 'Notifications (2)').click();
      await expect(employee.getByRole('region', { name: 'Notifications' })).toContainText(
        `Your task "${title}" was evaluated with 8 of 10.`,
      );
      await button(employee, 'Notifications (2)').click();
      await expect(button(hr, 'Notifications (3)')).toBeVisible();
      for (const page of [employee, lead]) {
        const card = page.getByRole('article', { name: title });
        await expect(card.getByText('Evaluated', { exact: true })).toBeVisible();
        await expect
          .poll(() => historyOf(page))
          .toEqual([
            'Created by Admin',
            'Commented by Sara Belaid',
            'Marked as done by Sara Belaid',
            'Evaluation saved with score 8 by Manager',
          ]);
      }
    });
  });
});
