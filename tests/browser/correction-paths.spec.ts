import type { Page } from '@playwright/test';
import { correctionFlow } from '../models/correction.flow';
import { expect, people, test } from './support/app';
import { holdFromNow, refusedByDemo, settle, tookTooLong } from './support/faults';
import { walkInBrowser } from './support/walk';

const correcting = 'candidates.correct';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Correct by hand' });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const alerts = { 'editing: refused': [refusedByDemo], 'editing: no answer': [tookTooLong] };

test.use({ stored: people.hr });

walkInBrowser(correctionFlow, {
  open: async (page) => {
    await page.clock.install({ time: '2026-11-21T09:00:00Z' });
    await page.goto('/hr/candidates?candidate=candidate-walid-zerrouki');
    await expect(page.getByRole('button', { name: 'Correct by hand' })).toBeVisible();
    await holdFromNow(page, correcting);
  },
  look: async (page, stop) => {
    await expect(dialog(page)).toHaveCount(stop === 'closed' ? 0 : 1);
    if (stop === 'closed') return;
    const saving = stop === 'saving';
    await expect(button(page, /^Sav/)).toHaveText(saving ? 'Saving...' : 'Save corrections');
    await expect(button(page, /^Sav/)).toBeEnabled({ enabled: !saving });
    await expect(dialog(page).getByRole('alert')).toHaveText(
      stop in alerts ? alerts[stop as keyof typeof alerts] : [],
    );
  },
  make: {
    open: (page) => page.getByRole('button', { name: 'Correct by hand' }).click(),
    cancel: (page) => button(page, 'Cancel').click(),
    submit: async (page) => {
      await dialog(page).getByLabel('Location').fill('Algiers');
      await button(page, 'Save corrections').click();
    },
    saved: (page) => settle(page, correcting, 'answered'),
    refused: (page) => settle(page, correcting, 'refused'),
    'no answer': (page) => page.clock.runFor(15_000),
  },
  leftOut: /^$/,
});
