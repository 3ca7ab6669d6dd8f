import { reanalysisUndoFlow } from '../models/reanalysis-undo.flow';
import { expect, people, test } from './support/app';
import { hold, refusedByDemo, settle } from './support/faults';
import { walkInBrowser } from './support/walk';

const call = 'candidates.undoReanalysis';
const [amina, yanis] = ['Amina Bouzid', 'Yanis Meziane'];

test.use({ stored: people.hr });

walkInBrowser(reanalysisUndoFlow, {
  open: async (page) => {
    await page.clock.install({ time: '2026-11-21T08:30:00.000Z' });
    await hold(page, call);
    await page.goto('/hr/upload-resumes?title=Nurse');
    await page.getByRole('checkbox', { name: `Select ${amina}` }).check();
    await page.getByRole('checkbox', { name: `Select ${yanis}` }).check();
    await expect(page.getByText('2 selected, for Nurse')).toBeVisible();
    await page.getByRole('link', { name: 'Re-analyze' }).click();
    await expect(page.getByRole('region', { name: 'Analysis summary' })).toContainText(
      '2 of 2 read and analyzed.Measured against Nurse.',
    );
  },
  look: async (page, stop) => {
    const summary = page.getByRole('region', { name: 'Analysis summary' });
    const label = stop === 'undoing' ? 'Undoing...' : 'Undo re-analysis';
    await expect(summary.getByRole('button', { name: label })).toHaveCount(
      stop === 'undone' ? 0 : 1,
    );
    await expect(summary.getByText('Re-analysis undone for 2 of 2.', { exact: true })).toHaveCount(
      stop === 'undone' ? 1 : 0,
    );
    const sentences: Partial<Record<typeof stop, string>> = {
      'failed: refused': refusedByDemo,
      'failed: no answer': 'Undoing took too long. Please try again.',
    };
    await expect(summary.getByRole('alert')).toHaveText(sentences[stop] ?? []);
    const row = page.getByRole('row').filter({ hasText: amina });
    const score = row.locator('td').nth(3);
    await expect(score).toHaveText(stop === 'undone' ? '94' : '0');
  },
  make: {
    undo: (page) => page.getByRole('button', { name: 'Undo re-analysis' }).click(),
    undone: (page) => settle(page, call, 'answered'),
    refused: (page) => settle(page, call, 'refused'),
    'no answer': (page) => page.clock.runFor(15_000),
  },
  leftOut: /^$/,
});
