import { roles } from '@/data/schemas/role';
import type { Locator, Page } from '@playwright/test';
import { expect, people, test } from './support/app';
import { expectAccessible } from './support/axe';
import { breakOnce, offline } from './support/gate';
import { tabTo } from './support/keyboard';
import { sidebars } from './support/navigation';
import { homes } from './support/routes';
import { enlargeText } from './support/touch';

/** Count on the bell and in its dropdown, and where 'View all' leads. */
const bells = {
  hr: { count: 4, all: '/hr/notifications' },
  employee: { count: 4, all: '/employee/notifications' },
  manager: { count: 7, all: '/manager/notifications' },
  teammanager: { count: 5, all: '/notifications' },
  admin: { count: 0, all: '/admin/notifications' },
  sys: { count: 0, all: null },
};

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const dropdown = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });

const linksOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

/** The links of a navigation in their order, those under 'More' apart. */
const entriesOf = async (page: Page, name: string) => {
  const navigation = page.getByRole('navigation', { name });
  const more = navigation.getByRole('region', { name: 'More' }).getByRole('link');
  return {
    main: await linksOf(navigation.locator(':scope > ul a')),
    more: await linksOf(more),
  };
};

for (const role of roles) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`${role}: the sidebar, the header's links, the bell, and the menu of a phone, which signs out`, async ({
      page,
    }) => {
      await page.goto(homes[role]);
      await expect(bell(page)).toBeVisible();
      await expect.poll(() => entriesOf(page, 'Main')).toEqual(sidebars[role]);
      await expect(page.locator('aside [aria-current=page]')).toHaveText(['Dashboard']);

      const home = role === 'teammanager' ? '/' : homes[role];
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Masar home' })).toHaveAttribute('href', home);
      await expect(
        header.getByRole('link', {
          name: role === 'teammanager' ? 'Home' : 'Dashboard',
          exact: true,
        }),
      ).toHaveAttribute('href', home);
      await expect(header.getByRole('link', { name: people[role].email })).toHaveAttribute(
        'href',
        homes[role],
      );
      await expect(header.getByRole('link', { name: 'Features' })).toBeHidden();
      await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();

      const { count, all } = bells[role];
      await expect(bell(page)).toHaveAccessibleName(
        count === 0 ? 'Notifications' : `Notifications (${count})`,
      );
      await expect(bell(page)).toHaveText(count === 0 ? '' : String(count));
      await bell(page).click();
      await expect(dropdown(page)).toHaveCSS('max-height', '400px');
      await expect(dropdown(page).getByRole('listitem')).toHaveCount(count);
      await expect(dropdown(page).getByText('No notifications', { exact: true })).toBeVisible({
        visible: count === 0,
      });
      const links = () => linksOf(dropdown(page).locator(':scope > a'));
      await expect.poll(links).toEqual(all === null ? [] : [['View all', all]]);
      await expect
        .poll(async () => (await dropdown(page).boundingBox())?.height)
        .toBeLessThanOrEqual(400);
      await page.mouse.click(700, 700);
      await expect(dropdown(page)).toBeHidden();

      await page.setViewportSize({ width: 390, height: 844 });
      const menu = page.getByRole('navigation', { name: 'Mobile' });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect.poll(() => entriesOf(page, 'Mobile')).toEqual(sidebars[role]);
      await expect(menu.getByText('Dashboard', { exact: true })).toHaveCount(1);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
      await expect(menu).toBeHidden();
      await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
    });
  });
}

/** The colour of the page. */
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('the display', () => {
  test.use({ stored: people.hr, colorScheme: 'light', provokes: /ERR_FAILED/ });

  const [light, dark] = ['rgb(246, 245, 241)', 'rgb(15, 21, 23)'];

  test('a theme is chosen by keyboard, is there before the app is, and holds for visitors', async ({
    page,
  }) => {
    await page.goto(homes.hr);
    const button = page.getByRole('button', { name: 'Display' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const options = page.getByRole('dialog', { name: 'Display' });
    await expect(options.getByRole('radio', { name: 'As the system' })).toBeChecked();
    await expect(options.getByRole('group', { name: 'Rows' })).toBeVisible();
    await options.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => background(page)).toBe(dark);
    await expectAccessible(page, [1440]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    // Without the app, the page is as it is first drawn.
    await page.route(/\/assets\/frame-[^/]*\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect.poll(() => background(page)).toBe(dark);
    await page.unroute(/\/assets\/frame-[^/]*\.js$/);

    await page.evaluate(() => localStorage.removeItem('user'));
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('radio', { name: 'As the system' }).check();
    await expect.poll(() => background(page)).toBe(light);
    await expect(page.getByRole('group', { name: 'Rows' })).toHaveCount(0);
  });
});

test.describe('the way around', () => {
  test.use({ stored: people.hr });

  test('counts the messages that were not read', async ({ page }) => {
    await page.goto(homes.hr);
    const messages = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: 'Messages',
      exact: true,
    });
    await expect(messages).toHaveAccessibleDescription('2 unread');
    await messages.click();
    await expect(messages).toHaveAccessibleDescription('1 unread');
    await page.getByRole('button', { name: /^Lina Cherif/ }).click();
    await expect(messages).toHaveAccessibleDescription('');
  });

  test('is the sidebar or the menu and never both, whatever the width and the size of text', async ({
    page,
  }) => {
    await page.goto(homes.hr);
    const [sidebar, menu] = [
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('button', { name: 'Open menu' }),
    ];
    for (const [percent, width, isWide] of [
      [100, 720, false],
      [100, 744, true],
      [200, 1440, false],
      [200, 1500, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await enlargeText(page, percent);
      await expect(sidebar).toBeVisible({ visible: isWide });
      await expect(menu).toBeVisible({ visible: !isWide });
    }
  });
});

test('a visitor finds the way around', async ({ page }) => {
  await page.goto('/login');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(bell(page)).toBeHidden();
  await expect(header.getByRole('button', { name: 'Logout' })).toBeHidden();
  const links = await linksOf(header.getByRole('navigation', { name: 'Site' }).getByRole('link'));
  expect(links).toEqual([
    ['Home', '/'],
    ['Features', '/#features'],
    ['Pricing', '/#pricing'],
  ]);
});

test.describe('a screen within a role', () => {
  test.use({ stored: people.hr });

  test('an entry is as high when it is marked as when not', async ({ page }) => {
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Performance & Evaluation' });
    await page.goto('/hr');
    await expect(entry).not.toHaveAttribute('aria-current');
    const before = (await entry.boundingBox())?.height;
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect.poll(async () => (await entry.boundingBox())?.height).toBe(before);
  });

  test('only the entry whose path is the current path is marked', async ({ page }) => {
    await page.goto('/hr/settings?from=mail');
    await expect(page.locator('aside [aria-current=page]')).toHaveText(['Settings']);
    await page.goto('/hr/notifications');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.locator('aside [aria-current=page]')).toHaveCount(0);
  });

  test.describe('on a line that breaks', () => {
    test.use({ provokes: offline });
    test('toasts that did not arrive come with the next one, and the page stands', async ({
      page,
    }) => {
      await breakOnce(page, /Toasts-[^/]*\.js$/);
      await page.goto('/hr/upload-resumes?q=data');
      const caught = page.waitForEvent('console', (said) =>
        said.text().includes('could not be loaded'),
      );
      await page.getByRole('button', { name: 'Email', exact: true }).click();
      await caught;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Resume Import & AI Analysis',
      );
      await page.getByRole('button', { name: 'Job platforms' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Simulated' })).toHaveText([
        'Simulated LinkedIn / Recruitee connection...',
        'Simulated email connection...',
      ]);
    });

    test('a bell whose list did not arrive says so, and asks again when opened', async ({
      page,
    }) => {
      await breakOnce(page, /NotificationList-[^/]*\.js$/);
      await page.goto('/hr/settings');
      await bell(page).click();
      await expect(dropdown(page).getByRole('alert')).toHaveText(
        'A part of the app could not be loaded. Please check your connection and try again.',
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Settings');
      await bell(page).click();
      await expect(dropdown(page)).toBeHidden();
      await bell(page).click();
      await expect(dropdown(page).getByRole('listitem')).toHaveCount(4);
    });
  });

  test('a keyboard alone opens the bell, leaves it with Escape, and skips to the content', async ({
    page,
  }) => {
    await page.goto('/hr');
    await expect(bell(page)).toBeVisible();
    await expect(page.locator('#main')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await bell(page).focus();
    await page.keyboard.press('Enter');
    const told = dropdown(page).getByRole('listitem').getByRole('link').first();
    await expect(told).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(told).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
  });

  test('Back closes the dropdown', async ({ page }) => {
    await page.goto('/hr');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/hr/settings');
    await bell(page).click();
    await expect(dropdown(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/hr');
    await expect(dropdown(page)).toBeHidden();
  });
});

for (const path of ['/nowhere', '/hr/nowhere', '/nowhere/at/all?q=1#here']) {
  test(`${path} is not found and offers the way home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Masar');
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL('/');
  });
}
