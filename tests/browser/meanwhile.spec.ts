import { chooseAssignee } from './support/assignee';
import { expect, people, test } from './support/app';
import { meanwhile } from './support/faults';

const amel = { id: 'u-03', name: 'Amel Bouzid', email: 'amel@masar.example', role: 'hr' } as const;
const heading = { level: 1 } as const;

test.describe('a task in the form', () => {
  test.use({ stored: people.hr });

  test('is not stale for a comment of one’s own, and is for a change of somebody else', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-21T09:00:00Z' });
    await page.goto('/hr/assign-tasks');
    await expect(page.getByRole('heading', heading)).toHaveText('Assign Tasks');
    const form = page.locator('main form').first();
    const [title, due] = [form.getByLabel('Title'), form.getByLabel('Due date')];
    await title.fill('Renew the lease');
    await chooseAssignee(form, 'Karim Haddad');
    await due.fill('2026-12-01');
    await form.getByRole('button', { name: 'Assign Task' }).click();
    await expect(title).toHaveValue('');
    await page.getByRole('button', { name: 'Edit Renew the lease' }).click();
    await page.getByRole('link', { name: 'Renew the lease', exact: true }).click();
    await page.getByLabel('Add a comment').fill('Before winter.');
    await page.getByLabel('Add a comment').press('Enter');
    await expect(page.getByLabel('Add a comment')).toHaveValue('');
    await title.fill('Renew both leases');
    const update = form.getByRole('button', { name: 'Update Task' });
    await update.click();
    const row = page.getByRole('row').filter({ hasText: 'Renew both leases' });
    await expect(row).toContainText('1 Dec 2026');

    await page.getByRole('button', { name: 'Edit Renew both leases' }).click();
    await title.fill('Renew all leases');
    const [remove] = await page.getByRole('button', { name: 'Delete Renew both leases' }).all();
    const id = (await remove?.getAttribute('id'))?.replace('delete-', '');
    await meanwhile(page, amel, 'tasks.send', id, {
      type: 'task.edit',
      assignment: {
        title: 'Renew one lease',
        assignee: 'u-09',
        due: '2026-12-05',
        priority: 'Medium',
      },
    });
    await expect(page.getByRole('row').filter({ hasText: '5 Dec 2026' })).toBeVisible();
    await update.click();
    await expect(form.getByRole('alert')).toHaveText(
      'This task was changed meanwhile: Edited by Amel Bouzid. Please look at it and try again.',
    );
    await expect(title).toHaveValue('Renew all leases');
    await expect(title).toHaveAccessibleDescription('Changed meanwhile, now: Renew one lease');
    await expect(due).toHaveValue('2026-12-05');
    await expect(due).toHaveAccessibleDescription('Changed meanwhile, now: 5 Dec 2026');
    await expect(form.getByText(/^Changed meanwhile/)).toHaveCount(2);
    await update.click();
    await expect(form.getByRole('button', { name: 'Assign Task' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Renew all leases' })).toContainText(
      '5 Dec 2026',
    );
  });
});

test.describe('a plan in the form', () => {
  test.use({ stored: people.sys });

  test('keeps what was typed, says what was changed, and goes through', async ({ page }) => {
    await page.goto('/saas');
    await expect(page.getByRole('heading', heading)).toHaveText('SaaS Admin Panel');
    const form = page.getByRole('form', { name: 'Plan' });
    const edit = page.getByRole('button', { name: /^Edit .*Pro/ });
    await edit.click();
    const id = await page.getByRole('button', { name: /^Delete .*Pro/ }).getAttribute('id');
    const price = form.getByLabel('Price');
    await price.fill('2600');
    await meanwhile(page, people.sys, 'plans.change', id?.replace('delete-', ''), {
      name: 'Pro Plus',
      price: '2500',
      features: '',
    });
    await expect(page.getByRole('button', { name: 'Edit Pro Plus' })).toBeVisible();
    await form.getByRole('button', { name: 'Update Plan' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'This plan was changed meanwhile: Changed by Yacine Belkacem. Please look at it and try again.',
    );
    await expect(form.getByLabel('Name')).toHaveValue('Pro Plus');
    await expect(form.getByText('Changed meanwhile, now: Pro Plus')).toBeVisible();
    await expect(form.getByText('Changed meanwhile, now: empty')).toBeVisible();
    await expect(price).toHaveValue('2600');
    await form.getByRole('button', { name: 'Update Plan' }).click();
    await expect(form.getByRole('button', { name: 'Add Plan' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Pro Plus' })).toContainText('2,600.00');
  });
});

test.describe('a profile in the form', () => {
  test.use({ stored: people.employee });

  test('keeps what was typed, says what was changed, and goes through', async ({ page }) => {
    await page.goto('/employee/update-profile');
    await expect(page.getByRole('heading', heading)).toHaveText('Update Profile');
    const form = page.locator('main form');
    const location = form.getByLabel('Location');
    await location.fill('Tlemcen');
    await meanwhile(page, people.employee, 'employees.updateProfile', {
      name: 'Karim Haddad',
      email: 'karim@home.dz',
      phone: '',
      location: 'Oran',
    });
    const save = form.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(form.getByRole('alert')).toHaveText(/changed meanwhile: Changed by Karim Haddad/);
    await expect(location).toHaveValue('Tlemcen');
    await expect(location).toHaveAccessibleDescription('Changed meanwhile, now: Oran');
    await expect(form.getByLabel('Email')).toHaveValue('karim@home.dz');
    await save.click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'My Profile' }).first().click();
    await expect(page.getByRole('heading', heading)).toHaveText('My Profile');
    await expect(page.locator('main')).toContainText('Tlemcen');
    await expect(page.locator('main')).toContainText('karim@home.dz');
  });
});

test.describe('corrections in the form', () => {
  test.use({ stored: people.hr });

  test('keep what was typed, say what was changed, and go through', async ({ page }) => {
    const id = 'candidate-walid-zerrouki';
    await page.goto(`/hr/candidates?candidate=${id}`);
    await expect(page.getByRole('heading', heading)).toHaveText('Walid Zerrouki');
    await page.getByRole('button', { name: 'Correct by hand' }).click();
    const form = page.getByRole('dialog', { name: 'Correct by hand' });
    const [location, phone] = [form.getByLabel('Location'), form.getByLabel('Phone')];
    await location.fill('Algiers');
    await meanwhile(page, amel, 'candidates.correct', id, { location: 'Oran', phone: '0550 11' });
    await expect(page.locator('main')).toContainText('0550 11');
    const save = form.getByRole('button', { name: 'Save corrections' });
    await save.click();
    await expect(form.getByRole('alert')).toHaveText(
      'This candidate was changed meanwhile: Corrected by hand by Amel Bouzid. Please look at it and try again.',
    );
    await expect(location).toHaveValue('Algiers');
    await expect(location).toHaveAccessibleDescription('Changed meanwhile, now: Oran');
    await expect(phone).toHaveValue('0550 11');
    await expect(phone).toHaveAccessibleDescription('Changed meanwhile, now: 0550 11');
    await save.click();
    await expect(form).toHaveCount(0);
    await expect(page.locator('main')).toContainText('0550 11');
    await expect(page.locator('main')).toContainText('Algiers');
  });
});
