import type { Page } from '@playwright/test';
import { questionsFlow } from '../models/questions.flow';
import { runUntilVisible } from './support/clock';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { hold, refusedByDemo, settle } from './support/faults';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.hr, permissions: ['clipboard-read', 'clipboard-write'] });

const [a, b] = ['Lamia Saadi', 'Amina Bouzid'];

/** Opens the screen with its clock stopped, so that a wait lasts until the test ends it. */
const open = async (page: Page) => {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.goto('/hr/interview-questions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interview Questions');
  await page.clock.pauseAt('2026-11-21T09:00:00Z');
};
const choose = (name: string) => async (page: Page) => {
  const option = page.getByLabel('Candidate').locator('option', { hasText: name });
  await page.getByLabel('Candidate').selectOption(await option.getAttribute('value'));
};
const main = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Lets the wait pass; the first one starts only when its code has loaded. */
const answer = async (page: Page) => {
  await expect(main(page, 'Generate Questions')).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(1200);
    await expect(main(page, 'Generate Questions')).toBeVisible({ timeout: 500 });
  }).toPass();
};
const add = async (page: Page, question: string) => {
  await page.getByLabel('Custom question').fill(question);
  await main(page, 'Add Question').click();
};
const questionsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Questions', exact: true })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const [question, reason] = item.querySelectorAll('span > span');
        return [question?.textContent, reason?.textContent];
      }),
    );

test('three questions from the position and the job, after Generating... for 1.2 seconds', async ({
  page,
}) => {
  await open(page);
  await expect(main(page, 'Generate Questions')).toBeDisabled();
  await expect(main(page, 'Generate Questions')).toHaveAttribute(
    'title',
    'Choose a candidate first',
  );
  await page.getByLabel('Search').fill('amina');
  const options = page.getByLabel('Candidate').getByRole('option');
  await expect(options).toHaveText([/^Choose a candidate$/, /^Amina Bouzid/]);
  await choose(b)(page);
  await page.getByLabel('Search').fill('nobody of this name');
  await expect(options).toHaveText([/^No candidates found\.$/, /^Amina Bouzid/]);
  await page.getByLabel('Search').fill('');
  await main(page, 'Generate Questions').click();
  await answer(page);
  await main(page, 'Generate Questions').click();
  await expect(main(page, 'Generating...')).toBeDisabled();
  await page.clock.runFor(1199);
  await expect(main(page, 'Generating...')).toBeDisabled();
  await expect.poll(() => questionsOf(page)).toEqual([]);
  await runUntilVisible(page, main(page, 'Copy question 3'), 1);
  const reasons = (await questionsOf(page)).map(([, reason]) => reason);
  expect(reasons).toEqual([
    'The job asks JavaScript, and the resume claims it.',
    expect.stringMatching(/^The (job asks|resume lacks nothing)/),
    expect.stringMatching(/^The resume claims .+ beyond what the job asks\.$/),
  ]);
});

test('a question is copied to the clipboard, and says so', async ({ page }) => {
  await open(page);
  await add(page, 'Why us?');
  await main(page, 'Copy question 1').click();
  await page.clock.resume();
  await expect(page.getByRole('alert')).toHaveText('Question copied');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Why us?');
});

test('an own question is trimmed, a blank one ignored, and both asked about before leaving', async ({
  page,
}) => {
  await open(page);
  await add(page, '   ');
  await add(page, '  Why us?  ');
  await expect.poll(() => questionsOf(page)).toEqual([['Why us?', 'Your own question.']]);
  await page.clock.resume();
  await page.getByLabel('Custom question').fill('Half a');
  await page.getByRole('link', { name: 'Export Reports' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('it is accessible', async ({ page }) => {
  await open(page);
  await add(page, 'Why us?');
  await page.clock.resume();
  await expectAccessible(page);
});

const generating = 'questions.generate';

walkInBrowser(questionsFlow, {
  open: async (page) => {
    await hold(page, generating);
    await open(page);
  },
  look: async (page, stop) => {
    const [, name] = / (a|b)\b/.exec(` ${stop.replace('is chosen', '')}`) ?? [];
    const chosen = page.getByLabel('Candidate').locator('option:checked');
    await expect(chosen).toContainText(
      stop === 'unchosen' ? 'Choose a candidate' : name === 'a' ? a : b,
    );
    const begin = stop.startsWith('failed') ? 'Try again' : 'Generate Questions';
    await expect(main(page, stop.startsWith('generating') ? 'Generating...' : begin)).toBeVisible();
    const sentences = {
      refused: refusedByDemo,
      'no answer': 'Generating took too long. Please try again.',
    };
    const failure = stop.split(': ')[1] as keyof typeof sentences | undefined;
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      failure === undefined ? [] : [sentences[failure]],
    );
    const made = async () =>
      (await questionsOf(page)).filter(([, reason]) => reason !== 'Your own question.').length;
    await expect.poll(made).toBe(stop.startsWith('generated') ? 3 : 0);
  },
  make: {
    'choose a': choose(a),
    'choose b': choose(b),
    generate: (page, stop) =>
      main(page, stop.startsWith('failed') ? 'Try again' : 'Generate Questions').click(),
    generated: async (page) => {
      await settle(page, generating, 'answered');
      await answer(page);
    },
    'add a question': (page) => add(page, 'Why us?'),
    'add blanks': (page) => add(page, '   '),
    refused: (page) => settle(page, generating, 'refused'),
    'no answer': (page) => page.clock.runFor(15_000),
  },
  leftOut: /^$/,
});
