import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { failNext } from './support/faults';
import { startFrom } from './support/records';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const dropdown = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const screen = (page: Page) => page.getByRole('main');

/** Each notification's message, and how it says that it is unread. */
const toldIn = (page: Page, where: 'bell' | 'screen') =>
  (where === 'bell' ? dropdown(page) : screen(page)).getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const message = item.querySelector('a > span:last-child');
      return [
        message?.textContent,
        item.textContent.includes('Unread') ? 'Unread' : '',
        message === null ? '' : getComputedStyle(message).fontWeight,
      ];
    }),
  );

const lists = {
  teammanager: { path: '/notifications', count: 5, unread: 3 },
  hr: { path: '/hr/notifications', count: 4, unread: 3 },
  employee: { path: '/employee/notifications', count: 4, unread: 2 },
  manager: { path: '/manager/notifications', count: 7, unread: 4 },
  admin: { path: '/admin/notifications', count: 0, unread: 0 },
} as const;

for (const role of Object.keys(lists) as (keyof typeof lists)[]) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`${role}: the screen and the bell show one list`, async ({ page }) => {
      const { path, count, unread } = lists[role];
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
      await expect(screen(page).getByRole('listitem')).toHaveCount(count);
      await expect(screen(page).getByText('Unread', { exact: true })).toHaveCount(unread);
      await expect(screen(page).getByText('No notifications', { exact: true })).toBeVisible({
        visible: count === 0,
      });
      await bell(page).click();
      await expect(dropdown(page).getByRole('link', { name: 'View all' })).toBeVisible();
      await expect.poll(() => toldIn(page, 'bell')).toEqual(await toldIn(page, 'screen'));
      // One view for all: axe looks at it with a list, and without.
      if (role === 'hr' || role === 'admin') await expectAccessible(page);
    });
  });
}

test.describe('HR', () => {
  test.use({ stored: people.hr });

  const first = 'Two candidates are waiting for analysis.';
  const rest = [
    ['The listing for Data Analyst has been open for 30 days.', 'Unread', '600'],
    ['Lina Cherif sent you a message.', 'Unread', '600'],
    ['Karim Haddad finished "Update the leave calendar".', '', '400'],
  ];

  test('opening one leads to what it speaks of and marks it as read, here and under the bell', async ({
    page,
  }) => {
    await page.goto('/hr/notifications');
    await expect.poll(() => toldIn(page, 'screen')).toEqual([[first, 'Unread', '600'], ...rest]);
    await screen(page).getByRole('link', { name: first }).click();
    await expect(page).toHaveURL('/hr/candidates?status=Pending');
    await bell(page).click();
    await expect.poll(() => toldIn(page, 'bell')).toEqual([[first, '', '400'], ...rest]);
    await expect(bell(page)).toHaveAccessibleName('Notifications (4)');
    await expect(bell(page)).toHaveText('4');

    // What is read stays read when it is opened again.
    await dropdown(page).getByRole('link', { name: first }).click();
    await expect(dropdown(page)).toBeHidden();
    await bell(page).click();
    await dropdown(page).getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/hr/notifications');
    await expect.poll(() => toldIn(page, 'screen')).toEqual([[first, '', '400'], ...rest]);
  });

  test('of hundreds the bell shows the newest and counts all, and the screen shows more', async ({
    page,
  }) => {
    const told = Array.from({ length: 450 }, (_, index) => ({
      id: `n-${index + 1}`,
      type: 'message',
      message: `Message ${index + 1}`,
      time: '2 days ago',
      status: 'unread',
    }));
    await startFrom(page, 'notifications', { hr: told });
    await page.goto('/hr');
    await expect(bell(page)).toHaveAccessibleName('Notifications (450)');
    await bell(page).click();
    await expect(dropdown(page).getByRole('listitem')).toHaveCount(20);
    await dropdown(page).getByRole('link', { name: 'View all' }).click();
    await expect(screen(page).getByRole('listitem')).toHaveCount(200);
    await screen(page).getByRole('button', { name: 'Show more' }).click();
    await expect(screen(page).getByRole('listitem')).toHaveCount(400);
    await page.reload();
    await screen(page).getByRole('button', { name: 'Show more' }).click();
    await expect(screen(page).getByRole('listitem')).toHaveCount(450);
    await expect(screen(page).getByText('Message 450', { exact: true })).toBeAttached();
    await expect(screen(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test('with the keyboard alone, from the bell', async ({ page }) => {
    await page.goto('/hr');
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await expect(dropdown(page).getByRole('listitem')).toHaveCount(4);
    for (const message of [first, /The listing for Data Analyst/, /Lina Cherif sent you/]) {
      await page.keyboard.press('Tab');
      await expect(dropdown(page).getByRole('link', { name: message })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/hr/messages');
    await bell(page).click();
    await expect
      .poll(async () => (await toldIn(page, 'bell')).map(([, unread]) => unread))
      .toEqual(['Unread', 'Unread', '', '']);
  });

  test('what could not be marked as read is said, and stays unread', async ({ page }) => {
    await page.goto('/hr/notifications');
    await expect(screen(page).getByRole('listitem')).toHaveCount(4);
    await failNext(page, 'notifications.markRead', 'refused');
    await screen(page).getByRole('link', { name: first }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Not marked as read: The demo was told to refuse this.',
    );
    await page.goBack();
    await expect.poll(() => toldIn(page, 'screen')).toEqual([[first, 'Unread', '600'], ...rest]);
  });
});

test.describe('manager', () => {
  test.use({ stored: people.manager });

  test('what has no colour is told in plain words, and the list keeps to its height', async ({
    page,
  }) => {
    await page.goto('/manager/notifications');
    const tint = (type: string) =>
      screen(page)
        .getByText(type, { exact: true })
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    for (const type of ['Statistics', 'Payment', 'User', 'Settings', 'Alert']) {
      await expect.poll(() => tint(type)).toBe('rgba(0, 0, 0, 0)');
    }
    for (const type of ['Review', 'Message'])
      await expect.poll(() => tint(type)).not.toBe('rgba(0, 0, 0, 0)');
    const height = await screen(page)
      .getByRole('list')
      .locator('xpath=..')
      .evaluate((one) => ({ css: getComputedStyle(one).maxHeight, real: one.clientHeight }));
    expect(height.css).toBe('384px');
    expect(height.real).toBeLessThanOrEqual(384);
  });
});
