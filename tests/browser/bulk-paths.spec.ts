import type { Page } from '@playwright/test';
import { bulkFlow } from '../models/bulk.flow';
import { expect, people, test } from './support/app';
import { failNext, hold, refusedByDemo, settle } from './support/faults';
import { walkInBrowser } from './support/walk';

const call = 'candidates.send';

test.use({ stored: people.hr });

const bar = (page: Page) => page.getByRole('region', { name: 'Decision on several candidates' });
const press = (name: string) => (page: Page) => bar(page).getByRole('button', { name }).click();
const undecided = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText('Analyzed', { exact: true }) })
    .filter({ hasNotText: 'Shortlisted' });
const chooseTwo = async (page: Page) => {
  for (const place of [0, 1]) await undecided(page).nth(place).getByRole('checkbox').click();
};
const shortlistTwo = async (page: Page) => {
  await chooseTwo(page);
  await page.getByRole('button', { name: 'Shortlist 2' }).click();
};

/** What the bar says first, its buttons, and what it says of those who were not changed. */
const says: Record<string, [string, string[], (string | RegExp)[]?]> = {
  'a, then b': ['Shortlist: 0 of 2 candidates', ['Cancel']],
  'a alone': ['Shortlist: 0 of 2 candidates', []],
  'b; a is done': ['Shortlist: 1 of 2 candidates', []],
  'b; a is refused': ['Shortlist: 1 of 2 candidates', []],
  'both are done': ['Shortlisted 2 candidates', ['Undo', 'Dismiss']],
  'a is done, b is refused': [
    'Shortlisted 1 candidate',
    ['Try again', 'Undo', 'Dismiss'],
    [`: ${refusedByDemo}`],
  ],
  'a is done, b has no answer': [
    'Shortlisted 1 candidate',
    ['Try again', 'Undo', 'Dismiss'],
    [': There was no answer.'],
  ],
  'b is done, a is refused': [
    'Shortlisted 1 candidate',
    ['Try again', 'Undo', 'Dismiss'],
    [`: ${refusedByDemo}`],
  ],
  'both are refused': [
    'No candidate was changed.',
    ['Try again', 'Dismiss'],
    [`: ${refusedByDemo}`, `: ${refusedByDemo}`],
  ],
  'a is refused, b has no answer': [
    'No candidate was changed.',
    ['Try again', 'Dismiss'],
    [`: ${refusedByDemo}`, ': There was no answer.'],
  ],
  'a has no answer, b is left': [
    'No candidate was changed.',
    ['Try again', 'Dismiss'],
    [': There was no answer.'],
  ],
  'a is done, b is left': ['Shortlisted 1 candidate', ['Try again', 'Undo', 'Dismiss']],
  'a is refused, b is left': [
    'No candidate was changed.',
    ['Try again', 'Dismiss'],
    [`: ${refusedByDemo}`],
  ],
};

walkInBrowser(bulkFlow, {
  open: async (page) => {
    await hold(page, call);
    await page.clock.install({ time: '2026-11-21T09:00:00Z' });
    await page.goto('/hr/candidates');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidate List');
  },
  look: async (page, stop) => {
    const said = says[stop];
    await expect(bar(page)).toHaveCount(said === undefined ? 0 : 1);
    if (said === undefined) return;
    const [first, buttons, refused = []] = said;
    await expect(bar(page).getByRole('status')).toHaveText(first);
    await expect(bar(page).getByRole('button')).toHaveText(buttons);
    await expect(bar(page).getByRole('listitem')).toHaveText(
      refused.map((reason) => new RegExp(`${String(reason)}$`)),
    );
  },
  make: {
    run: shortlistTwo,
    'run for nobody': null,
    done: (page) => settle(page, call, 'answered'),
    refusal: (page) => settle(page, call, 'refused'),
    'no answer': (page) => page.clock.fastForward(15_000),
    cancel: press('Cancel'),
    dismiss: press('Dismiss'),
  },
  leftOut: /^$/,
});

test('what was refused is tried again, and what was done is undone; nobody is left by accident', async ({
  page,
}) => {
  await page.goto('/hr/candidates');
  await failNext(page, call, 'refused');
  await shortlistTwo(page);
  await expect(bar(page).getByRole('status')).toHaveText('Shortlisted 1 candidate');
  await press('Try again')(page);
  await expect(bar(page).getByRole('status')).toHaveText('Shortlisted 1 candidate');
  await expect(bar(page).getByRole('listitem')).toHaveCount(0);
  const shortlisted = page.getByRole('row').filter({ hasText: 'Shortlisted' });
  await expect(shortlisted).toHaveCount(2);
  await press('Undo')(page);
  await expect(bar(page).getByRole('status')).toHaveText('Took 1 candidate off the shortlist');
  await expect(shortlisted).toHaveCount(1);
  await press('Dismiss')(page);

  const ticked = ['dounia-rahal.docx', 'hocine-tahar.docx'];
  await page.evaluate((names) => {
    for (const name of names)
      document.querySelector<HTMLElement>(`[aria-label="Select ${name}"]`)?.click();
  }, ticked);
  const chosen = page.getByRole('region', { name: 'Selected candidates' });
  await expect(chosen.getByRole('status')).toHaveText('2 selected');
  await expect(chosen.getByText(/^Only an analyzed candidate/)).toBeVisible();
  await chooseTwo(page);
  await expect(chosen.getByText(/leave out/)).toHaveText(
    'Shortlist and Reject leave out dounia-rahal.docx and 1 more. Only an analyzed candidate on whom nothing is decided can be shortlisted.',
  );
  await page.getByRole('button', { name: 'Reject 2' }).click();
  await page.getByRole('button', { name: 'Reject candidate' }).click();
  await expect(page.getByRole('dialog').getByText('Give the reason first')).toBeVisible();
  await page.getByLabel('Reason').fill('Too far away');
  await page.getByRole('button', { name: 'Reject candidate' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('Rejected 2 candidates');
  await expect(bar(page)).toBeFocused();
});
