import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { failNext, hold, refusedByDemo, settle } from './support/faults';
import { goTo, signIn, signInAs } from './support/session';
import { expectFits, longWord } from './support/width';

test.use({ stored: people.admin });

const open = async (page: Page, search = '', path = '/admin/manage-users') => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  await page.goto(`${path}${search}`);
  // An open modal hides the heading from roles.
  await expect(page.locator('h1')).toHaveText('Manage Users');
};
const rows = (page: Page) => page.getByRole('region', { name: 'Users' }).locator('tbody tr');
const names = (page: Page) =>
  page.getByRole('region', { name: 'Users' }).locator('tbody td:first-child');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add User' });
const details = (page: Page) => page.getByRole('dialog', { name: 'User Details' });
const asked = (page: Page) => page.getByRole('alertdialog', { name: 'Discard this user?' });
const factsOf = async (page: Page) => {
  await expect(details(page)).toBeVisible();
  return details(page)
    .locator('dl > div')
    .evaluateAll((facts) =>
      facts.map(({ firstElementChild: name, lastElementChild: value }) => [
        name?.textContent,
        value?.textContent,
      ]),
    );
};
const leads = ['None', 'Lina Cherif', 'Omar Touati', 'Rachid Hamdi', 'Samia Kaddour'];
const changedFacts = [
  'Role',
  'Department',
  'Position',
  'Team',
  'Hire Date',
  'Salary',
  'Contract Type',
];
const newest = ['Tarek Zerrouki', 'Nour Slimani', 'Bilal Khelifi', 'Houda Messaoudi'];

for (const [role, path] of [
  ['admin', '/admin/manage-users'],
  ['manager', '/manage-users'],
] as const) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test('sees five users a page, each with what can be done', async ({ page }) => {
      await open(page, '', path);
      await expect(page.getByRole('columnheader')).toHaveText([
        'Name',
        'Email',
        'Role',
        'Hire Date',
        'Salary (DZD)',
        'Status',
        'Actions',
      ]);
      await expect(names(page)).toHaveText([...newest, 'Leila Amrani']);
      await expect(rows(page).first().getByRole('cell')).toHaveText([
        'Tarek Zerrouki',
        'tarek.zerrouki@demo.com',
        'Employee',
        '13 Jan 2025',
        '70,000.00',
        'Inactive',
        'ActivateDetails',
      ]);
      await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button')).toHaveText([
        '1',
        '2',
        '3',
        '4',
        '5',
      ]);
      await button(page, '5').click();
      await expect(rows(page)).toHaveCount(4);
      await expect(page).toHaveURL(`${path}?page=5`);
    });

    test('deactivates and activates a user, whom nothing is assigned to meanwhile', async ({
      page,
    }) => {
      await open(page, '?q=bilal', path);
      await button(page, 'Deactivate Bilal Khelifi').press('Enter');
      await expect(rows(page).getByRole('cell').nth(5)).toHaveText('Inactive');
      await expect(button(page, 'Activate Bilal Khelifi')).toBeFocused();
      await rows(page).getByRole('cell', { name: 'Employee' }).click();
      const { name } = people[role];
      await expect(details(page).getByRole('listitem')).toHaveText([
        /^Created by Admin/,
        new RegExp(`^Deactivated by ${name}21 Nov 2026, `),
      ]);
      await page.keyboard.press('Escape');
      await button(page, 'Activate Bilal Khelifi').press('Enter');
      await expect(rows(page).getByRole('cell').nth(5)).toHaveText('Active');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ stored: people.manager, viewport: { width: 390, height: 844 } });

  test('a name of one long word widens neither the details nor the dashboard', async ({ page }) => {
    await open(page, '?dialog=add', '/manage-users');
    for (const label of ['Full Name', 'Department', 'Position'])
      await adding(page).getByLabel(label).fill(longWord);
    await adding(page).getByLabel('Hire Date').fill('2026-11-20');
    await adding(page)
      .getByLabel('Contract File')
      .setInputFiles({
        name: `${longWord}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.of(1),
      });
    await expect(adding(page).getByText(`${longWord}.pdf is uploaded`)).toBeVisible();
    await adding(page).getByRole('button', { name: 'Save' }).click();
    await button(page, `Details of ${longWord}`).click();
    await expect(details(page).getByRole('link')).toHaveText(`${longWord}.pdf`);
    await expectFits(details(page));
    await page.keyboard.press('Escape');
    await button(page, 'Open menu').click();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByText(`${longWord} joined ${longWord} as ${longWord}`)).toBeVisible();
    await expectFits(page.locator('html'));
  });
});

test('filters by role and text; any filter or order goes back to page 1', async ({ page }) => {
  await open(page, '?page=3');
  await expect(page.getByLabel('Role').locator('option')).toHaveText([
    'All Roles',
    'HR Manager',
    'Team Manager',
    'Employee',
    'Admin',
    'Company Manager',
  ]);
  await page.getByLabel('Role').selectOption('Employee');
  await expect(page).toHaveURL('/admin/manage-users?role=employee');
  await expect(page.getByText('16 of 24 users')).toBeVisible();
  await button(page, '4').click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Search').fill('engineering');
  await expect(page).toHaveURL('/admin/manage-users?role=employee&q=engineering');
  await expect(page.getByText('5 of 24 users')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await page.getByLabel('Search').fill('nobody at all');
  await expect(page.getByText('No users match the search and the role.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 of 24 users')).toBeVisible();
  await expect(page.getByLabel('Search')).toHaveValue('nobody at all');
});

test('sorts by a column, both ways, and says so', async ({ page }) => {
  await open(page, '?page=2');
  await button(page, 'Salary (DZD)').click();
  const salary = page.getByRole('columnheader', { name: 'Salary (DZD)' });
  await expect(salary).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/admin/manage-users?sort=salary&order=desc');
  await expect(names(page).first()).toHaveText('Salim Mansouri');
  await button(page, 'Salary (DZD)').click();
  await expect(salary).toHaveAttribute('aria-sort', 'ascending');
  await button(page, 'Hire Date').click();
  await expect(salary).toHaveAttribute('aria-sort', 'none');
  await expect(page.getByRole('columnheader', { name: 'Hire Date' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a link with nonsense in it shows the list as it begins', async ({ page }) => {
  await open(page, '?page=-1&role=boss&sort=password&order=up&user=nobody&dialog=remove');
  await expect(names(page)).toHaveText([...newest, 'Leila Amrani']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/admin/manage-users?page=99');
  await expect(button(page, '5')).toHaveAttribute('aria-current', 'page');
});

test('Export CSV writes the filtered rows of all pages', async ({ page }) => {
  await open(page, '?role=hr&sort=name');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('users.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    [
      '\uFEFFName,Email,Role,Phone,Department,Position,Hire Date,Salary (DZD),Contract Type,Status',
      'Amel Bouzid,amel.bouzid@demo.com,HR Manager,+213 552 12 36 16,Human Resources,Recruiter,2023-10-02,88000,CDI,Active',
      'Nadia Benali,hr@demo.com,HR Manager,+213 551 12 35 13,Human Resources,Head of Human Resources,2016-09-05,150000,CDI,Active',
      '',
    ].join('\r\n'),
  );
});

test('a link opens the details, which have the contract to download', async ({ page }) => {
  await open(page, '?user=u-09');
  await expect
    .poll(() => factsOf(page))
    .toEqual([
      ['Full Name', 'Karim Haddad'],
      ['Email', 'employee@demo.com'],
      ['Phone', '+213 558 12 42 34'],
      ['Location', 'Algiers'],
      ['Role', 'Employee'],
      ['Status', 'Active'],
      ['Department', 'Engineering'],
      ['Position', 'Frontend Developer'],
      ['Team', 'Lina Cherif'],
      ['Hire Date', '14 Feb 2021'],
      ['Salary', '118,000.00 DZD'],
      ['Contract Type', 'CDI'],
      ['Contract File', 'contract-karim-haddad.pdf'],
      ['Account created', '2 Mar 2026'],
      ['ID', 'u-09'],
    ]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/manage-users');
});

test('a new user is on top with every field but the password, and the very file', async ({
  page,
}) => {
  await open(page, '?role=hr&page=1');
  await button(page, 'Add User').click();
  await expect(adding(page).getByLabel('Full Name')).toBeFocused();
  for (const [label, value] of Object.entries({
    'Full Name': 'Rania Toumi',
    Email: 'rania at home',
    Password: 'not to be shown',
    Phone: '0550 11 22 33',
    Department: 'Sales',
    Position: 'Translator',
    'Hire Date': '2026-12-01',
    Salary: '85000.5',
  }))
    await adding(page).getByLabel(label).fill(value);
  await adding(page).getByLabel('Select Role').selectOption('Team Manager');
  await adding(page).getByLabel('Status').selectOption('Inactive');
  await adding(page).getByLabel('Contract Type').selectOption('Freelance');
  const buffer = Buffer.from([0, 255, 37, 80, 68, 70, 13, 10, 0]);
  await adding(page)
    .getByLabel('Contract File')
    .setInputFiles({ name: 'contract.bin', mimeType: 'application/octet-stream', buffer });
  await expect(adding(page).getByText('contract.bin is uploaded')).toBeVisible();
  await button(page, 'Save').click();
  await expect(adding(page)).toHaveCount(0);
  await expect(asked(page)).toHaveCount(0);
  await expect(button(page, 'Add User')).toBeFocused();
  await expect(page).toHaveURL('/admin/manage-users');
  await expect(page.getByText('25 of 25 users')).toBeVisible();
  await expect(rows(page).first().getByRole('cell')).toHaveText([
    'Rania Toumi',
    'rania at home',
    'Team Manager',
    '1 Dec 2026',
    '85,000.50',
    'Inactive',
    'ActivateDetails',
  ]);
  await button(page, 'Details of Rania Toumi').click();
  const facts = await factsOf(page);
  expect(facts.slice(0, -1)).toEqual([
    ['Full Name', 'Rania Toumi'],
    ['Email', 'rania at home'],
    ['Phone', '0550 11 22 33'],
    ['Location', '—'],
    ['Role', 'Team Manager'],
    ['Status', 'Inactive'],
    ['Department', 'Sales'],
    ['Position', 'Translator'],
    ['Team', '—'],
    ['Hire Date', '1 Dec 2026'],
    ['Salary', '85,000.50 DZD'],
    ['Contract Type', 'Freelance'],
    ['Contract File', 'contract.bin'],
    ['Account created', '21 Nov 2026'],
  ]);
  await expect(details(page).getByRole('listitem')).toHaveText(/^Created by Samira Ould/);
  const downloading = page.waitForEvent('download');
  await details(page).getByRole('link', { name: 'contract.bin' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('contract.bin');
  expect(await readFile(await file.path())).toEqual(buffer);
  await page.keyboard.press('Escape');
  await button(page, 'Add User').click();
  await expect(adding(page).getByLabel('Password')).toHaveValue('');
  await expect.poll(() => page.content()).not.toContain('not to be shown');
});

const editing = (page: Page, name: string) => page.getByRole('dialog', { name: `Edit ${name}` });

test('a person is put into a team; a wrong day or salary is said at its field', async ({
  page,
}) => {
  await open(page, '?q=karim');
  await button(page, 'Details of Karim Haddad').click();
  await details(page).getByRole('button', { name: 'Edit', exact: true }).click();
  const form = editing(page, 'Karim Haddad');
  await expect(form.getByLabel('Team Manager').locator('option')).toHaveText(leads);
  await expect(form.getByLabel('Team Manager')).toHaveValue('u-05');
  await expectAccessible(page);
  await form.getByLabel('Position').fill('Designer');
  await form.getByLabel('Role').selectOption('Team Manager');
  await form.getByLabel('Team Manager').selectOption('Rachid Hamdi');
  await form.getByLabel('Contract Type').selectOption('Freelance');
  await form.getByLabel('Salary').fill('120,000');
  await form.getByLabel('Hire Date').focus();
  await page.keyboard.type('02302024');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose a date that exists')).toBeVisible();
  await expect(form.getByText('Enter the salary as a number, such as 85000.50')).toBeVisible();
  await expect(form.getByLabel('Hire Date')).toBeFocused();
  await form.getByLabel('Hire Date').fill('2024-02-29');
  await form.getByLabel('Salary').fill('120000.50');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(details(page)).toBeVisible();
  await expect
    .poll(async () => (await factsOf(page)).filter(([name]) => changedFacts.includes(String(name))))
    .toEqual([
      ['Role', 'Team Manager'],
      ['Department', 'Engineering'],
      ['Position', 'Designer'],
      ['Team', 'Rachid Hamdi'],
      ['Hire Date', '29 Feb 2024'],
      ['Salary', '120,000.50 DZD'],
      ['Contract Type', 'Freelance'],
    ]);
  await expect(details(page).getByRole('listitem').last()).toHaveText(
    /^Employment changed by Samira Ould/,
  );
  await details(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(form.getByLabel('Team Manager').locator('option')).toHaveText(leads);
  await form.getByLabel('Position').fill('Half a thought');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Discard these changes?' }).waitFor();
  await button(page, 'Discard').click();
  await expect(details(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/manage-users?q=karim');
});

test('an empty form is saved all the same, and shows dashes', async ({ page }) => {
  await open(page);
  await button(page, 'Add User').click();
  await button(page, 'Save').click();
  await expect(adding(page)).toHaveCount(0);
  await expect(rows(page).first().getByRole('cell')).toHaveText([
    '—',
    '—',
    '—',
    '—',
    '—',
    'Active',
    'DeactivateDetails',
  ]);
  await page.getByRole('button', { name: 'Details of unnamed user' }).click();
  const dashes = (await factsOf(page)).filter(([, value]) => value === '—');
  expect(dashes.map(([name]) => name)).toEqual([
    'Full Name',
    'Email',
    'Phone',
    'Location',
    'Role',
    'Department',
    'Position',
    'Team',
    'Hire Date',
    'Salary',
    'Contract File',
  ]);
});

test('what is written is not lost unasked: closing, leaving, Back', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Manage Users' }).click();
  await button(page, 'Add User').click();
  await adding(page).getByLabel('Full Name').fill('Half a name');
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveCount(0);
  await expect(adding(page).getByLabel('Full Name')).toHaveValue('Half a name');
  await button(page, 'Cancel').click();
  await button(page, 'Stay').click();
  await page.goBack();
  await expect(asked(page)).toBeVisible();
  await button(page, 'Stay').click();
  await expect(adding(page).getByLabel('Full Name')).toHaveValue('Half a name');
  await button(page, 'Close').click();
  await button(page, 'Discard').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/manage-users');
  await button(page, 'Add User').click();
  await expect(adding(page).getByLabel('Full Name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(adding(page)).toHaveCount(0);
});

test('a saving that was given up closes nothing later', async ({ page }) => {
  await hold(page, 'users.add');
  await open(page);
  await button(page, 'Add User').click();
  await adding(page).getByLabel('Full Name').fill('Rania Toumi');
  await button(page, 'Save').click();
  await button(page, 'Cancel').click();
  await button(page, 'Discard').click();
  await button(page, 'Add User').click();
  await adding(page).getByLabel('Full Name').fill('Somebody else');
  await settle(page, 'users.add', 'answered');
  await expect(page.getByText('25 of 25 users')).toBeVisible();
  await expect(adding(page).getByLabel('Full Name')).toHaveValue('Somebody else');
});

const notice = (page: Page) => page.getByText('Your account is inactive.', { exact: true });

test.describe('in the page of everybody', () => {
  test.use({ stored: null });
  test('whoever is deactivated reads so on every screen of theirs, and HR keeps the past figures', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/');
    await signIn(page, 'manager');
    await goTo(page, 'Manage Users');
    for (const name of ['Lina Cherif', 'Karim Haddad', 'Salim Mansouri']) {
      await page.getByLabel('Search').fill(name);
      await expect(names(page)).toHaveText([name]);
      await expect(notice(page)).toHaveCount(0);
      await button(page, `Deactivate ${name}`).click();
      await expect(button(page, `Activate ${name}`)).toBeVisible();
    }
    await expect(notice(page)).toBeVisible();

    for (const role of ['teammanager', 'employee'] as const) {
      await signInAs(page, role);
      const screens = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(screens).not.toHaveCount(0);
      for (const screen of await screens.allTextContents()) {
        await test.step(`${role}: ${screen}`, async () => {
          await goTo(page, screen);
          await expect(screens.filter({ hasText: screen })).toHaveAttribute('aria-current', 'page');
          await expect(notice(page)).toBeVisible();
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('alert')).toHaveCount(0);
        });
      }
    }
    await goTo(page, 'Resignation Risk');
    await expect(
      page.getByText('Your account is inactive, and no resignation risk is worked out for it.'),
    ).toBeVisible();

    await signInAs(page, 'hr');
    await goTo(page, 'Performance & Evaluation');
    await page.getByLabel('Employee', { exact: true }).selectOption('Karim Haddad (inactive)');
    await expect(page.getByRole('region', { name: 'AI Evaluation Summary' })).toContainText(
      'gave 4.4 out of 5',
    );
    await expect(notice(page)).toHaveCount(0);
  });
});

test('a refused deactivation says why, beside its button', async ({ page }) => {
  await open(page, '?q=karim');
  await failNext(page, 'users.send', 'refused');
  await button(page, 'Deactivate Karim Haddad').click();
  await expect(rows(page).getByRole('alert')).toHaveText(refusedByDemo);
  await expect(rows(page).getByRole('cell').nth(5)).toHaveText('Active');
});

test('everything is done by the keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByLabel('Search').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Team');
  await expect(page.getByLabel('Role')).toHaveValue('team-manager');
  await page.getByLabel('Role').selectOption('');
  await button(page, '2').press('Enter');
  await expect(button(page, '2')).toHaveAttribute('aria-current', 'page');
  await expect(button(page, '2')).toBeFocused();
  const first = (await names(page).first().textContent()) ?? '';
  await button(page, `Details of ${first}`).press('Enter');
  await expect(details(page)).toContainText(first);
  await page.keyboard.press('Escape');
  await expect(button(page, `Details of ${first}`)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, `Activate ${first}`)).toBeFocused();
  await button(page, 'Add User').press('Enter');
  await expect(adding(page)).toBeVisible();
  await adding(page).getByLabel('Full Name').focus();
  await page.keyboard.type('Rania Toumi');
  await page.keyboard.press('Enter');
  await expect(names(page).first()).toHaveText('Rania Toumi');
});

test('the list is accessible, with a refusal in it, and the details are', async ({ page }) => {
  test.slow();
  await open(page);
  await failNext(page, 'users.send', 'refused');
  await button(page, 'Deactivate Bilal Khelifi').click();
  await expect(rows(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Details of Bilal Khelifi').click();
  await expect(details(page)).toBeVisible();
  await expectAccessible(page);
});

test('the form is accessible, and so is its question', async ({ page }) => {
  await open(page, '?dialog=add');
  await failNext(page, 'users.add', 'refused');
  await button(page, 'Save').click();
  await expect(adding(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await adding(page).getByLabel('Full Name').fill('Rania');
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the page never scrolls sideways, and what is pressed is 44 pixels high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(rows(page)).toHaveCount(5);
  for (const dialog of ['', '?dialog=add', '?user=u-09']) {
    if (dialog !== '') {
      await page.goto(`/admin/manage-users${dialog}`);
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
    const low = await page
      .locator('main, [role="dialog"]')
      .locator('button:not(th button), select, input, a')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 120)),
      );
    expect(low).toEqual([]);
  }
});
