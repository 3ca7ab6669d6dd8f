import type { Locator, Page } from '@playwright/test';
import { chatFlow } from '../models/chat.flow';
import { conversationsFlow } from '../models/conversations.flow';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { failNext, holdFromNow, settle } from './support/faults';
import { startFrom } from './support/records';
import { walkInBrowser } from './support/walk';

const wide = { width: 768, height: 900 };
const narrow = { width: 767, height: 900 };

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const entry = (page: Page, name: string) => list(page).getByRole('button', { name });
const chat = (page: Page) => page.getByRole('region', { name: /^Conversation with / });
const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByLabel('Message', { exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const sendButton = (page: Page) => chat(page).getByRole('button', { name: /^(Send|Try again)/ });

const say = async (page: Page, message: string) => {
  await box(page).fill(message);
  await box(page).press('Enter');
};

/** What stands in the list, from top to bottom: name, time, last message and what is unread. */
const listed = (page: Page) =>
  list(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        [...button.querySelectorAll(':scope > span > *')].map((part) => part.textContent),
      ),
    );

/** What was said, from top to bottom: by whom, when exactly and what. */
const said = (page: Page) =>
  log(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('span')?.textContent,
        item.querySelector('time')?.dateTime,
        item.querySelector('p:last-child')?.textContent,
      ]),
    );

const widthOf = async (pane: Locator) => (await pane.boundingBox())?.width ?? 0;

const open = async (page: Page, path = '/hr/messages') => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
};

const signInAs = async (page: Page, email: string, home: string) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: new RegExp(`^${email}`) }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(home);
};

/** A conversation of HR as the sample's file has it: so many lines of the other's, a minute apart. */
const withHr = (other: string, lines: number, firstMinutesAgo: number) => ({
  between: ['u-02', other],
  unread: {},
  messages: Array.from({ length: lines }, (_, index) => [
    other,
    firstMinutesAgo - index,
    `Line ${index + 1}`,
  ]),
});

test.describe('HR', () => {
  test.use({ stored: people.hr });

  test('an announcement that is begun while another one is sent stays', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Announcements' }).click();
    const text = page.getByLabel('Announcement to all employees');
    await holdFromNow(page, 'announcements.announce');
    await text.fill('Closed on Saturday.');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await text.fill('Closed on Sunday.');
    await settle(page, 'announcements.announce', 'answered');
    await expect(page.getByText('Announced to all employees')).toBeVisible();
    await expect(text).toHaveValue('Closed on Sunday.');
  });

  test('the newest conversation stands on top, open where it is wide, and counts as read', async ({
    page,
  }) => {
    await open(page);
    await expect(chat(page)).toHaveAccessibleName('Conversation with Amel Bouzid');
    await expect
      .poll(() => listed(page))
      .toEqual([
        [
          'Amel Bouzid',
          '35 min ago',
          'Two resumes came in. I uploaded them, they wait for analysis.',
        ],
        ['Salim Mansouri', '4 hr ago', 'Thank you. Let us talk about it soon.'],
        ['Lina Cherif', '2 days ago', 'Gladly. Who is on top of the ranking so far?', '1unread'],
        [
          'Karim Haddad',
          '3 days ago',
          'Karim, the leave calendar opens soon. Please enter your days in time.',
        ],
      ]);
    await expect
      .poll(() => said(page))
      .toEqual([
        [
          'You',
          '2026-11-20T04:30:00.000Z',
          'Amel, did anybody answer the Frontend Developer listing?',
        ],
        [
          'Amel Bouzid',
          '2026-11-21T08:25:00.000Z',
          'Two resumes came in. I uploaded them, they wait for analysis.',
        ],
      ]);
    const time = log(page).locator('time').last();
    await expect(time).toHaveText('21 Nov 2026, 08:25');
    await expect(time).toHaveAttribute('title', '35 min ago');
    await expect(entry(page, 'Amel Bouzid').locator('time')).toHaveAttribute(
      'title',
      '21 Nov 2026, 08:25',
    );
    await expect(page).toHaveURL('/hr/messages');
  });

  test('what is sent is the last message, on top of the list; what is blank is not sent', async ({
    page,
  }) => {
    await open(page);
    await entry(page, 'Lina Cherif').click();
    await expect(page).toHaveURL('/hr/messages?conversation=c-7');
    await expect(entry(page, 'Lina Cherif')).toHaveAttribute('aria-current', 'true');
    await expect(entry(page, 'Lina Cherif')).not.toContainText('unread');
    await expect(log(page).getByRole('listitem')).toHaveCount(2);
    await say(page, '');
    await say(page, '  \t ');
    await box(page).fill('Amina Bouzid.');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('On Thursday then.');
    await sendButton(page).click();
    await expect(log(page).getByRole('listitem')).toHaveCount(3);
    await expect
      .poll(async () => (await said(page)).at(-1))
      .toEqual(['You', '2026-11-21T09:00:00.000Z', 'Amina Bouzid.\nOn Thursday then.']);
    await expect(box(page)).toHaveValue('');
    await expect
      .poll(async () => (await listed(page))[0])
      .toEqual(['Lina Cherif', 'now', 'Amina Bouzid.\nOn Thursday then.']);
  });

  test('what HR writes is there when the employee signs in, and the answer for HR', async ({
    page,
  }) => {
    await open(page);
    await entry(page, 'Karim Haddad').click();
    await say(page, 'Your leave is approved.');
    await expect(log(page)).toContainText('Your leave is approved.');
    await signInAs(page, people.employee.email, '/employee');
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await expect(chat(page)).toHaveAccessibleName('Conversation with Nadia Benali');
    await expect
      .poll(async () => (await said(page)).at(-1))
      .toEqual(['Nadia Benali', '2026-11-21T09:00:00.000Z', 'Your leave is approved.']);
    await say(page, 'Thank you!');
    await expect(log(page)).toContainText('Thank you!');
    await signInAs(page, people.hr.email, '/hr');
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await expect(log(page)).toContainText('Thank you!');
    await expect
      .poll(async () => (await listed(page)).map(([name]) => name))
      .toEqual(['Karim Haddad', 'Amel Bouzid', 'Salim Mansouri', 'Lina Cherif']);
  });

  test('a long conversation is scrolled to the latest', async ({ page }) => {
    await open(page);
    for (let line = 1; line <= 12; line += 1) {
      await say(page, `Line ${line}\n\n\n.`);
      await expect(log(page)).toContainText(`Line ${line}`);
    }
    const fromEnd = () =>
      log(page).evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);
    await expect.poll(fromEnd).toBeLessThanOrEqual(1);
    await expect.poll(() => log(page).evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
    await log(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => log(page).evaluate((one) => one.scrollTop)).toBe(0);
  });

  test('of hundreds the latest are shown, and earlier ones above them, where the reader stays', async ({
    page,
  }) => {
    const others = Array.from({ length: 449 }, (_, index) => withHr('u-05', 1, 1000 - index));
    await startFrom(page, 'conversations', [...others, withHr('u-09', 250, 250)]);
    await open(page, '/hr/messages?conversation=c-1');
    await expect(chat(page)).toHaveAccessibleName('Conversation with Lina Cherif');
    await expect(list(page).getByRole('listitem')).toHaveCount(200);
    await list(page).getByRole('button', { name: 'Show more' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(400);

    await entry(page, 'Karim Haddad').click();
    const lines = log(page).getByRole('listitem');
    const line = (number: number) => log(page).getByText(`Line ${number}`, { exact: true });
    const earlier = page.getByRole('button', { name: 'Show earlier messages' });
    await expect(lines).toHaveCount(100);
    await expect(line(250)).toBeInViewport();
    const topOf = async (number: number) => Math.round((await line(number).boundingBox())?.y ?? 0);
    for (const [first, shown] of [
      [151, 200],
      [51, 250],
    ] as const) {
      await log(page).evaluate((one) => one.scrollTo({ top: 0 }));
      await expect(line(first)).toBeInViewport();
      const before = await topOf(first);
      await earlier.focus();
      await page.keyboard.press('Enter');
      await expect(lines).toHaveCount(shown);
      expect(Math.abs((await topOf(first)) - before)).toBeLessThanOrEqual(1);
      await expect(shown === 200 ? earlier : log(page)).toBeFocused();
    }
    await expect(earlier).toHaveCount(0);
    await say(page, 'That was long.');
    await expect(lines.last()).toContainText('That was long.');
    await expect(lines.last()).toBeInViewport();
  });

  test('a text that is not sent is kept for its conversation, and asked about on leaving', async ({
    page,
  }) => {
    await open(page);
    await entry(page, 'Lina Cherif').click();
    await box(page).fill('Half a thought');
    await entry(page, 'Karim Haddad').click();
    await expect(box(page)).toHaveValue('');
    await entry(page, 'Lina Cherif').click();
    await expect(box(page)).toHaveValue('Half a thought');
    await page.getByRole('link', { name: 'Job Listings' }).click();
    const asks = page.getByRole('alertdialog', { name: 'Leave without sending your message?' });
    await expect(asks).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(box(page)).toHaveValue('Half a thought');
    await say(page, 'A whole thought');
    await expect(log(page)).toContainText('A whole thought');
    await page.getByRole('link', { name: 'Job Listings' }).click();
    await expect(page).toHaveURL('/hr/job-listings');
  });

  test('the panes fit in the window, so that only what was said scrolls', async ({ page }) => {
    for (const size of [wide, narrow, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await open(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBeLessThanOrEqual(0);
    }
  });

  test('the chat is wider than the list as soon as both stand side by side', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page);
    await expect(chat(page)).toBeVisible();
    await expect.poll(() => widthOf(chat(page))).toBeGreaterThan(await widthOf(list(page)));
  });

  test('a link opens its conversation; one that does not exist says so', async ({ page }) => {
    await open(page, '/hr/messages?conversation=c-8');
    await expect(chat(page)).toHaveAccessibleName('Conversation with Karim Haddad');
    await open(page, '/hr/messages?conversation=c-1');
    await expect(chat(page).getByRole('alert')).toContainText('This conversation does not exist.');
    await expect(list(page).getByRole('button')).toHaveCount(4);
  });

  test('anybody in the company is found and written to, by keyboard, and sees it then', async ({
    page,
  }) => {
    await open(page);
    const dialog = page.getByRole('dialog', { name: 'New message' });
    const newMessage = page.getByRole('button', { name: 'New message' });
    await newMessage.press('Enter');
    await expect(dialog.getByLabel('Search')).toBeFocused();
    await expectAccessible(page, [390, 1440]);
    await page.keyboard.type('nobody');
    await expect(dialog.getByText('0 of ')).toBeVisible();
    await dialog.getByLabel('Search').fill('omar');
    await expect(dialog.getByRole('listitem')).toHaveText(['Omar TouatiTeam Manager']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/hr/messages?conversation=u-02_u-08');
    await expect(chat(page)).toHaveAccessibleName('Conversation with Omar Touati');
    await expect(log(page)).toContainText('No messages yet. Write the first one below.');
    await expect(entry(page, 'Omar Touati')).toHaveCount(0);
    await say(page, 'Welcome on board.');
    await expect(entry(page, 'Omar Touati')).toContainText('Welcome on board.');
    await expect
      .poll(() => said(page))
      .toEqual([['You', '2026-11-21T09:00:00.000Z', 'Welcome on board.']]);
    await newMessage.click();
    await dialog.getByLabel('Search').fill('lina');
    await dialog.getByRole('button', { name: /^Lina Cherif/ }).click();
    await expect(page).toHaveURL('/hr/messages?conversation=c-7');
    await page.goBack();
    await expect(chat(page)).toHaveAccessibleName('Conversation with Omar Touati');
    await expect(dialog).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('one pane at a time, with Back on the page and in the browser, and the focus with it', async ({
      page,
    }) => {
      await open(page);
      await expect(chat(page)).toBeHidden();
      await entry(page, 'Lina Cherif').focus();
      await page.keyboard.press('Enter');
      await expect(chat(page).getByRole('heading', { name: 'Lina Cherif' })).toBeFocused();
      await expect(list(page)).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await expect(back(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/hr/messages');
      await expect(entry(page, 'Lina Cherif')).toBeFocused();
      await expect(chat(page)).toBeHidden();
      await entry(page, 'Karim Haddad').click();
      await expect(page).toHaveURL('/hr/messages?conversation=c-8');
      await page.goBack();
      await expect(page).toHaveURL('/hr/messages');
      await expect(entry(page, 'Karim Haddad')).toBeVisible();
      await page.goForward();
      await expect(chat(page)).toHaveAccessibleName('Conversation with Karim Haddad');
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    });

    test('Back from a link leads to the list, and no further back than where one came from', async ({
      page,
    }) => {
      await page.goto('/hr/job-listings');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Listings');
      await open(page, '/hr/messages?conversation=c-8');
      await back(page).click();
      await expect(list(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/hr/job-listings');
    });
  });

  test('with the keyboard alone: choose, write, send', async ({ page }) => {
    await open(page);
    await entry(page, 'Lina Cherif').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(chat(page)).toHaveAccessibleName('Conversation with Karim Haddad');
    await expect(log(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(log(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('Good morning');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Good morning');
    await expect(box(page)).toBeFocused();
  });
});

const screens = {
  hr: '/hr/messages',
  employee: '/employee/messages',
  manager: '/manager/messages',
  teammanager: '/messages',
} as const;

for (const role of Object.keys(screens) as (keyof typeof screens)[]) {
  test.describe(role, () => {
    test.use({ stored: people[role] });

    test(`${role}: lists conversations and opens one`, async ({ page }) => {
      await open(page, screens[role]);
      await expect(log(page)).toBeVisible();
      await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(2);
      // One view for all: axe looks at it once.
      if (role === 'hr') await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await list(page).getByRole('button').last().click();
      await expect(back(page)).toBeVisible();
      if (role === 'hr') await expectAccessible(page, [390]);
    });
  });
}

test.describe('admin', () => {
  test.use({ stored: { ...people.admin, id: 'u-04', name: 'Hakim Ziani' } });

  test('admin has no conversations, is told so, and can begin one, on a phone too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/admin/messages');
    await expect(page.getByText('No conversations yet.', { exact: true })).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Write to a colleague' }).click();
    await page.getByRole('button', { name: /^Salim Mansouri/ }).click();
    await expect(chat(page)).toHaveAccessibleName('Conversation with Salim Mansouri');
    await say(page, 'The backup is done.');
    await expect(log(page)).toContainText('The backup is done.');
    await back(page).click();
    await expect(entry(page, 'Salim Mansouri')).toContainText('The backup is done.');
  });
});

/** What is chosen before the screen is opened, by page. */
const asked = new WeakMap<Page, string>();
const conversation = { a: 'c-7', b: 'c-8' };

const choose = (which: 'a' | 'b') => async (page: Page, stop: string) => {
  if (stop.startsWith('unmeasured')) {
    asked.set(page, conversation[which]);
  } else if (await list(page).isVisible()) {
    await entry(page, which === 'a' ? 'Lina Cherif' : 'Karim Haddad').click();
  } else {
    // Where only one chat is shown, another one is reached by the browser's history alone.
    await page.evaluate((id) => {
      history.pushState({ ...history.state, fromList: undefined }, '', `?conversation=${id}`);
    }, conversation[which]);
  }
};

test.describe('which panes', () => {
  test.use({ stored: people.hr });

  const measure = (viewport: typeof wide) => async (page: Page, stop: string) => {
    await page.setViewportSize(viewport);
    if (!stop.startsWith('unmeasured')) return;
    const chosen = asked.get(page);
    await open(page, chosen === undefined ? '/hr/messages' : `/hr/messages?conversation=${chosen}`);
  };
  walkInBrowser(conversationsFlow, {
    open: async (page) => {
      asked.delete(page);
    },
    look: async (page, stop) => {
      if (stop.startsWith('unmeasured')) return;
      const shown = {
        list: !stop.startsWith('narrow,'),
        chat: stop !== 'narrow list',
        back: stop.startsWith('narrow,'),
      };
      await expect(list(page)).toBeVisible({ visible: shown.list });
      await expect(chat(page)).toBeVisible({ visible: shown.chat });
      await expect(back(page)).toBeVisible({ visible: shown.back });
      if (!shown.chat) return;
      const name = stop.endsWith('a') ? 'Lina Cherif' : 'Karim Haddad';
      await expect(chat(page)).toHaveAccessibleName(
        `Conversation with ${stop.endsWith('first') ? 'Amel Bouzid' : name}`,
      );
    },
    make: {
      widen: measure(wide),
      narrow: measure(narrow),
      'choose a': choose('a'),
      'choose b': choose('b'),
      leave: async (page) => {
        if (await back(page).isVisible()) await back(page).click();
        else await page.getByRole('link', { name: 'Messages', exact: true }).click();
      },
      'watching fails': null,
      'no measure': null,
      'try again': null,
    },
    leftOut: /^$/,
    because: 'The browser measures itself at once, and nothing of it fails.',
  });
});

/** The demo answers at once: what ends a load, or a mark, is arranged for and then begun. */
const opens = async (page: Page) => {
  const retry = chat(page).getByRole('button', { name: 'Try again' });
  if (await retry.isVisible()) await retry.click();
  else await entry(page, 'Lina Cherif').click();
};
const later = async () => {};

test.describe('opening a conversation', () => {
  test.use({ stored: people.hr, viewport: { width: 390, height: 844 } });

  walkInBrowser(chatFlow, {
    open: async (page) => {
      await page.clock.install({ time: '2026-11-21T09:00:00Z' });
      await page.goto('/hr/messages');
      await expect(entry(page, 'Lina Cherif')).toContainText('unread');
    },
    look: async (page, stop) => {
      if (stop === 'read' || stop === 'unread') {
        await back(page).click();
        await expect(entry(page, 'Lina Cherif').getByText('unread')).toHaveCount(
          stop === 'unread' ? 1 : 0,
        );
      }
      if (stop === 'failed: refused') {
        await expect(chat(page).getByRole('alert')).toContainText(
          'The demo was told to refuse this.',
        );
      }
      if (stop === 'failed: no answer') {
        await expect(chat(page).getByRole('alert')).toContainText(
          'Loading took too long. Please try again.',
        );
      }
    },
    make: {
      loaded: later,
      'loading is refused': async (page) => {
        await failNext(page, 'conversations.messages', 'refused');
        await opens(page);
      },
      'loading has no answer': async (page) => {
        await failNext(page, 'conversations.messages', 'silent');
        await opens(page);
        await expect(chat(page).getByText('Loading…')).toBeVisible();
        await page.clock.runFor(15_000);
      },
      marked: async (page) => {
        await opens(page);
        await expect(log(page)).toContainText('Gladly.');
      },
      'marking is refused': async (page) => {
        await failNext(page, 'conversations.markRead', 'refused');
        await opens(page);
        await expect(log(page)).toContainText('Gladly.');
      },
      'marking has no answer': async (page) => {
        await failNext(page, 'conversations.markRead', 'silent');
        await opens(page);
        await expect(log(page)).toContainText('Gladly.');
        await page.clock.runFor(15_000);
      },
      retry: later,
    },
    leftOut: /^$/,
  });
});
