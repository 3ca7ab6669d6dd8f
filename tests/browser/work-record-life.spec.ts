import type { Page } from '@playwright/test';
import { workRecordModel } from '../models/work-record.model';
import { expect } from './support/app';
import { goTo, signInAs } from './support/session';
import { walkLifecycleInBrowser, type Way } from './support/walk-life';

const section = (page: Page) => page.getByRole('region', { name: 'Attendance and skills' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A form behind a button, filled by its labels and saved. */
const enter = (opener: string, fields: Record<string, string>): Way<unknown> => ({
  ask: async (page) => {
    await button(page, opener).click();
    const dialog = page.getByRole('dialog');
    for (const [label, value] of Object.entries(fields)) {
      await dialog.getByLabel(label).fill(value);
    }
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  },
  offered: (page) => expect(button(page, opener)).toBeEnabled(),
  refused: (page) => expect(button(page, opener)).toHaveCount(0),
});

const elsewhere = 'Performance & Evaluation opens for HR only.';
const notSent = 'The form refuses it before it is sent.';

walkLifecycleInBrowser(workRecordModel, {
  open: async (page) => {
    await page.clock.setFixedTime('2026-11-21T08:30:00.000Z');
    await page.goto('/');
  },
  people: {
    hr: async (page) => {
      await signInAs(page, 'hr');
      await goTo(page, 'Performance & Evaluation');
      await page.getByLabel('Search').fill('Karim Haddad');
      await expect(section(page)).toBeVisible();
    },
    employee: elsewhere,
    manager: elsewhere,
    teammanager: elsewhere,
    admin: elsewhere,
    sys: elsewhere,
  },
  commands: {
    'enter October': enter('Enter a month', { Month: '2026-10', 'Absence days': '1,5' }),
    'clear October': enter('Enter a month', { Month: '2026-10' }),
    'enter skills': enter('Edit skills', {
      'Skills, separated by commas': 'React, Figma',
      'Last promotion': '2026-11-21',
    }),
    evaluate: enter('Add evaluation', {
      Date: '2026-11-20',
      Rating: '4',
      Feedback: 'Well done.',
    }),
    'import October': 'A file makes it, and no form.',
    'enter no month': notSent,
    'enter 32 days': notSent,
    'enter December': 'The model asks the chart; the sentence is the chart’s own.',
    'enter a nameless skill': notSent,
    'promote tomorrow': 'The model asks the chart; the sentence is the chart’s own.',
    'rate 6': notSent,
    'evaluate tomorrow': 'The model asks the chart; the sentence is the chart’s own.',
  },
  look: async (page, { stop, record }) => {
    const entries = section(page).getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(entries.locator('span')).toHaveText(
      record.history.map(({ action, by }) => `${action} by ${by}`),
    );
    if (stop.startsWith('October')) {
      await expect(
        section(page).getByRole('row', { name: 'Oct 2026' }).getByRole('cell'),
      ).toHaveText(['Oct 2026', '1.5', '—', '—']);
      await expect(
        section(page).getByRole('img', { name: 'No overtime entered' }).first(),
      ).toHaveText('—');
    }
    if (stop.includes('skills')) {
      await expect(section(page)).toContainText('React, Figma');
    }
    if (stop.includes('evaluated')) {
      await expect(section(page)).toContainText('4 / 5, 20 Nov 2026');
    }
  },
});
