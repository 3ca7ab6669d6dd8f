import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { attendanceImportFlow, failures } from '../models/attendance-import.flow';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { hold, settle } from './support/faults';
import { tabTo } from './support/keyboard';
import { chosen, onDisk } from './support/resumes';
import { walkInBrowser } from './support/walk';
import { expectFits } from './support/width';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import attendance' });
const inside = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const zone = (page: Page) => dialog(page).getByRole('button', { name: /^Drop a CSV file here/ });
const opener = (page: Page) => page.getByRole('button', { name: 'Import attendance' });
const fileOf = (name: string, text: string | Uint8Array) =>
  chosen(name, typeof text === 'string' ? new TextEncoder().encode(text) : text);

const header = 'Email,Month,Absence days,Overtime hours,Satisfaction';
const october = fileOf(
  'october.csv',
  `${header}\nemployee@demo.com,2026-10,1,,\nnobody@example.com,2026-10,1,,\n`,
);
const picture = fileOf('me.png', new Uint8Array(3));

async function open(page: Page) {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  await page.goto('/hr/performance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Employee Performance & Evaluation',
  );
}

/** To be called before the page opens: what a file holds is told when `endReading` says so. */
const holdReading = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(File.prototype, {
      async arrayBuffer(this: File) {
        const told = new Promise<boolean>((resolve) =>
          addEventListener('file.read', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          }),
        );
        return (await told) ? new ArrayBuffer() : new Response(this).arrayBuffer();
      },
    });
  });
const endReading = (empty: boolean) => (page: Page) =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('file.read', { detail })), empty);

const choose = (file: typeof october) => (page: Page) =>
  dialog(page).locator('input[type=file]').setInputFiles(file);
const press = (name: string) => (page: Page) => inside(page, name).click();
const wait = (ms: number) => (page: Page) => page.clock.runFor(ms);
const end = (call: string, how: 'answered' | 'refused') => (page: Page) => settle(page, call, how);

const preview = ['1 row will be written', '1 row cannot be written'];
const headings: Record<string, string[]> = {
  reading: ['Reading october.csv'],
  checking: ['Checking october.csv'],
  'check refused': ['october.csv could not be checked'],
  'check not answered': ['october.csv could not be checked'],
  previewing: preview,
  importing: preview,
  'import refused': preview,
  'import not answered': preview,
  imported: ['1 row of october.csv was written', '1 row was not written'],
};

test.use({ stored: people.hr });

test.describe('walk', () => {
  walkInBrowser(attendanceImportFlow, {
    open: async (page) => {
      await hold(page, 'workRecords.check', 'workRecords.importRows');
      await holdReading(page);
      await open(page);
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
    },
    look: async (page, stop) => {
      await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(
        headings[stop] ?? [],
      );
      const isFile = stop === 'unreadable' || stop === 'read for too long';
      const failure = failures[stop as keyof typeof failures] as string | undefined;
      const turnedAway = stop === 'turned away' ? ['me.png: File type must be CSV'] : [];
      await expect(dialog(page).getByRole('alert')).toHaveText(
        failure === undefined ? turnedAway : [isFile ? `october.csv: ${failure}` : failure],
      );
      await expect(inside(page, 'Importing...')).toHaveCount(stop === 'importing' ? 1 : 0);
      await expect(zone(page)).toHaveCount(headings[stop] === undefined ? 1 : 0);
    },
    make: {
      choose: choose(october),
      'choose a picture': choose(picture),
      another: async (page, stop) => {
        if (stop === 'imported') await press('Import another file')(page);
        else if (stop === 'reading' || stop === 'checking') await press('Cancel')(page);
        else await press('Choose another file')(page);
      },
      'is read': endReading(false),
      'is unreadable': endReading(true),
      'reading hangs': wait(30_000),
      'is checked': end('workRecords.check', 'answered'),
      'no row can be written': null,
      'check is refused': end('workRecords.check', 'refused'),
      'check hangs': wait(30_000),
      'check again': press('Check again'),
      import: press('Import 1 row'),
      'import again': press('Import 1 row'),
      'is imported': end('workRecords.importRows', 'answered'),
      'import is refused': end('workRecords.importRows', 'refused'),
      'import hangs': wait(60_000),
    },
    leftOut: /^nothing to write/,
    because: 'The file decides whether a row can be written; the test below has such a file.',
  });
});

const months = Array.from({ length: 10 }, (_, index) => `${index + 1}/2026`);
const goodRows = ['2025-11', '2025-12', ...months].map(
  (month) => `"Haddad; Karim";EMPLOYEE@demo.com;${month};1,5;;4`,
);
/** A file as a spreadsheet of Windows writes it, with an empty row and a column that is not asked for. */
const year = fileOf(
  'year.csv',
  `\uFEFF${[
    'Name;Email;Month;Absence days;Overtime hours;Satisfaction',
    ...goodRows,
    ';;;;;',
    ';nobody@example.com;2026-10;1;;',
    ';employee@demo.com;2026-10;2;;',
    ';employee@demo.com;2027-01;2;;',
    ';employee@demo.com;2026-09;many;;',
  ].join('\r\n')}\r\n`,
);
const refusals = [
  'Row 15, nobody@example.com: Nobody in the company has this email',
  'Row 16, employee@demo.com: The same person and month as in row 13',
  'Row 17, employee@demo.com: This month has not begun yet',
];

test('a file is imported by keyboard on a phone, and no wrong file ends it', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const go = async (name: string) => {
    await tabTo(page, inside(page, name));
    await page.keyboard.press('Enter');
  };
  let given = october;
  page.on(
    'filechooser',
    (chooser) => void onDisk([given]).then((paths) => chooser.setFiles(paths)),
  );
  const give = async (file: typeof october) => {
    given = file;
    await tabTo(page, zone(page));
    await page.keyboard.press('Enter');
  };
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectFits(dialog(page));

  const downloading = page.waitForEvent('download');
  await go('Download template');
  const template = await downloading;
  expect(template.suggestedFilename()).toBe('attendance_template.csv');
  expect(await readFile(await template.path(), 'utf8')).toBe(
    `\uFEFF${header}\r\nname@example.com,2026-10,1,4.5,4\r\n`,
  );

  const wrong: [file: typeof october, sentence: string][] = [
    [picture, 'File type must be CSV'],
    [fileOf('empty.csv', ''), 'The file is empty.'],
    [
      fileOf('book.csv', new Uint8Array([80, 75, 3, 4, 0, 255])),
      'This is no text in UTF-8. Save the table as “CSV UTF-8” and choose that file.',
    ],
    [
      fileOf('large.csv', new Uint8Array(10_000_001)),
      'The file is larger than 10 MB. Please split it.',
    ],
    [
      fileOf('pay.csv', 'Name,Pay\nKarim,1\n'),
      'No column of this file is known. Its first row names the columns Email, Month, Absence days, Overtime hours and Satisfaction.',
    ],
  ];
  for (const [file, sentence] of wrong) {
    await give(file);
    await expect(dialog(page).getByRole('alert')).toHaveText(`${file.name}: ${sentence}`);
  }

  await give(fileOf('nobody.csv', 'Email,Month,Satisfaction\nnobody@example.com,2026-10,4\n'));
  await expect(dialog(page).getByRole('heading', { name: 'No row can be written' })).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await go('Choose another file');

  await give(year);
  await expect(
    dialog(page).getByRole('heading', { name: '12 rows will be written' }),
  ).toBeFocused();
  const rows = dialog(page).getByRole('table', { name: 'Rows to write' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.first().getByRole('cell')).toHaveText([
    'Karim Haddad',
    'Nov 2025',
    '1.5',
    '—',
    '4',
    'New',
  ]);
  await expect(dialog(page)).toContainText('and 2 rows more');
  await expect(
    dialog(page).getByRole('list', { name: '4 rows cannot be written' }).getByRole('listitem'),
  ).toHaveText([...refusals, /^Row 18, employee@demo\.com: Absence days: /]);
  await expectFits(dialog(page));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await go('Import 12 rows');
  await expect(
    dialog(page).getByRole('heading', { name: '12 rows of year.csv were written' }),
  ).toBeFocused();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
  await go('Done');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.getByLabel('Search').fill('Karim Haddad');
  await expect(page.getByRole('row', { name: 'Oct 2026' }).getByRole('cell')).toHaveText([
    'Oct 2026',
    '1.5',
    /\d|—/,
    '4',
  ]);
});
