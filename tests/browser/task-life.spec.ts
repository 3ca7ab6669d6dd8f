import type { Page } from '@playwright/test';
import type { Task } from '@/data/schemas/task';
import { taskFilesModel } from '../models/task-files.model';
import { taskHoursModel } from '../models/task-hours.model';
import { taskModel } from '../models/task.model';
import { chooseAssignee } from './support/assignee';
import { expect, test } from './support/app';
import { chosen } from './support/resumes';
import { goTo, signInAs } from './support/session';
import { type LifeTable, type Seen, walkLifecycleInBrowser, type Way } from './support/walk-life';

type Person = 'Nadia' | 'Karim' | 'Amine' | 'Salim' | 'Lina' | 'Hakim' | 'Yacine';
type SeenTask = Seen<string, Person, Task>;

const accounts = {
  Nadia: 'Nadia Benali',
  Karim: 'Karim Haddad',
  Amine: 'Karim Haddad',
  Lina: 'Lina Cherif',
} as const satisfies Partial<Record<Person, string>>;
const days: Record<string, string> = { '2026-11-21': '21 Nov 2026', '2026-11-20': '20 Nov 2026' };
const statuses = { active: 'Active', done: 'Done', evaluated: 'Evaluated' };

/** Where the task lies open: HR has a region of its own for it, the others a card. */
const opened = (page: Page, { record, by }: SeenTask) =>
  page.getByRole(by === 'Nadia' ? 'region' : 'article', { name: record.title, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const assign = (page: Page, label: string, value: string) => page.getByLabel(label).fill(value);

/** A board of cards narrowed down to the task, which opens by itself. */
const onBoard = (screen: string) => async (page: Page, seen: SeenTask) => {
  await goTo(page, screen);
  await page.getByLabel('Search').fill(seen.record.title);
  await expect(opened(page, seen).getByRole('region', { name: 'History' })).toBeVisible();
};

const box = (page: Page, seen: SeenTask) => opened(page, seen).getByLabel('Add a comment');
const send = (page: Page, seen: SeenTask) =>
  opened(page, seen).getByRole('button', { name: 'Send', exact: true });
const comment: Way<SeenTask> = {
  ask: async (page, seen) => {
    await box(page, seen).fill(' They close at four. ');
    await box(page, seen).press('Enter');
    await expect(box(page, seen)).toHaveValue('');
  },
  offered: (page, seen) => expect(box(page, seen)).toBeEditable(),
  refused: (page, seen) => expect(box(page, seen)).toHaveCount(0),
};
/** Sends what is no comment, and sees why it is not sent. */
const commentOf = (message: string): Way<SeenTask> => ({
  ...comment,
  refused: async (page, seen) => {
    await box(page, seen).fill(message);
    await expect(send(page, seen)).toHaveAttribute('title', 'Write a comment first');
    await send(page, seen).click();
    await expect(box(page, seen)).toHaveValue(message);
    await box(page, seen).fill('');
  },
});

const edit = (page: Page) => page.getByRole('button', { name: /^Edit / });
const reassignTo = (assignee: string): Way<SeenTask> => ({
  ask: async (page) => {
    await edit(page).click();
    await assign(page, 'Title', ' Visit the bank ');
    await chooseAssignee(page, assignee);
    await assign(page, 'Due date', '2026-11-20');
    await page.getByLabel('Priority').selectOption('High');
    await button(page, 'Update Task').click();
    await expect(button(page, 'Assign Task')).toBeVisible();
  },
  offered: (page) => expect(edit(page)).toBeEnabled(),
  refused: async (page, { by, record }) => {
    if (by !== 'Nadia') return expect(edit(page)).toHaveCount(0);
    await expect(edit(page)).toBeDisabled();
    await expect(edit(page)).toHaveAccessibleName(
      `Edit ${record.title}: Only an active task can be changed`,
    );
  },
});
const edited = reassignTo('');
/** Empties a field of the task that is being edited, and sees that it is not saved. */
const editWithout = (empty: (page: Page) => Promise<unknown>): Way<SeenTask> => ({
  ...edited,
  refused: async (page, seen) => {
    if (seen.by !== 'Nadia' || seen.record.status !== 'active') {
      return edited.refused(page, seen);
    }
    await edit(page).click();
    await empty(page);
    await button(page, 'Update Task').click();
    await expect(
      page.getByText('A task needs a title, an assignee and a due date', { exact: true }),
    ).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(button(page, 'Assign Task')).toBeVisible();
  },
});

const done = (page: Page) => button(page, 'Mark as Done');
const score = (page: Page) => page.getByLabel('Evaluation score');
const scored: Way<SeenTask> = {
  ask: async (page) => {
    await score(page).selectOption('8');
    await button(page, 'Save Score').click();
  },
  offered: async (page) => {
    await expect(score(page)).toBeEnabled();
    await expect(page.getByText('Choose a score from 1 to 10', { exact: true })).toBeVisible();
  },
  refused: async (page, { by, record }) => {
    await expect(score(page)).toHaveCount(by === 'Lina' ? 1 : 0);
    await expect(button(page, 'Save Score')).toHaveCount(0);
    if (by !== 'Lina') return;
    await expect(score(page)).toBeEnabled({ enabled: record.status !== 'evaluated' });
    await expect(
      page.getByText('Only a task that is done can be evaluated', { exact: true }),
    ).toHaveCount(record.status === 'active' ? 1 : 0);
  },
};
const noSuchScore: Way<SeenTask> = {
  ...scored,
  refused: async (page, { by }) => {
    const choices = ['Select score', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
    await expect(score(page).locator('option')).toHaveText(by === 'Lina' ? choices : []);
  },
};

/**
 * The demo has one employee to sign in as. `shown` is who stands in the pages for each of the model's two, of
 * whom the other, `absent`, can only be assigned to.
 */
const pagesWhere = (shown: { Karim: string; Amine: string }, absent: 'Karim' | 'Amine') => {
  const nameOf = (name: string) =>
    name === 'Karim Haddad' ? shown.Karim : name === 'Amine Kaci' ? shown.Amine : name;
  const employee = (person: 'Karim' | 'Amine') =>
    person === absent
      ? 'The demo has no account for this person.'
      : async (page: Page, seen: SeenTask) => {
          await signInAs(page, 'employee');
          await onBoard('My Tasks')(page, seen);
        };
  return {
    open: async (page: Page) => {
      await page.clock.install({ time: '2026-11-21T08:30:00.000Z' });
      await page.goto('/');
      await signInAs(page, 'hr');
      await goTo(page, 'Assign Tasks');
      await assign(page, 'Title', 'Call the bank');
      await chooseAssignee(page, shown.Karim);
      await assign(page, 'Due date', '2026-11-21');
      await button(page, 'Assign Task').click();
      await expect(page.getByRole('link', { name: 'Call the bank' })).toBeVisible();
    },
    people: {
      Nadia: async (page: Page, { record }: SeenTask) => {
        await signInAs(page, 'hr');
        await goTo(page, 'Assign Tasks');
        await page.getByRole('link', { name: record.title, exact: true }).click();
      },
      Karim: employee('Karim'),
      Amine: employee('Amine'),
      Lina: async (page: Page, seen: SeenTask) => {
        await signInAs(page, 'teammanager');
        await onBoard('Tasks')(page, seen);
      },
      Salim: 'A company manager has no screen with tasks.',
      Hakim: 'An admin has no screen with tasks.',
      Yacine: 'The provider sees no company’s tasks.',
    },
    look: async (page: Page, seen: SeenTask) => {
      const { record, by } = seen;
      const task = opened(page, seen);
      const facts = [record.assignedTo.map(({ name }) => nameOf(name)).join(), record.priority];
      await expect
        .poll(async () => (await task.locator('dl dd').allTextContents()).toSpliced(1, 1))
        .toEqual([
          ...facts,
          ...(record.evaluationScore === null ? [] : [`${record.evaluationScore} of 10`]),
        ]);
      const entries = task.getByRole('region', { name: 'History' }).getByRole('listitem');
      await expect(entries.locator('span')).toHaveText(
        record.history.map((entry) => `${entry.action} by ${nameOf(entry.by)}`),
      );
      const comments = task.getByRole('list', { name: `Comments on ${record.title}` });
      await expect(comments.getByRole('listitem').locator('p:last-child')).toHaveText(
        record.comments.map(({ message }) => message),
      );
      await expect(comments.getByRole('listitem').locator('p:first-child span')).toHaveText(
        record.comments.map(({ by: { name } }) =>
          nameOf(name) === accounts[by as keyof typeof accounts] ? 'You' : nameOf(name),
        ),
      );
      const listed = by === 'Nadia' ? page.getByRole('row', { name: record.title }) : task;
      await expect(listed.getByText(statuses[record.status], { exact: true })).toBeVisible();
      await expect(listed).toContainText(days[record.deadline] ?? 'a known day');
    },
  };
};

const deletions = 'Deleting and undoing are walked with their own flow.';
const markDone: Way<SeenTask> = {
  ask: (page) => done(page).click(),
  offered: (page) => expect(done(page)).toBeEnabled(),
  refused: (page) => expect(done(page)).toHaveCount(0),
};

/** A task's life in pages, but for its hours. */
const lifeWhere = (
  shown: { Karim: string; Amine: string },
  absent: 'Karim' | 'Amine',
  unseen: Partial<Record<keyof typeof taskModel.table, string>>,
): LifeTable<keyof typeof taskModel.table, keyof typeof taskModel.events, Task> => ({
  ...pagesWhere(shown, absent),
  unseen,
  commands: {
    reassign: reassignTo(shown.Amine),
    'edit without a title': editWithout((page) => assign(page, 'Title', ' ')),
    'edit without a due date': editWithout((page) => assign(page, 'Due date', '')),
    'edit without an assignee': editWithout((page) => page.getByLabel('Assignee').selectOption('')),
    comment,
    'comment nothing': commentOf(''),
    'comment blanks': commentOf(' \n '),
    'mark done': markDone,
    'score 8': scored,
    'score 0': noSuchScore,
    'score 11': noSuchScore,
    'score 7.5': noSuchScore,
    delete: deletions,
    restore: deletions,
  },
});

const today = '2026-11-21';
const hoursField = (page: Page) => page.getByLabel('Hours worked');
const dayField = (page: Page) => page.getByLabel('On the day');
const undoHours = (page: Page) => button(page, /^Undo .* hours? for /);
/** Logs hours, and sees why where they are not taken. A full day refuses more of them. */
const logging = (hours: string, day: string, why: string): Way<SeenTask> => ({
  ask: async (page) => {
    await hoursField(page).fill(hours);
    await dayField(page).fill(day);
    await button(page, 'Log hours').click();
    await expect(hoursField(page)).toHaveValue('');
  },
  offered: (page) => expect(hoursField(page)).toBeEditable(),
  refused: async (page, { by, record }) => {
    const isOpen = by === 'Karim' && record.status !== 'evaluated';
    await expect(hoursField(page)).toHaveCount(isOpen ? 1 : 0);
    if (!isOpen) return;
    await hoursField(page).fill(hours);
    await dayField(page).fill(day);
    await button(page, 'Log hours').click();
    await expect(page.getByRole('region', { name: 'Hours' }).getByText(why)).toBeVisible();
    await expect(hoursField(page)).toHaveValue(hours);
    await hoursField(page).fill('');
    await dayField(page).fill(today);
  },
});

/** The hours that the task's first assignee logs. */
const hoursInPages = (): LifeTable<
  keyof typeof taskHoursModel.table,
  keyof typeof taskHoursModel.events,
  Task
> => {
  const pages = pagesWhere({ Karim: 'Karim Haddad', Amine: 'Amine Kaci' }, 'Amine');
  return {
    ...pages,
    commands: {
      'log 24 hours': logging('24', today, 'A day has 24 hours, and your entries'),
      'log 0 hours': logging('0', today, 'Enter hours above 0'),
      'log 24.25 hours': logging('24.25', today, 'A day has 24 hours'),
      'log 1.1 hours': logging('1,1', today, 'Enter quarters of an hour, such as 1.25 or 1.5'),
      'log hours of no day': logging('1', '', 'Choose a date'),
      'log hours of tomorrow': logging('1', '2026-11-22', 'choose today or an earlier day'),
      'undo the hours': {
        ask: (page) => undoHours(page).click(),
        offered: (page) => expect(undoHours(page)).toBeEnabled(),
        refused: (page) => expect(undoHours(page)).toHaveCount(0),
      },
      'undo other hours': 'A page offers the last entry alone.',
      'mark done': markDone,
      'score 8': scored,
      delete: deletions,
      restore: deletions,
    },
    look: async (page, seen) => {
      await pages.look(page, seen);
      const spent = seen.record.timeSpentHours - taskHoursModel.record.timeSpentHours;
      await expect(opened(page, seen)).toContainText(`${spent} of 8 hours`);
    },
  };
};

const files = (page: Page) => page.getByRole('region', { name: 'Attachments' });
const removeFile = (page: Page) => files(page).getByRole('button', { name: 'Remove plan.pdf' });
const attach = (page: Page) => files(page).getByRole('button', { name: 'Attach a file' });

/** The files that are attached to the task by its first assignee and by others. */
const filesInPages = (): LifeTable<
  keyof typeof taskFilesModel.table,
  keyof typeof taskFilesModel.events,
  Task
> => {
  const pages = pagesWhere({ Karim: 'Karim Haddad', Amine: 'Amine Kaci' }, 'Amine');
  const asHr = 'Her page has the part that HR’s has.';
  return {
    ...pages,
    leftOut: { 'attach a file by Lina': asHr, 'remove the file by Lina': asHr },
    commands: {
      'attach a file': {
        ask: async (page) => {
          const choosing = page.waitForEvent('filechooser');
          await attach(page).click();
          await (await choosing).setFiles(chosen('plan.pdf', new TextEncoder().encode('%PDF')));
          await expect(files(page).getByRole('link', { name: 'plan.pdf' })).toBeVisible();
        },
        offered: (page) => expect(attach(page)).toBeEnabled(),
        refused: (page, { record }) =>
          expect(attach(page)).toHaveCount(record.status === 'evaluated' ? 0 : 1),
      },
      'attach an address': 'A page attaches what was uploaded alone.',
      'remove the file': {
        ask: async (page) => {
          await removeFile(page).click();
          await expect(files(page).getByRole('link')).toHaveCount(0);
        },
        offered: (page) => expect(removeFile(page)).toBeEnabled(),
        refused: (page) => expect(removeFile(page)).toHaveCount(0),
      },
      'remove another file': 'A page offers the files of the task alone.',
      'mark done': markDone,
      'score 8': scored,
    },
    look: async (page, seen) => {
      await pages.look(page, seen);
      const { attachments } = seen.record;
      await expect(files(page)).toHaveCount(
        attachments.length === 0 && seen.record.status === 'evaluated' ? 0 : 1,
      );
      await expect(files(page).getByRole('link')).toHaveText(attachments.map(({ name }) => name));
    },
  };
};

const otherWalk = 'Walked with the names exchanged.';

test.describe('the first assignee has the account', () => {
  walkLifecycleInBrowser(
    taskModel,
    lifeWhere({ Karim: 'Karim Haddad', Amine: 'Amine Kaci' }, 'Amine', {
      'reassigned and done': otherWalk,
      'reassigned and evaluated': otherWalk,
    }),
  );
});
test.describe('the second assignee has the account', () => {
  walkLifecycleInBrowser(
    taskModel,
    lifeWhere({ Karim: 'Amine Kaci', Amine: 'Karim Haddad' }, 'Karim', {
      done: otherWalk,
      evaluated: otherWalk,
    }),
  );
});
test.describe('the files of a task', () => {
  walkLifecycleInBrowser(taskFilesModel, filesInPages());
});
test.describe('the hours of an assignee', () => {
  walkLifecycleInBrowser(taskHoursModel, hoursInPages());
});
