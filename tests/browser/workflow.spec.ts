import type { Page } from '@playwright/test';
import { taskMachine } from '../../src/machines/task/task.machine';
import { sourceOf } from '../../scripts/charts/sources';
import { workflowDialogFlow } from '../models/workflow-dialog.flow';
import { chooseAssignee } from './support/assignee';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { walkInBrowser } from './support/walk';

const dialogOf = (page: Page) => page.getByRole('dialog');
const chartOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Chart', exact: true });
const show = async (page: Page, of: string) => {
  await page.getByRole('button', { name: `More actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show workflow' }).click();
  await expect(dialogOf(page)).toHaveAccessibleName(`Workflow of ${of}`);
  await expect(chartOf(page)).toBeVisible();
};
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
};

/** The items of one of the dialog's lists, as they are read, without instants. */
const listed = async (page: Page, part: string) => {
  const items = dialogOf(page).getByRole('region', { name: part }).getByRole('listitem');
  return (await items.allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' ').replaceAll(/ \d+ \w{3} \d{4}, \d\d:\d\d/g, ''),
  );
};
const next = (page: Page) => listed(page, 'What may happen next');
const history = (page: Page) => listed(page, 'What happened');

/** The state that is marked, in the list and by words in the drawing as well. */
const current = async (page: Page) => {
  const marked = dialogOf(page).locator('[aria-current=step] > :first-child');
  const drawn = dialogOf(page).locator('svg g', { hasText: 'now here' }).locator('text');
  const inList = await marked.allTextContents();
  await expect.poll(() => drawn.allTextContents()).toEqual([...inList, 'now here']);
  return inList;
};

test.describe('an employee', () => {
  test.use({ stored: people.employee });

  test('sees their task move on; the chart loads with the first opening', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const title = 'Prepare the onboarding guide';
    await page.goto('/employee/tasks?task=t-102');
    await expect(page.getByRole('button', { name: `More actions for ${title}` })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /WorkflowDialog/.test(url))).toEqual([]);

    await show(page, title);
    expect(asked.filter((url) => url.includes('WorkflowDialog'))).toHaveLength(1);
    await expect.poll(() => current(page)).toEqual(['Active']);
    await expect
      .poll(() => next(page))
      .toEqual([
        'Add a comment You may Who Karim Haddad, HR Manager, Team Manager It takes Write a comment first',
        'Delete to Removed Not by you Who HR Manager Why not you Only HR staff can delete a task or restore it',
        'Update Task Not by you Who HR Manager Why not you Only HR staff can change a task',
        'Log hours You may Who Karim Haddad It takes Enter hours above 0 in quarters of an hour, at most 24, and the day',
        'Undo hours You may Who Karim Haddad It takes Only the last entry that you logged yourself can be undone',
        'Attach a file You may Who Karim Haddad, HR Manager, Team Manager It takes Choose a file that was uploaded here.',
        'Remove a file You may Who Karim Haddad, HR Manager, Team Manager It takes This file is not attached to the task',
        'Mark as Done to Done You may Who Karim Haddad',
      ]);
    await expect
      .poll(() => history(page))
      .toEqual([
        'Created by Admin From Drafted to Active',
        'Commented by Lina Cherif While Active',
      ]);
    await expect
      .poll(() => listed(page, 'States'))
      .toEqual([
        'Drafted Assign Task, to Assigned Add Task, to Assigned',
        'Assigned Add a comment Delete, to Removed',
        'Active Current state Update Task Log hours Undo hours Attach a file Remove a file Mark as Done, to Done',
        'Done Log hours Undo hours Attach a file Remove a file Save Score, to Evaluated',
        'Evaluated',
        'Removed Undo, to Assigned',
      ]);
    await close(page);
    await expect(page.getByRole('button', { name: `More actions for ${title}` })).toBeFocused();

    await page.getByRole('button', { name: 'Mark as Done' }).click();
    await expect(page.getByRole('button', { name: 'Mark as Done' })).toHaveCount(0);
    await show(page, title);
    await expect.poll(() => current(page)).toEqual(['Done']);
    await expect
      .poll(() => history(page))
      .toEqual([
        'Created by Admin From Drafted to Active',
        'Commented by Lina Cherif While Active',
        'Marked as done by Karim Haddad From Active to Done',
      ]);
    await expect(dialogOf(page).locator('svg text', { hasText: 'Mark as Done' })).toContainText(
      'Mark as DoneKarim Haddad',
    );
  });

  test('reads and enlarges a chart on a phone without the page scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/employee/tasks?task=t-101');
    await show(page, 'Update the leave calendar');
    const widthOf = () =>
      chartOf(page)
        .locator('svg')
        .evaluate((svg) => svg.clientWidth);
    const before = await widthOf();
    const zoomIn = dialogOf(page).getByRole('button', { name: 'Zoom in' });
    for (let clicks = 0; clicks < 3; clicks += 1) await zoomIn.click();
    await expect(zoomIn).toBeDisabled();
    await expect.poll(() => widthOf()).toBe(before * 2);
    const scrolled = await chartOf(page).evaluate((frame) => {
      frame.scrollTo(10_000, 0);
      return frame.scrollLeft > 0;
    });
    expect(scrolled).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const zoomOut = dialogOf(page).getByRole('button', { name: 'Zoom out' });
    for (let clicks = 0; clicks < 5; clicks += 1) await zoomOut.click();
    await expect(zoomOut).toBeDisabled();
    await expect.poll(() => widthOf()).toBe(Math.round(before * 0.6));
  });

  test('copies the chart for other tools; the dialog is accessible', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/employee/tasks?task=t-101');
    await show(page, 'Update the leave calendar');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    for (const [name, version] of [
      ['Copy for Stately', 5],
      ['Copy for XState 4', 4],
    ] as const) {
      await dialogOf(page).getByRole('button', { name, exact: true }).click();
      await expect.poll(copied).toBe(sourceOf(taskMachine, version).code);
      await expect(page.getByText(`Chart copied as XState ${version}`)).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe('a team manager', () => {
  test.use({ stored: people.teammanager });

  test('sees what a score is missing, and the task evaluated', async ({ page }) => {
    const title = 'Prototype of the leave request';
    await page.goto('/create-tasks?task=t-111');
    await show(page, title);
    await expect.poll(() => current(page)).toEqual(['Done']);
    await expect
      .poll(async () => (await next(page)).at(-1))
      .toBe(
        'Save Score to Evaluated You may Who Team Manager It takes Choose a score from 1 to 10',
      );
    await close(page);
    await page.getByLabel('Evaluation score').selectOption('9');
    await page.getByRole('button', { name: 'Save Score' }).click();
    await expect(page.getByLabel('Evaluation score')).toBeDisabled();
    await show(page, title);
    await expect.poll(() => current(page)).toEqual(['Evaluated']);
    await expect
      .poll(() => next(page))
      .toEqual([
        'Add a comment You may Who Yasmine Boudiaf, HR Manager, Team Manager It takes Write a comment first',
        'Delete to Removed Not by you Who HR Manager Why not you Only HR staff can delete a task or restore it',
      ]);
    await expect
      .poll(async () => (await history(page)).at(-1))
      .toBe('Evaluation saved with score 9 by Manager From Done to Evaluated');
  });
});

test.describe('HR', () => {
  test.use({ stored: people.hr });

  test('sees a candidate corrected in the state it is in', async ({ page }) => {
    await page.goto('/hr/candidates?candidate=candidate-amina-bouzid');
    await show(page, 'Amina Bouzid');
    await expect.poll(() => current(page)).toEqual(['Undecided']);
    await expect
      .poll(() => next(page))
      .toEqual([
        'Add note You may Who HR Manager It takes Write a note first.',
        'Remove note Not by you Who Nobody Why not you Only whoever wrote a note can remove it.',
        'Re-analyze You may Who HR Manager It takes Type a job title or choose a job listing to measure against.',
        'Undo re-analysis You may Who HR Manager It takes Only a re-analysis that nothing came after can be undone.',
        'Correct by hand You may Who HR Manager',
        'Merge to Merged You may Who HR Manager It takes The other one must be somebody else who is analyzed and not merged.',
        'Not the same person You may Who HR Manager It takes The other one must be somebody else who is analyzed and not merged.',
        'Shortlist to Shortlisted You may Who HR Manager',
        'Reject to Rejected You may Who HR Manager It takes Give the reason first.',
      ]);
    await expect
      .poll(() => history(page))
      .toEqual(['Analyzed by Nadia Benali From Pending to Undecided']);
    await expectAccessible(page, [1440]);
    await close(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, 'Amina Bouzid');
    // The drawing stands below the words, and is scrolled to where the record is.
    await chartOf(page).scrollIntoViewIfNeeded();
    const here = dialogOf(page).locator('svg g', { hasText: 'now here' });
    await expect(here).toBeInViewport({ ratio: 0.9 });
    await close(page);
    await page.getByRole('button', { name: 'Correct by hand' }).click();
    await dialogOf(page).getByLabel('Location').fill('Oran');
    await page.getByRole('button', { name: 'Save corrections' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await show(page, 'Amina Bouzid');
    await expect.poll(() => current(page)).toEqual(['Undecided']);
    await expect
      .poll(() => history(page))
      .toEqual([
        'Analyzed by Nadia Benali From Pending to Undecided',
        'Corrected by hand by Nadia Benali While Undecided',
      ]);
  });

  test('sees a candidate whose file is not read yet wait', async ({ page }) => {
    await page.goto('/hr/candidates?candidate=candidate-dounia-rahal');
    await page.getByRole('button', { name: /^More actions for / }).click();
    await page.getByRole('menuitem', { name: 'Show workflow' }).click();
    await expect(chartOf(page)).toBeVisible();
    await expect.poll(() => current(page)).toEqual(['Pending']);
    await expect
      .poll(() => next(page))
      .toEqual([
        'Analyze with AI to Analyzed You may Who HR Manager',
        'Simulate to Analyzed You may Who HR Manager',
      ]);
    await expect(dialogOf(page).getByText('Nothing yet.')).toBeVisible();
  });

  test('sees a job listing that was just opened', async ({ page }) => {
    await page.goto('/hr/job-listings');
    await page.getByRole('button', { name: 'Create Job' }).click();
    for (const label of ['Title', 'Location', 'Experience', 'Skills', 'Description']) {
      await dialogOf(page).getByLabel(label).fill('Translator');
    }
    await page.getByRole('button', { name: 'Save Job' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await show(page, 'Translator');
    await expect.poll(() => current(page)).toEqual(['Open']);
    await expect
      .poll(() => next(page))
      .toEqual([
        'Edit You may Who HR Manager It takes A job listing needs a title, a location, an experience, skills and a description',
        'Close to Closed You may Who HR Manager',
      ]);
    await expect.poll(() => history(page)).toEqual(['Opened by Nadia Benali From Drafted to Open']);
    await expectAccessible(page, [390]);
  });

  test('sees the workflow of a task that HR assigned', async ({ page }) => {
    await page.goto('/hr/assign-tasks');
    await page.getByLabel('Title').fill('Translate the payslip page');
    await chooseAssignee(page, 'Karim Haddad');
    await page.getByLabel('Due date').fill('2030-01-15');
    await page.getByRole('button', { name: 'Assign Task', exact: true }).click();
    await page.getByRole('link', { name: 'Translate the payslip page', exact: true }).click();
    await show(page, 'Translate the payslip page');
    await expect.poll(() => current(page)).toEqual(['Active']);
    await expect
      .poll(async () => (await next(page)).at(-1))
      .toBe(
        'Mark as Done to Done Not by you Who Karim Haddad Why not you Only an assignee can log hours or mark this done',
      );
  });
});

test.describe('a company manager', () => {
  test.use({ stored: people.manager });

  test('sees what a subscription waits for, and each subscribing', async ({ page }) => {
    await page.goto('/manage-subscription');
    await show(page, 'the subscription');
    await expect.poll(() => current(page)).toEqual(['Active']);
    await expect
      .poll(() => next(page))
      .toEqual([
        'Subscribe Now to Active You may Who Company Manager It takes Choose a plan that is on offer',
        'Begin the next plan Who It happens by itself It takes No plan that was paid for waits to begin today',
        'Expire to Expired Who It happens by itself It takes A subscription does not expire before its renewal date has passed',
      ]);
    const before = await history(page);
    await expectAccessible(page);
    await close(page);
    await page.getByRole('radio', { name: 'Enterprise' }).check();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByRole('button', { name: 'Change to Enterprise', exact: true }).click();
    await expect(page.getByText('Successfully subscribed to the Enterprise plan!')).toBeVisible();
    await show(page, 'the subscription');
    await expect
      .poll(() => history(page))
      .toEqual([...before, 'Subscribed to the Enterprise plan by Salim Mansouri While Active']);
    await expect(chartOf(page).locator('svg')).toContainText('Salim Mansouri');
  });
});

test.describe('the provider', () => {
  test.use({ stored: people.sys });

  test('sees a client switched off and on again', async ({ page }) => {
    await page.goto('/clients');
    const switches = page.getByRole('button', { name: /^Deactivate / });
    const name = ((await switches.first().getAttribute('aria-label')) ?? '').slice(11);
    await show(page, name);
    await expect.poll(() => current(page)).toEqual(['Active']);
    await expect
      .poll(() => next(page))
      .toEqual([
        'Edit You may Who System operator',
        'Deactivate to Inactive You may Who System operator',
      ]);
    await expect.poll(() => history(page)).toEqual(['Created by Admin']);
    await expectAccessible(page, [390]);
    await close(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: `Deactivate ${name}` }).click();
    const activate = page.getByRole('button', { name: `Activate ${name}`, exact: true });
    await expect(activate).toBeVisible();
    await show(page, name);
    await expect.poll(() => current(page)).toEqual(['Inactive']);
    await close(page);
    await activate.click();
    await expect(page.getByRole('button', { name: `Deactivate ${name}` })).toBeVisible();
    await show(page, name);
    await expect.poll(() => current(page)).toEqual(['Active']);
    await expect
      .poll(() => history(page))
      .toEqual([
        'Created by Admin',
        'Deactivated by Yacine Belkacem From Active to Inactive',
        'Activated by Yacine Belkacem From Inactive to Active',
      ]);
  });
});

test.describe('the dialog', () => {
  test.use({ stored: people.employee });

  walkInBrowser(workflowDialogFlow, {
    open: async (page) => {
      await page.goto('/employee/tasks?task=t-102');
    },
    look: async (page, stop) => {
      await expect(dialogOf(page)).toHaveCount(stop === 'open' ? 1 : 0);
      if (stop === 'closed') return;
      await expect(chartOf(page)).toBeVisible();
      await expect.poll(async () => (await next(page)).length).toBe(8);
    },
    make: {
      open: (page) => show(page, 'Prepare the onboarding guide'),
      close: (page) => page.keyboard.press('Escape'),
    },
    leftOut: /^$/,
  });
});
