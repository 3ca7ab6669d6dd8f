import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { expectAccessible } from './support/axe';
import { figuresOf } from './support/charts';
import { failNext, holdFromNow, refusedByDemo, settle } from './support/faults';
import { breakOnce, offline } from './support/gate';
import { follow } from './support/session';

test.use({ stored: people.employee });

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const toggle = (task: Locator) => task.locator('h2 button');

/** The text of what a link downloads. */
async function downloaded(page: Page, link: Locator) {
  const waiting = page.waitForEvent('download');
  await link.click();
  const download = await waiting;
  return {
    name: download.suggestedFilename(),
    text: (await readFile(await download.path())).toString('latin1'),
  };
}

/** The names and values of a region's facts. */
const factsOf = async (region: Locator) => {
  await expect(region).toBeVisible();
  const names = await region.locator('dt').allTextContents();
  const values = await region.locator('dd').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index]?.trim()]));
};

test('the dashboard welcomes by name, and shows profile, tasks, performance and announcements', async ({
  page,
}) => {
  await page.goto('/employee');
  await expect(page.getByText('Welcome, Karim Haddad!', { exact: true })).toBeVisible();
  await expect
    .poll(() => factsOf(page.getByRole('region', { name: 'Profile', exact: true })))
    .toEqual({
      Name: 'Karim Haddad',
      Position: 'Frontend Developer',
      Department: 'Engineering',
      Email: 'employee@demo.com',
      Phone: '+213 558 12 42 34',
    });
  await expect
    .poll(() => factsOf(page.getByRole('region', { name: 'Performance summary' })))
    .toEqual({
      'Last evaluation date': '28 May 2026',
      Rating: '4.4 / 5',
      Feedback: 'Owns his work from the sketch to the release; keep sharing what you learn.',
    });
  const tasks = page.getByRole('region', { name: 'My tasks' }).getByRole('listitem');
  const badges = ['Pending', 'In Progress', 'Completed', 'Completed', 'Completed'];
  await expect(tasks).toHaveCount(badges.length);
  for (const [index, badge] of badges.entries())
    await expect(tasks.nth(index)).toContainText(badge);
  await expect(
    page.getByRole('region', { name: 'Company announcements' }).getByRole('listitem'),
  ).toHaveCount(5);
});

test('a task of the dashboard opens its card, and the URL says which', async ({ page }) => {
  await page.goto('/employee');
  await page.getByRole('link', { name: 'Update the leave calendar' }).click();
  await expect(page).toHaveURL('/employee/tasks?task=t-101');
  await expect(toggle(card(page, 'Update the leave calendar'))).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(toggle(card(page, 'Client satisfaction survey'))).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a task can be marked as done only while it is active', async ({ page }) => {
  await page.goto('/employee/tasks');
  const survey = card(page, 'Client satisfaction survey');
  await expect(survey.getByText('Active', { exact: true })).toBeVisible();
  await survey.getByRole('button', { name: 'Mark as Done' }).click();
  await expect(survey.getByText('Done', { exact: true })).toBeVisible();
  await expect(survey.getByRole('button', { name: 'Mark as Done' })).toHaveCount(0);
  await expect(toggle(survey)).toBeFocused();
  await expect(survey.getByText('Client satisfaction survey')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  const calendar = card(page, 'Update the leave calendar');
  await page.getByRole('button', { name: 'Show 3 finished' }).click();
  await toggle(calendar).click();
  await expect(calendar.getByText('Evaluated', { exact: true })).toBeVisible();
  await expect(calendar.getByRole('button', { name: 'Mark as Done' })).toHaveCount(0);
});

test('progress is spent hours of the estimated, capped at 100', async ({ page }) => {
  await page.goto('/employee/tasks?task=t-102');
  const guide = card(page, 'Prepare the onboarding guide');
  await expect(guide).toContainText('3 of 10 hours');
  await expect(guide).toContainText('30%');
  await page.goto('/employee/tasks?task=t-101');
  const calendar = card(page, 'Update the leave calendar');
  await expect(calendar).toContainText('13 of 12 hours');
  await expect(calendar.getByRole('progressbar')).toHaveJSProperty('value', 100);
});

test('logged hours move the progress, the last entry is undone, and a draft outlives its card', async ({
  page,
}) => {
  await page.goto('/employee/tasks?task=t-102');
  const guide = card(page, 'Prepare the onboarding guide');
  const hours = guide.getByLabel('Hours worked');
  const log = async (worked: string) => {
    await hours.fill(worked);
    await hours.press('Enter');
    await expect(hours).toHaveValue('');
  };
  await log('1,5');
  await log('0.25');
  await expect(guide).toContainText('4.75 of 10 hours');
  await expect(guide.getByRole('progressbar')).toHaveJSProperty('value', 48);
  await guide.getByRole('button', { name: /^Undo 0.25 hours for / }).press('Enter');
  await expect(guide).toContainText('4.5 of 10 hours');
  await guide.getByRole('button', { name: /^Undo 1.5 hours for / }).press('Enter');
  await expect(guide).toContainText('3 of 10 hours');
  await expect(guide.getByRole('button', { name: /^Undo / })).toHaveCount(0);
  await hours.fill('soon');
  await hours.press('Enter');
  await expect(hours).toHaveAccessibleDescription('Enter hours above 0');
  await toggle(guide).click();
  await toggle(guide).click();
  await expect(hours).toHaveValue('soon');
  await page.getByRole('link', { name: 'Announcements' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Leave without logging your hours?');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(hours).toHaveValue('soon');
});

test('comments: Enter sends, Send sends, blanks are ignored, a draft outlives its card', async ({
  page,
}) => {
  await page.goto('/employee/tasks');
  const survey = card(page, 'Client satisfaction survey');
  const box = survey.getByLabel('Add a comment');
  await expect(survey.getByText('No comments yet.', { exact: true })).toBeVisible();
  await box.fill('   ');
  await box.press('Enter');
  await survey.getByRole('button', { name: 'Send' }).click();
  await expect(survey.getByText('No comments yet.', { exact: true })).toBeVisible();
  await box.fill('First line');
  await box.press('Shift+Enter');
  await box.pressSequentially('second line');
  await box.press('Enter');
  const comments = survey.getByRole('list', { name: /^Comments on/ }).getByRole('listitem');
  await expect(comments).toHaveCount(1);
  await expect(comments.first()).toContainText('You');
  await expect(comments.first()).toContainText('First line\nsecond line');
  await expect(box).toHaveValue('');
  await box.fill('Another');
  await toggle(survey).click();
  await expect(box).toHaveCount(0);
  await toggle(survey).click();
  await expect(box).toHaveValue('Another');
  await survey.getByRole('button', { name: 'Send' }).click();
  await expect(comments).toHaveCount(2);
});

test('leaving with an unsent comment asks first, and so does closing the tab', async ({ page }) => {
  await page.goto('/employee/tasks');
  const closingAsks = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect(page.getByLabel('Add a comment')).toBeVisible();
  await expect.poll(() => closingAsks()).toBe(false);
  await page.getByLabel('Add a comment').fill('Not sent');
  await expect.poll(() => closingAsks()).toBe(true);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await page.getByRole('link', { name: 'Announcements' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Leave without sending your comment?');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Add a comment')).toHaveValue('Not sent');
  await page.getByRole('link', { name: 'Announcements' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/employee/announcements');
  await expect.poll(() => closingAsks()).toBe(false);
});

test('leaving while a file is uploaded asks first', async ({ page }) => {
  await page.goto('/employee/tasks');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).click();
  await holdFromNow(page, 'tasks.send');
  await (
    await choosing
  ).setFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.getByRole('link', { name: 'Announcements' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Leave while the file is uploaded?');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await settle(page, 'tasks.send', 'answered');
  await expect(page.getByRole('link', { name: 'plan.pdf' })).toBeVisible();
  await page.getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL('/employee/announcements');
});

test('Logout with an unsent comment asks first, and signs nobody out who stays', async ({
  page,
}) => {
  await page.goto('/employee/tasks');
  const comment = page.getByLabel('Add a comment');
  const dialog = page.getByRole('alertdialog', { name: 'Leave without sending your comment?' });
  const logout = page.getByRole('button', { name: 'Logout' });
  await comment.fill('Not sent');
  await logout.click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(comment).toHaveValue('Not sent');
  await comment.fill('');
  await page.getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL('/employee/announcements');
  await expect(logout).toBeVisible();
  await page.goBack();
  await comment.fill('Not sent');
  await logout.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test.describe('a screen that does not come', () => {
  test.use({ provokes: new RegExp(refusedByDemo) });

  test('says why inside the layout, and is tried again without losing the focus', async ({
    page,
  }) => {
    await page.goto('/employee/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Settings');
    await failNext(page, 'employees.profile', 'refused');
    await page.goto('/employee/profile');
    await expect(page.getByRole('alert')).toContainText(refusedByDemo);
    await expect(page).toHaveTitle('Something went wrong · Masar');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a line that breaks', () => {
  test.use({ provokes: offline });

  test('records that did not arrive are asked for again', async ({ page }) => {
    await breakOnce(page, /users-[^/]*\.json$/);
    await page.goto('/employee/profile');
    await expect(page.getByRole('alert')).toContainText(
      'The records could not be loaded. Please check your connection and try again.',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  });

  test('a part of a screen that did not arrive is asked for again, and the screen stands', async ({
    page,
  }) => {
    await breakOnce(page, /WorkflowDialog-[^/]*\.js$/);
    await page.goto('/employee/tasks');
    const comment = page.getByLabel('Add a comment').first();
    await comment.fill('Not sent');
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Show workflow' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'A part of the app could not be loaded. Please check your connection and try again.',
    );
    await expect(comment).toHaveValue('Not sent');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('what is unsaved is asked about without it, and kept', async ({ page, context }) => {
    await page.goto('/employee/update-profile');
    const arrived = page.waitForResponse(/ConfirmDialog-[^/]*\.js$/);
    await page.getByLabel('Location').fill('Oran');
    // What the dialog itself needs comes after it.
    await page.evaluate(async (part) => void (await import(part)), (await arrived).url());
    await context.setOffline(true);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Leave without saving your profile?');
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('Oran');
  });
});

test('search and status narrow the tasks, stand in the URL, and survive a malformed one', async ({
  page,
}) => {
  await page.goto('/employee/tasks?status=evaluated&q=PAYROLL');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Fix the payroll form on phones')).toBeVisible();
  await page.getByLabel('Search').fill('no such task');
  await expect(
    page.getByText('No tasks match the search and the status.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/employee/tasks?status=lost&task=t-999');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.locator('article h2 button[aria-expanded=true]')).toHaveCount(0);
});

test('attachments and the contract are real files', async ({ page }) => {
  await page.goto('/employee/tasks?task=t-101');
  const attachment = await downloaded(
    page,
    page.getByRole('link', { name: 'public-holidays.txt' }),
  );
  expect(attachment.name).toBe('public-holidays.txt');
  expect(attachment.text.split('\n').slice(0, 2)).toEqual([
    'Public holidays',
    '1 January: New Year',
  ]);
  await page.goto('/employee/profile');
  const contract = await downloaded(
    page,
    page.getByRole('link', { name: 'contract-karim-haddad.pdf' }),
  );
  expect(contract.name).toBe('contract-karim-haddad.pdf');
  expect(contract.text.slice(0, 8)).toBe('%PDF-1.4');
  expect(contract.text).toContain('Between the company and Karim Haddad.');
});

test('the profile shows what is on record, the salary in euro', async ({ page }) => {
  await page.goto('/employee/profile');
  expect({
    ...(await factsOf(page.getByRole('region', { name: 'Employment' }))),
    ...(await factsOf(page.getByRole('region', { name: 'Contract' }))),
  }).toEqual({
    Position: 'Frontend Developer',
    Department: 'Engineering',
    'Hire date': '14 Feb 2021',
    Status: 'Active',
    'Contract type': 'CDI',
    'Monthly salary': '€787',
    'Contract file': 'contract-karim-haddad.pdf',
  });
});

test('the profile form needs a name and an email, and says when it saved', async ({ page }) => {
  await page.goto('/employee/update-profile');
  const save = page.getByRole('button', { name: 'Save' });
  const [name, email] = [page.getByLabel('Full name'), page.getByLabel('Email')];
  await name.fill(' ');
  await email.fill('');
  await save.click();
  await expect(page.getByText('Full name is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await email.fill('karim@demo');
  await save.click();
  await expect(page.getByText('Please enter a valid email', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await name.fill('Karim B. Haddad');
  await email.fill('karim@demo.dz');
  await page.getByLabel('Phone').fill('');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Profile updated successfully!');
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/employee/profile');
  await expect
    .poll(() => factsOf(page.getByRole('region', { name: 'Personal information' })))
    .toEqual({
      Name: 'Karim B. Haddad',
      Email: 'karim@demo.dz',
      Phone: '—',
      Location: 'Algiers',
    });
  await page.getByRole('link', { name: 'My Tasks' }).click();
  await page.getByRole('button', { name: 'Mark as Done' }).click();
  await expect(page.getByText('Marked as done by Karim B. Haddad')).toBeVisible();
});

test('leaving a changed profile asks first', async ({ page }) => {
  await page.goto('/employee/update-profile');
  await page.getByLabel('Location').fill('Oran');
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving your profile?');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Oran');
});

test('performance, risk and announcements say their figures', async ({ page }) => {
  await page.goto('/employee/performance');
  await expect
    .poll(async () => (await figuresOf(page, 'Monthly scores')).slice(1))
    .toEqual([
      ['Jan', '3.8'],
      ['Feb', '4'],
      ['Mar', '4.1'],
      ['Apr', '4.2'],
      ['May', '4.4'],
    ]);
  await page.goto('/employee/risk');
  await expect(page.getByText('Low', { exact: true })).toBeVisible();
  await expect(page.getByText('12 / 100', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Suggestions' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await page.goto('/employee/announcements');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('time')).toHaveCount(5);
});

test('axe finds nothing on any of the screens', async ({ page }) => {
  test.slow();
  await page.goto('/employee');
  await expect(page.locator('main h1')).toBeVisible();
  await expectAccessible(page);
  for (const screen of [
    'profile',
    'update-profile',
    'tasks',
    'performance',
    'risk',
    'announcements',
  ]) {
    await follow(page, `/employee/${screen}`);
    await test.step(screen, () => expectAccessible(page));
  }
});
