import type { Page } from '@playwright/test';
import { finderFlow } from '../models/finder.flow';
import { expect, people, test } from './support/app';
import { expectAccessible } from './support/axe';
import { holdFromNow, refusedByDemo, settle } from './support/faults';
import { walkInBrowser } from './support/walk';

const call = 'candidates.list';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const option = (page: Page, name: string) => page.getByRole('option', { name });

test.use({ stored: people.hr });

walkInBrowser(finderFlow, {
  open: async (page) => {
    await page.clock.install();
    await page.goto('/hr');
    await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
    await expect(page.getByText('Top 5 performing employees').first()).toBeVisible();
    await holdFromNow(page, call);
  },
  look: async (page, stop) => {
    await expect(shortcuts(page)).toHaveCount(stop === 'shortcuts' ? 1 : 0);
    if (stop === 'closed' || stop === 'shortcuts') {
      await expect(dialog(page)).toHaveCount(0);
      return;
    }
    await expect(field(page)).toHaveValue(stop === 'blank' ? '' : /^ami ?$/);
    await expect(option(page, 'Ranked Candidates')).toBeVisible({ visible: stop === 'blank' });
    const isFound = stop === 'found' || stop.endsWith('again');
    await expect(option(page, 'Amina Bouzid')).toBeVisible({ visible: isFound });
    const sentences: Partial<Record<typeof stop, RegExp>> = {
      refused: new RegExp(refusedByDemo),
      'no answer': /Searching took too long\. Please try again\./,
    };
    await expect(dialog(page).getByRole('alert')).toHaveText(sentences[stop] ?? []);
  },
  make: {
    'the keys': (page) => page.keyboard.press('Control+k'),
    'question mark': (page) => page.keyboard.press('?'),
    close: (page) => page.keyboard.press('Escape'),
    write: async (page) => {
      const written = await field(page).inputValue();
      await field(page).fill(written === 'ami' ? 'ami ' : 'ami');
    },
    // An empty field tells of nothing when it is emptied again.
    'empty the field': async (page) => {
      if ((await field(page).inputValue()) === '') await field(page).fill(' ');
      await field(page).fill('');
    },
    'a pause': (page) => page.clock.fastForward(120),
    found: (page) => settle(page, call, 'answered'),
    refused: (page) => settle(page, call, 'refused'),
    'no answer': (page) => page.clock.fastForward(15_000),
    'try again': (page) => dialog(page).getByRole('button', { name: 'Try again' }).click(),
    'watching fails': null,
  },
  leftOut: /^$/,
  because: 'Listening to the page for keys cannot fail in a browser.',
});

/** What is typed between Ctrl+K and Enter, and where that leads: one of each kind. */
const ways = [
  ['rank', '/hr/ranking'],
  ['crea', '/hr/job-listings?dialog=add'],
  ['bouz', '/hr/candidates?candidate=candidate-amina-bouzid'],
  ['z am', '/hr/candidates?candidate=candidate-amina-bouzid'],
  ['hadd', /\/hr\/performance\?employee=/],
  ['data', /\/hr\/job-listings\?job=/],
] as const;

test('any screen or record is six keys away, and the keyboard comes back to where it was', async ({
  page,
}) => {
  await page.goto('/hr');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await bell.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('ami');
  await expect(option(page, 'Amina Bouzid')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(bell).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });

  for (const [letters, address] of ways) {
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('Control+k');
    await expect(field(page)).toBeFocused();
    for (const letter of letters) await press(letter === ' ' ? 'Space' : letter);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
    await expect(dialog(page).getByText('Searching…')).toHaveCount(0);
    await press('Enter');
    await expect(page).toHaveURL(address);
    // What arrives after the finder was opened again would close it.
    await expect(page.getByRole('dialog')).toHaveCount(String(address).includes('dialog=') ? 1 : 0);
    expect(keys).toBeLessThanOrEqual(6);
  }
});

test('j and k move through a list, not in a field, and not where they are turned off', async ({
  page,
}) => {
  await page.goto('/hr/candidates');
  const links = page.getByRole('table').locator('tbody a[data-opens]');
  await expect(links.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  const focused = () => links.evaluateAll((all) => all.indexOf(document.activeElement as never));
  const press = async (keys: string) => {
    for (const key of keys) await page.keyboard.press(key);
    return focused();
  };
  expect(await press('jjk')).toBe(0);
  expect(await press('kj')).toBe(1);
  const search = page.getByLabel('Search');
  await search.focus();
  await press('j?');
  await expect(search).toHaveValue('j?');
  await search.fill('');
  await expect(links.nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Display' }).click();
  const keys = page.getByRole('dialog', { name: 'Display' });
  await keys.getByRole('radio', { name: 'Off' }).check();
  await page.keyboard.press('Escape');
  expect(await press('?j')).toBe(-1);
  await expect(shortcuts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Display' }).click();
  await keys.getByRole('radio', { name: 'On: ? lists them' }).check();
  await page.keyboard.press('Escape');
  await press('?');
  await expect(shortcuts(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await press('j');
  const name = await links.first().textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});
