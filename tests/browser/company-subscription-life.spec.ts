import type { Page } from '@playwright/test';
import { companySubscriptionModel } from '../models/company-subscription.model';
import { expect } from './support/app';
import { goTo, signInAs } from './support/session';
import { walkLifecycleInBrowser, type Way } from './support/walk-life';

const elsewhere = 'Manage Subscription opens for company managers only.';

const subscribeNow = (page: Page) => page.getByRole('button', { name: 'Subscribe Now' });
const subscribeTo = (plan: string): Way<unknown> => ({
  ask: async (page) => {
    // A plan just subscribed to is on offer again once another was chosen.
    await page.getByRole('radio', { name: 'Basic' }).check();
    await page.getByRole('radio', { name: plan }).check();
    await subscribeNow(page).click();
    await expect(page.getByText(`Successfully subscribed to the ${plan} plan!`)).toBeVisible();
  },
  offered: (page) => expect(page.getByRole('radio', { name: plan })).toBeEnabled(),
  refused: (page) => expect(page.getByRole('radio', { name: plan })).toHaveCount(0),
});

const facts = {
  overdue: ['Basic', 'Active', '20 Nov 2026'],
  Pro: ['Pro', 'Active', '21 Dec 2026'],
  Enterprise: ['Enterprise', 'Active', '21 Dec 2026'],
  expired: ['Basic', 'Expired', '20 Nov 2026'],
};

walkLifecycleInBrowser(companySubscriptionModel, {
  open: async (page) => {
    await page.clock.setFixedTime('2026-10-20T08:30:00.000Z');
    await page.goto('/');
    await signInAs(page, 'manager');
    await goTo(page, 'Manage Subscription');
    await subscribeTo('Basic').ask(page, null);
    await page.clock.setFixedTime('2026-11-21T08:30:00.000Z');
  },
  people: {
    manager: async () => undefined,
    hr: elsewhere,
    employee: elsewhere,
    teammanager: elsewhere,
    admin: elsewhere,
    sys: elsewhere,
  },
  commands: {
    'subscribe to Pro': subscribeTo('Pro'),
    'subscribe to Enterprise': subscribeTo('Enterprise'),
    'subscribe to what is not on offer': {
      ...subscribeTo(''),
      refused: (page) =>
        expect(page.getByRole('group', { name: 'Choose a plan' }).locator('label')).toHaveText([
          /^Basic/,
          /^Pro/,
          /^Enterprise/,
        ]),
    },
    expire: {
      /** The world ends what is overdue for whoever reads it next. */
      ask: async (page) => {
        await goTo(page, 'Billing & Payments');
        await goTo(page, 'Manage Subscription');
      },
      offered: (page) => expect(page.getByText('20 Nov 2026')).toBeVisible(),
      refused: async (page) => {
        await goTo(page, 'Billing & Payments');
        await goTo(page, 'Manage Subscription');
        await expect(subscribeNow(page)).toBeVisible();
      },
    },
  },
  look: (page, { stop }) =>
    expect(page.getByRole('region', { name: 'Current subscription' }).locator('dd')).toHaveText(
      facts[stop],
    ),
});
