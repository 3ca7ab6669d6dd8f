import type { Locator, Page } from '@playwright/test';
import { submissionFlow } from '../models/submission.flow';
import { chooseAssignee } from './support/assignee';
import { expect, people, test } from './support/app';
import { failNext, hold, noAnswer, refusedByDemo, settle } from './support/faults';
import { walkInBrowser } from './support/walk';

/** A form that is sent on some page. */
interface FormOnPage {
  as: keyof typeof people;
  path: string;
  /** What the form's saving asks of the world. */
  call: string;
  form: (page: Page) => Locator;
  /** Opens the form, where it stands in a modal that a save closes. */
  open?: (page: Page) => Promise<void>;
  /** Fills it with something that can be sent. */
  fill: (form: Locator) => Promise<void>;
  /** A field of the form, whose name a world may say in a refusal. */
  field?: { name: string; label: string };
  submit: string;
  /** What the button says while the form is sent; 'Saving...' unless said otherwise. */
  saving?: string;
  /** What the button says after a failure, if that is something else. */
  again?: string;
  /** Writes in a form that was sent, where that matters to it. */
  edit?: (form: Locator) => Promise<void>;
}

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });
const opening = (name: string) => (page: Page) => button(page, name).click();
const filling = (fields: Record<string, string>) => async (form: Locator) => {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
};

const forms: Record<string, FormOnPage> = {
  'Update Profile': {
    as: 'employee',
    path: '/employee/update-profile',
    call: 'employees.updateProfile',
    form: (page) => page.locator('main form'),
    fill: filling({ 'Full name': 'Karim Haddad', Email: 'karim@demo.com' }),
    field: { name: 'location', label: 'Location' },
    submit: 'Save',
    edit: (form) => form.getByLabel('Location').pressSequentially('!'),
  },
  'a comment': {
    as: 'employee',
    path: '/employee/tasks',
    call: 'tasks.send',
    form: (page) => page.locator('main form', { hasText: 'Add a comment' }),
    fill: filling({ 'Add a comment': ' Well done. ' }),
    submit: 'Send',
    saving: 'Sending...',
    again: 'Try again',
  },
  'hours on a task': {
    as: 'employee',
    path: '/employee/tasks',
    call: 'tasks.send',
    form: (page) => page.locator('main form', { hasText: 'Hours worked' }),
    fill: filling({ 'Hours worked': '1.5' }),
    field: { name: 'day', label: 'On the day' },
    submit: 'Log hours',
  },
  'a new job listing': {
    as: 'hr',
    path: '/hr/job-listings',
    call: 'jobListings.create',
    form: dialog('New Job Listing'),
    open: opening('Create Job'),
    fill: filling({
      Title: 'Translator',
      Location: 'Tlemcen',
      'Experience (years)': 'some',
      'Skills (comma separated)': 'Arabic, French',
      Description: 'Translate our help pages.',
    }),
    field: { name: 'skills', label: 'Skills (comma separated)' },
    submit: 'Save Job',
  },
  'a new task': {
    as: 'teammanager',
    path: '/create-tasks',
    call: 'tasks.add',
    form: dialog('Add Task'),
    open: opening('Add Task'),
    fill: filling({ Title: 'Call the bank', Description: 'About the loan.' }),
    field: { name: 'title', label: 'Title' },
    submit: 'Save',
  },
  'a new user': {
    as: 'admin',
    path: '/admin/manage-users',
    call: 'users.add',
    form: dialog('Add User'),
    open: opening('Add User'),
    fill: filling({ 'Full Name': 'Rania Toumi' }),
    field: { name: 'email', label: 'Email' },
    submit: 'Save',
  },
  'a new client': {
    as: 'sys',
    path: '/clients',
    call: 'clients.add',
    form: dialog('Add Client'),
    open: opening('Add Client'),
    fill: filling({ Name: 'Ghardaia Tiles' }),
    field: { name: 'renewal', label: 'Renewal date' },
    submit: 'Add Client',
  },
  'corrections of a candidate': {
    as: 'hr',
    path: '/hr/candidates?candidate=candidate-walid-zerrouki',
    call: 'candidates.correct',
    form: dialog('Correct by hand'),
    open: opening('Correct by hand'),
    fill: filling({ Location: 'Algiers' }),
    field: { name: 'phone', label: 'Phone' },
    submit: 'Save corrections',
  },
  'an assigned task': {
    as: 'hr',
    path: '/hr/assign-tasks',
    call: 'tasks.assign',
    form: (page) => page.locator('main form'),
    fill: async (form) => {
      await filling({ Title: 'Renew the lease', 'Due date': '2026-12-01' })(form);
      await chooseAssignee(form, 'Karim Haddad');
    },
    field: { name: 'assignee', label: 'Assignee' },
    submit: 'Assign Task',
    saving: 'Assign Task',
  },
};

for (const [name, on] of Object.entries(forms)) {
  const {
    as,
    path,
    call,
    form,
    open,
    fill,
    field,
    submit,
    saving = 'Saving...',
    again = submit,
  } = on;
  test.describe(name, () => {
    test.use({ stored: people[as] });

    walkInBrowser(submissionFlow, {
      isOther: name !== 'Update Profile',
      open: async (page) => {
        await hold(page, call);
        await page.clock.install({ time: '2026-11-21T09:00:00Z' });
        await page.goto(path);
        await open?.(page);
      },
      look: async (page, stop) => {
        if (stop === 'saved' && open !== undefined) {
          await expect(form(page)).toHaveCount(0);
          return;
        }
        const label = stop.startsWith('saving')
          ? saving
          : stop.startsWith('failed')
            ? again
            : submit;
        await expect(button(form(page), label)).toBeEnabled({
          enabled: !stop.startsWith('saving'),
        });
        const reasons: Partial<Record<typeof stop, string>> = {
          'failed: refused, first': refusedByDemo,
          'failed: no answer, first': noAnswer,
        };
        await expect(
          form(page).getByText(new RegExp(`^(${refusedByDemo}|${noAnswer})$`)),
        ).toHaveText(reasons[stop] ?? []);
      },
      make: {
        submit: async (page, stop) => {
          if (stop === 'saved') await open?.(page);
          // What is sent again after a failure is what the form kept.
          if (!stop.startsWith('failed')) await fill(form(page));
          await button(form(page), stop.startsWith('failed') ? again : submit).click();
        },
        'submit the same': null,
        'submit another': null,
        edit: on.edit === undefined ? null : async (page) => on.edit?.(form(page)),
        saved: (page) => settle(page, call, 'answered'),
        refused: (page) => settle(page, call, 'refused'),
        'no answer': (page) => page.clock.fastForward(15_000),
      },
      only: (event, snapshot) => event !== 'edit' || !snapshot.matches('saving'),
      leftOut: /^saving, first \+ edit$|other/,
      because:
        'Only Update Profile tells when it is written in, and not while it is sent: its fields are read only then. A key does not show on a screen: retries.spec.ts sees what it is for.',
    });

    if (field === undefined) return;
    test('a refusal that names a field is said at it', async ({ page }) => {
      await page.goto(path);
      await open?.(page);
      await fill(form(page));
      await failNext(page, call, `refused:${field.name}`);
      await button(form(page), submit).click();
      const wrong = form(page).getByLabel(field.label);
      await expect(wrong).toBeFocused();
      await expect(wrong).toHaveAccessibleDescription(refusedByDemo);
      await expect(form(page).getByText(refusedByDemo)).toHaveCount(1);
      await button(form(page), submit).click();
      await expect(form(page).getByText(refusedByDemo)).toHaveCount(0);
    });
  });
}
