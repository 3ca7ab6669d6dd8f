import type { Locator, Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { expectAccessible } from './support/axe';
import { figuresOf } from './support/charts';
import { answerUntil, holdFromNow, settle } from './support/faults';
import { startFrom } from './support/records';
import { follow } from './support/session';

test.use({ stored: people.teammanager });

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const toggle = (one: Locator) => one.locator('h2 button');
const memberRow = (page: Page, name: string) => page.getByRole('row', { name });
const openCards = (page: Page) => page.locator('article:has(h2 button[aria-expanded=true])');

test('the dashboard computes its cards and charts from the team’s tasks', async ({ page }) => {
  await page.goto('/teammanager');
  await expect(page.getByRole('main')).toContainText(
    'Top performerAmine Kaci97.3 of 100 on average',
  );
  await expect(page.getByRole('main')).toContainText(
    'Most tasks assignedKarim Haddad5 tasks assigned',
  );
  await expect(page.getByRole('main')).toContainText(
    'Most reliableMeriem Saadi67% of tasks completed',
  );
  const weekly = await figuresOf(page, 'Tasks completed this week');
  await expect(page.getByRole('figure', { name: 'Tasks completed this week' })).toContainText(
    / 20\d\d to .* 20\d\d: \d+ tasks?.* The week before: \d+ tasks?\./,
  );
  expect(weekly.map(([day]) => day).slice(1)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  const distribution = await figuresOf(page, 'Task distribution');
  expect(distribution.slice(1)).toEqual([
    ['Completed', '60%'],
    ['In Progress', '25%'],
    ['Pending', '15%'],
  ]);
  await page
    .getByRole('figure', { name: 'Task distribution' })
    .getByRole('link', { name: 'In Progress 25%' })
    .click();
  await expect(page.getByRole('status').filter({ hasText: '5 of 20 tasks' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all tasks, not only In Progress' }).click();
  await expect(page.getByRole('status').filter({ hasText: '20 of 20 tasks' })).toBeVisible();
});

test('a bar of the week leads to the tasks that were done on that day', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/teammanager');
  const weekly = await figuresOf(page, 'Tasks completed this week');
  const [day, count] = weekly.slice(1).find(([, completed]) => completed !== '0') ?? [];
  await page
    .getByRole('figure', { name: 'Tasks completed this week' })
    .getByRole('link', { name: `${day}: ${count}` })
    .click();
  await expect(page.getByRole('status').filter({ hasText: `${count} of 20 tasks` })).toBeVisible();
  await page.getByRole('button', { name: /^Show all tasks, not only those done on / }).click();
  await expect(page.getByRole('status').filter({ hasText: '20 of 20 tasks' })).toBeVisible();
});

test('the first task is open, one card is open at a time, finished ones are folded, and the URL says which', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/create-tasks');
  await expect(page.getByRole('article')).toHaveCount(11);
  await expect(openCards(page)).toHaveCount(1);
  await expect(toggle(page.getByRole('article').first())).toHaveAttribute('aria-expanded', 'true');
  await toggle(card(page, 'Upgrade PostgreSQL')).click();
  await expect(openCards(page)).toHaveAttribute('aria-label', 'Upgrade PostgreSQL');
  const { href } = new URL(page.url());
  await toggle(card(page, 'Upgrade PostgreSQL')).click();
  await expect(openCards(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(11);
  await expect(openCards(page)).toHaveCount(0);
  await page.goto(href);
  await expect(openCards(page)).toHaveAttribute('aria-label', 'Upgrade PostgreSQL');
  await page.getByRole('button', { name: 'Show 9 finished' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Hide finished tasks' }).click();
  await expect(page.getByRole('article')).toHaveCount(11);
});

test('search and status narrow the tasks', async ({ page }) => {
  await page.goto('/create-tasks');
  const status = page.getByLabel('Status');
  await expect(status.locator('option')).toHaveText(['All Tasks', 'Active', 'Done', 'Evaluated']);
  const counts: Record<string, number> = {};
  for (const name of ['All Tasks', 'Active', 'Done', 'Evaluated']) {
    await status.selectOption(name);
    await expect(page.getByText(/^\d+ of 20 tasks$/)).toHaveText(
      { 'All Tasks': '20', Active: '8', Done: '3', Evaluated: '9' }[name] + ' of 20 tasks',
    );
    counts[name] = await page.getByRole('article').count();
  }
  expect(counts).toEqual({ 'All Tasks': 11, Active: 8, Done: 3, Evaluated: 9 });
  await page.getByLabel('Search').fill('karim');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByLabel('Search').fill('no such task');
  const nothing = page.getByText('No tasks match the search and the status.', { exact: true });
  await expect(nothing).toBeVisible();
  await page.getByLabel('Search').fill('more than the URL holds '.repeat(20));
  await expect(page.getByLabel('Search')).toHaveValue(/^.{200}$/);
  await expect(nothing).toBeVisible();
});

const titleOf = (number: number) => `Inspect machine ${String(number).padStart(3, '0')}`;

test('of hundreds of tasks, a link opens one, a search finds some, and Back leads through them', async ({
  page,
}) => {
  const inspections = Array.from({ length: 450 }, (_, index) => ({
    id: `e-${index + 1}`,
    title: titleOf(index + 1),
    description: 'Look whether it leaks.',
    to: ['Karim Haddad'],
    created: index + 1,
    due: index,
    estimated: 8,
    spent: 0,
  }));
  await startFrom(page, 'engineering-tasks', inspections);
  await page.goto('/team-members?member=u-09');
  await page.getByRole('link', { name: titleOf(431) }).click();
  await expect(page).toHaveURL('/create-tasks?task=e-431');
  const counted = page.getByRole('search').locator('output');
  await expect(counted).toHaveText('450 of 450 tasks');
  await expect(openCards(page)).toHaveAttribute('aria-label', titleOf(431));
  await expect(page.getByText('200 of 450 shown')).toBeAttached();

  // What is typed waits for no answer, and what stood there stays until one has come.
  const search = page.getByLabel('Search');
  await holdFromNow(page, 'tasks.list');
  await search.pressSequentially('machine 04');
  await expect(search).toHaveValue('machine 04');
  await expect(page).toHaveURL(/q=machine(\+|%20)04/);
  await expect(counted).toHaveText('450 of 450 tasks');
  await answerUntil(page, 'tasks.list', () =>
    expect(counted).toHaveText('10 of 450 tasks', { timeout: 500 }),
  );
  await expect(search).toBeFocused();
  await holdFromNow(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(openCards(page)).toHaveCount(0);

  await toggle(card(page, titleOf(45))).click();
  await expect(openCards(page)).toHaveAttribute('aria-label', titleOf(45));
  await page.goBack();
  await expect(openCards(page)).toHaveCount(0);
  await expect(search).toHaveValue('machine 04');
  await search.fill('');
  await expect(openCards(page)).toHaveAttribute('aria-label', titleOf(431));
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(page.getByText('400 of 450 shown')).toBeVisible();
  await expect(more).toBeFocused();
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL(/rows=600/);
  await expect(page.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '450');
  await page.goBack();
  await expect(page).toHaveURL('/team-members?member=u-09');
});

test('a score can be saved once the task is done and a score is chosen, and only once', async ({
  page,
}) => {
  await page.goto('/create-tasks');
  const [active, done] = [
    card(page, 'Upgrade PostgreSQL'),
    card(page, 'Clean the recruitment data'),
  ];
  await toggle(active).click();
  await active.getByLabel('Evaluation score').selectOption('7');
  await expect(
    active.getByText('Only a task that is done can be evaluated', { exact: true }),
  ).toBeVisible();
  await expect(active.getByRole('button', { name: 'Save Score' })).toHaveCount(0);
  await toggle(done).click();
  const score = done.getByLabel('Evaluation score');
  await expect(score.locator('option')).toHaveText([
    'Select score',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ]);
  await expect(done.getByText('Choose a score from 1 to 10', { exact: true })).toBeVisible();
  await expect(done.getByRole('button', { name: 'Save Score' })).toHaveCount(0);
  await score.selectOption('10');
  await done.getByRole('button', { name: 'Save Score' }).click();
  await expect(done.getByText('Evaluated', { exact: true })).toBeVisible();
  await expect(score).toBeDisabled();
  await expect(score).toHaveValue('10');
  await expect(toggle(done)).toBeFocused();
  await expect(done.getByRole('region', { name: 'History' })).toContainText(
    'Evaluation saved with score 10 by Manager',
  );
});

test('each further task is evaluated with two presses', async ({ page }) => {
  await page.goto('/create-tasks?status=done');
  const opened = page.getByRole('article').filter({ has: page.getByLabel('Evaluation score') });
  const title = opened.getByRole('heading', { level: 2 });
  const next = opened.getByRole('button', { name: 'Save and open next' });
  const scored: string[] = [];
  for (const score of ['7', '8', '9']) {
    scored.push((await title.textContent()) ?? '');
    await opened.getByLabel('Evaluation score').selectOption(score);
    if (score === '9') await expect(next).toHaveCount(0);
    else {
      await next.click();
      await expect(page.getByText(`Score ${score} saved`, { exact: true })).toBeVisible();
      await expect(title).not.toHaveText(scored.at(-1) ?? '');
      await expect(opened.getByLabel('Evaluation score')).toBeFocused();
    }
  }
  expect(new Set(scored).size).toBe(3);
});

test('a task just scored stays under the Done filter until the next choice', async ({ page }) => {
  await page.goto('/create-tasks?status=done');
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(3);
  const listed = await titles.allTextContents();
  await page.getByLabel('Evaluation score').selectOption('7');
  // However slow the step is that keeps the task, the command comes after it.
  await holdFromNow(page, 'session.current');
  await page.getByRole('button', { name: 'Save Score' }).press('Enter');
  await expect(page).toHaveURL(/kept=/);
  await holdFromNow(page);
  await settle(page, 'session.current', 'answered');
  await expect(page.getByRole('article').getByText('Evaluated', { exact: true })).toBeVisible();
  await expect.poll(async () => (await titles.allTextContents()).length).toBe(listed.length);
  await expect(toggle(page.getByRole('article').first())).toBeFocused();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Evaluation saved with score 7 by Manager',
  );
  await page.getByLabel('Status').selectOption('Active');
  await page.getByLabel('Status').selectOption('Done');
  await expect(titles).toHaveCount(2);
});

test('done tasks are struck through and green, with a green label; active ones are not', async ({
  page,
}) => {
  await page.goto('/create-tasks');
  const lookOf = async (title: string) => {
    const name = card(page, title).getByText(title, { exact: true });
    return name.evaluate((element) => {
      const { textDecorationLine, color } = getComputedStyle(element);
      const label = element.closest('button')?.lastElementChild?.firstElementChild;
      return {
        line: textDecorationLine,
        isLabelColour:
          label !== null && label !== undefined && getComputedStyle(label).color === color,
      };
    });
  };
  await expect(page.getByRole('article')).toHaveCount(11);
  expect({
    done: await lookOf('Clean the recruitment data'),
    active: await lookOf('Upgrade PostgreSQL'),
  }).toEqual({
    done: { line: 'line-through', isLabelColour: true },
    active: { line: 'none', isLabelColour: false },
  });
});

test('adding does nothing without a title or description, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/create-tasks');
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  const [title, description] = [dialog.getByLabel('Title'), dialog.getByLabel('Description')];
  await expect(title).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(title).toBeFocused();
  await title.fill('Order new screens');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(description).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(11);
  await page.getByRole('link', { name: 'Team Management' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Leave without adding the task?');
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(title).toHaveValue('Order new screens');
  await description.fill('Two for each desk.');
  await dialog.getByLabel('Amine Kaci').check();
  await dialog.getByLabel('Meriem Saadi').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const added = card(page, 'Order new screens');
  await toggle(added).click();
  await expect(added).toContainText('Deadline: —');
  await expect(added.getByText('Active', { exact: true })).toBeVisible();
  await expect(added).toContainText('Amine Kaci, Meriem Saadi');
  await expect(added).toContainText('0 of 8 hours');
  await expect(added).toContainText('Created by Admin');
  await page.getByRole('link', { name: 'Team Management' }).click();
  await expect(memberRow(page, 'Amine Kaci').getByRole('cell').nth(2)).toHaveText('5');
});

test('a deadline that is no day is said, and one that is adds the task', async ({ page }) => {
  await page.goto('/create-tasks?dialog=add');
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  const deadline = dialog.getByLabel('Deadline');
  await dialog.getByLabel('Title').fill('Order new screens');
  await dialog.getByLabel('Description').fill('Two for each desk.');
  await deadline.fill('202666-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(deadline).toBeFocused();
  await expect(deadline).toHaveAccessibleDescription('Choose a date');
  await deadline.fill('2026-12-01');
  await expect(deadline).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Order new screens')).toContainText('Deadline: 1 Dec 2026');
});

test('a word that is wider than a phone breaks, wherever it is told', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = 'https://masar.example/'.padEnd(300, 'x');
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const goTo = async (screen: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: 'Mobile' })
      .getByRole('link', { name: screen })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen);
  };
  await page.goto('/create-tasks?dialog=add');
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByLabel('Title').fill(word);
  await dialog.getByLabel('Description').fill(word);
  await dialog.getByLabel('Karim Haddad').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const own = card(page, word);
  await toggle(own).click();
  await own.getByLabel('Add a comment').fill(word);
  await own.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: `Comments on ${word}` })).toContainText(word);
  await expect.poll(() => overflow()).toBe(0);
  await page.getByRole('button', { name: `More actions for ${word}` }).click();
  await page.getByRole('menuitem', { name: 'Show workflow' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(word);
  await expect
    .poll(() => page.getByRole('dialog').evaluate((it) => it.scrollWidth - it.clientWidth))
    .toBe(0);
  await page.keyboard.press('Escape');
  await goTo('Team Management');
  await page.getByRole('link', { name: 'Karim Haddad' }).click();
  await expect(page.getByRole('link', { name: word })).toBeVisible();
  await expect.poll(() => overflow()).toBe(0);
  await goTo('Messages');
  await page.getByRole('button', { name: /^Karim Haddad/ }).click();
  await page.getByLabel('Message', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText(word);
  await expect.poll(() => overflow()).toBe(0);
});

test('each member shows rates and averages, expands to their tasks, and the table is sorted', async ({
  page,
}) => {
  // The sample's absences go by months and its tasks by days, so that the averages are those of a day.
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto('/team-members');
  const listed = () =>
    page
      .getByRole('table')
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  const members = [
    ['Amine Kaci', 'Backend Developer', '4', '2', '50%', '97.3'],
    ['Karim Haddad', 'Frontend Developer', '5', '3', '60%', '92.4'],
    ['Meriem Saadi', 'Data Analyst', '3', '2', '67%', '48.2'],
    ['Sofiane Meziane', 'QA Engineer', '5', '3', '60%', '51.3'],
    ['Yasmine Boudiaf', 'UX Designer', '4', '2', '50%', '44.0'],
  ];
  await expect.poll(() => listed()).toEqual(members);
  await page.getByRole('columnheader', { name: 'Average score' }).getByRole('button').click();
  await expect
    .poll(async () => (await listed()).map(([name]) => name?.split(' ')[0]))
    .toEqual(['Amine', 'Karim', 'Sofiane', 'Meriem', 'Yasmine']);
  await expect(page).toHaveURL('/team-members?sort=score&order=desc');
  await memberRow(page, 'Amine Kaci').getByText('97.3').click();
  const tasks = page.getByRole('list', { name: 'Tasks of Amine Kaci' });
  await expect(tasks.getByRole('listitem')).toHaveText([
    'Upgrade PostgreSQLScore: —Active',
    'Document the REST APIsScore: —Active',
    'Speed up the payroll runScore: 97.0 of 100Evaluated',
    'Move backups to the second siteScore: 97.5 of 100Evaluated',
  ]);
  await page.reload();
  const name = page.getByRole('link', { name: 'Amine Kaci' });
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await name.click();
  await expect(tasks).toHaveCount(0);
});

test('axe finds nothing on any of the screens', async ({ page }) => {
  test.slow();
  await page.goto('/teammanager');
  await expect(page.locator('main h1')).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/create-tasks', '/team-members?member=u-10']) {
    await follow(page, path);
    await test.step(path, () => expectAccessible(page));
  }
  await page.goto('/create-tasks?dialog=add');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
