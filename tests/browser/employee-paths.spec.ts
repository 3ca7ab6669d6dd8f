import type { Page } from '@playwright/test';
import { messageBoxFlow } from '../models/message-box.flow';
import { profileUpdateFlow } from '../models/profile-update.flow';
import { taskBoardFlow } from '../models/task-board.flow';
import { announcementsOf, keepAnnouncements } from './support/announcements';
import { expect, people, test } from './support/app';
import { hold, refusedByDemo, settle, tookTooLong } from './support/faults';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.employee });

const sending = 'tasks.send';
const saving = 'employees.updateProfile';

const board = { a: 'Client satisfaction survey', b: 'Prepare the onboarding guide' };
const openCards = (page: Page) => page.locator('article:has(h2 button[aria-expanded=true])');
const list = (q: string) => (page: Page) => page.getByLabel('Search').fill(q);
const toggle = (title: string) => async (page: Page) => {
  await list('')(page);
  await page.getByRole('article', { name: title }).locator('h2 button').click();
};
const openBoard = async (page: Page, expected: string[]) => {
  const names = openCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('aria-label')),
  );
  await expect.poll(() => names).toEqual(expected);
};

test.describe('task board', () => {
  walkInBrowser(taskBoardFlow, {
    open: async (page) => {
      await page.goto('/employee/tasks?status=active&q=nothing');
      await expect(page.getByText('0 of 5 tasks')).toBeVisible();
    },
    look: async (page, stop) => {
      const open = { fresh: [], 'a is open': [board.a], 'b is open': [board.b], closed: [] };
      await expect(async () => openBoard(page, open[stop])).toPass();
    },
    make: {
      'a and b are listed': list(''),
      'b is listed': list('onboarding'),
      'nothing is listed': null,
      'toggle a': toggle(board.a),
      'toggle b': toggle(board.b),
    },
    // Elsewhere the URL keeps the card that is not listed, and shows it again once it is.
    only: (event, snapshot) => event !== 'b is listed' || snapshot.matches('fresh'),
    leftOut: /^a is open \+ b is listed$/,
    because:
      'The URL keeps an open card that is not listed: a narrower list hides it and closes nothing.',
  });
});

const box = (page: Page) => page.getByLabel('Add a comment');
const send = (message: string) => async (page: Page) => {
  await box(page).fill(message);
  await box(page).press('Enter');
};

test.describe('message box', () => {
  walkInBrowser(messageBoxFlow, {
    open: async (page) => {
      await hold(page, sending);
      await page.clock.install();
      await page.goto('/employee/tasks');
      await expect(page.getByText('No comments yet.', { exact: true })).toBeVisible();
    },
    look: async (page, stop) => {
      const main = page.getByRole('main');
      await expect(
        main.getByRole('button', { name: /^(Send|Sending\.\.\.|Try again)$/ }),
      ).toHaveText(stop === 'sending' ? 'Sending...' : stop === 'idle' ? 'Send' : 'Try again');
      const failures = {
        'failed: refused': refusedByDemo,
        'failed: no answer': 'Sending took too long. Please try again.',
      };
      for (const [failed, sentence] of Object.entries(failures)) {
        await expect(main.getByText(sentence)).toHaveCount(stop === failed ? 1 : 0);
      }
      if (stop === 'idle') await expect(box(page)).toHaveValue(/^\s*$/);
      else await expect(box(page)).toHaveValue(/Well done|^\s*$/);
    },
    make: {
      submit: send(' Well done. '),
      'submit nothing': send(''),
      'submit blanks': send('   '),
      sent: async (page) => {
        await settle(page, sending, 'answered');
        await expect(page.getByRole('list', { name: /^Comments on/ })).toContainText('Well done.');
      },
      refused: (page) => settle(page, sending, 'refused'),
      'no answer': (page) => page.clock.fastForward(15_000),
    },
    leftOut: /^$/,
  });
});

const fillProfile = (name: string, email: string) => async (page: Page) => {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
};

test.describe('profile update', () => {
  walkInBrowser(profileUpdateFlow, {
    open: async (page) => {
      await keepAnnouncements(page);
      await hold(page, saving);
      await page.clock.install();
      await page.goto('/employee/update-profile');
      await expect(page.getByLabel('Full name')).toHaveValue('Karim Haddad');
    },
    look: async (page, stop) => {
      const save = page.getByRole('button', { name: /^Sav(e|ing\.\.\.)$/ });
      await expect(save).toHaveText(stop === 'saving' ? 'Saving...' : 'Save');
      if (stop !== 'editing') await expect(save).toBeFocused();
      const failures = { 'failed: refused': refusedByDemo, 'failed: no answer': tookTooLong };
      for (const [failed, sentence] of Object.entries(failures)) {
        await expect(page.getByText(sentence)).toHaveCount(stop === failed ? 1 : 0);
      }
    },
    make: {
      edit: (page) => page.getByLabel('Location').pressSequentially('!'),
      submit: async (page, stop) => {
        // After a failure or a save the form is sent as it stands: typing would be an edit.
        if (stop === 'editing') await fillProfile('Karim Haddad', 'karim@demo.com')(page);
        else await page.getByRole('button', { name: 'Save' }).click();
      },
      'submit without a name': fillProfile(' ', 'karim@demo.com'),
      'submit without an email': fillProfile('Karim Haddad', ''),
      'submit a malformed email': fillProfile('Karim Haddad', 'karim@demo'),
      saved: async (page) => {
        const before = await announcementsOf(page);
        await settle(page, saving, 'answered');
        await expect
          .poll(() => announcementsOf(page))
          .toEqual([...before, 'Profile updated successfully!']);
      },
      refused: (page) => settle(page, saving, 'refused'),
      'no answer': (page) => page.clock.fastForward(15_000),
    },
    leftOut: /^$/,
  });
});
