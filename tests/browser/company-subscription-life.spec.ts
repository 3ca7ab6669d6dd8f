import { planName } from '@/data/schemas/subscription';
import { dayText } from '@/machines/date-text';
import type { Page } from '@playwright/test';
import { companySubscriptionModel } from '../models/company-subscription.model';
import { expect } from './support/app';
import { goTo, signInAs } from './support/session';
import { walkLifecycleInBrowser, type Way } from './support/walk-life';

const elsewhere = 'Manage Subscription opens for company managers only.';

const [inTime, today] = ['2026-11-10T08:30:00.000Z', '2026-11-21T08:30:00.000Z'];

const subscribeNow = (page: Page) => page.getByRole('button', { name: 'Subscribe Now' });
const subscribeTo = (plan: string): Way<unknown> => ({
  ask: async (page) => {
    await page.clock.setFixedTime(today);
    // A plan just subscribed to is on offer again once another was chosen.
    await page.getByRole('radio', { name: plan === 'Basic' ? 'Pro' : 'Basic' }).check();
    await page.getByRole('radio', { name: plan }).check();
    await subscribeNow(page).click();
    const change = page.getByRole('button', { name: `Change to ${plan}` });
    const subscribed = page.getByText(`Successfully subscribed to the ${plan} plan!`);
    await expect(change.or(subscribed)).toBeVisible();
    if (await change.isVisible()) await change.click();
    await expect(subscribed).toBeVisible();
  },
  offered: (page) => expect(page.getByRole('radio', { name: plan })).toBeEnabled(),
  refused: (page) => expect(page.getByRole('radio', { name: plan })).toHaveCount(0),
});

/** The world begins and ends what is due for whoever reads it next. */
const readAgain = async (page: Page) => {
  await goTo(page, 'Billing & Payments');
  await goTo(page, 'Manage Subscription');
  await expect(subscribeNow(page)).toBeVisible();
};

const readOn = async (page: Page, day: string) => {
  await page.clock.setFixedTime(day);
  await readAgain(page);
};

walkLifecycleInBrowser(companySubscriptionModel, {
  open: async (page) => {
    await page.clock.setFixedTime('2026-10-08T08:30:00.000Z');
    await page.goto('/');
    await signInAs(page, 'manager');
    await goTo(page, 'Manage Subscription');
    await page.getByRole('radio', { name: 'Basic' }).check();
    await subscribeNow(page).click();
    await page.getByRole('button', { name: 'Change to Basic' }).click();
    await expect(page.getByText('Successfully subscribed to the Basic plan!')).toBeVisible();
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
    'subscribe to Basic': subscribeTo('Basic'),
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
    begin: {
      ask: (page) => readOn(page, inTime),
      offered: (page) => expect(page.getByText('Basic from 21 Oct 2026')).toBeVisible(),
      refused: readAgain,
    },
    expire: {
      ask: (page) => readOn(page, today),
      offered: (page) => expect(page.getByText('20 Nov 2026')).toBeVisible(),
      refused: readAgain,
    },
  },
  look: (page, { record: { plan, status, renewalDate, next } }) =>
    expect(page.getByRole('region', { name: 'Current subscription' }).locator('dd')).toHaveText([
      planName(plan),
      status,
      dayText(renewalDate),
      ...(next === null ? [] : [`${planName(next.plan)} from ${dayText(next.from)}`]),
    ]),
});
