import { commandFlow } from '../models/command.flow';
import { expect, people, test } from './support/app';
import { hold, noAnswer, refusedByDemo, settle } from './support/faults';
import { walkInBrowser } from './support/walk';

const call = 'users.send';

test.use({ stored: people.manager });

walkInBrowser(commandFlow, {
  open: async (page) => {
    await hold(page, call);
    await page.clock.install();
    await page.goto('/manage-users?q=Karim');
    await expect(page.getByRole('button', { name: 'Deactivate Karim Haddad' })).toBeVisible();
  },
  look: async (page, stop) => {
    const row = page.getByRole('row').filter({ hasText: 'Karim Haddad' });
    const button = row.getByRole('button', { name: /^(Activate|Deactivate) Karim Haddad$/ });
    await expect(button).toHaveAttribute('aria-disabled', String(stop.startsWith('running')));
    const sentences: Partial<Record<typeof stop, string>> = {
      'refused 7': refusedByDemo,
      'unanswered 7': noAnswer,
    };
    await expect(row.getByRole('alert')).toHaveText(sentences[stop] ?? []);
  },
  make: {
    run: (page) =>
      page.getByRole('button', { name: /^(Activate|Deactivate) Karim Haddad$/ }).click(),
    'run the same': null,
    'run another': null,
    forget: null,
    done: async (page) => {
      const row = page.getByRole('row').filter({ hasText: 'Karim Haddad' });
      const before = await row.getByRole('button').first().textContent();
      await settle(page, call, 'answered');
      await expect(row.getByRole('button').first()).not.toHaveText(before ?? '');
    },
    refusal: (page) => settle(page, call, 'refused'),
    'no answer': (page) => page.clock.fastForward(15_000),
  },
  leftOut: / 8 /,
  because:
    'No button takes back what it said; the form that asks for a suggestion does, as it is sent. A key does not show on a screen: retries.spec.ts sees what it is for.',
});
