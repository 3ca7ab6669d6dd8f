import type { Page } from '@playwright/test';
import { subscriptionFlow } from '../models/subscription.flow';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { failNext, hold, refusedByDemo, settle } from './support/faults';
import { walkInBrowser } from './support/walk';

test.use({ stored: people.manager });

/** Opens the screen with its clock stopped, so that a wait lasts until the test ends it. */
const open = async (page: Page) => {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.goto('/manage-subscription');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Subscription');
  await page.clock.pauseAt('2026-11-21T09:00:00Z');
};
const plan = (page: Page, name: string) => page.getByRole('radio', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const success = (page: Page, name: string) =>
  page.getByText(`Successfully subscribed to the ${name} plan!`, { exact: true });
/** Lets the simulated wait pass; it starts only when its code has loaded. */
const answer = (page: Page, name: string) =>
  expect(async () => {
    await page.clock.runFor(1500);
    await expect(success(page, name)).toBeVisible({ timeout: 500 });
  }).toPass();
const facts = (page: Page) =>
  page.getByRole('region', { name: 'Current subscription' }).locator('dd').allTextContents();

test('shows each plan, the second one chosen, with the one that is current', async ({ page }) => {
  await open(page);
  expect(await facts(page)).toEqual(['Pro', 'Active', '3 Dec 2026']);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(plan(page, 'Pro')).toBeChecked();
  const cards = page.getByRole('group', { name: 'Choose a plan' }).locator('label');
  await expect(cards).toHaveText([
    'Basic1500 DZD per monthUp to 10 employeesBasic support',
    'ProCurrent plan2500 DZD per monthUp to 100 employeesPriority supportAdvanced analytics',
    'Enterprise4000 DZD per monthUnlimited employeesDedicated managerCustom integrations',
  ]);
});

test('subscribing takes 1.5 seconds, and shows wherever the subscription does', async ({
  page,
}) => {
  await open(page);
  await plan(page, 'Enterprise').check();
  await button(page, 'Subscribe Now').click();
  await answer(page, 'Enterprise');
  await plan(page, 'Basic').check();
  await button(page, 'Subscribe Now').click();
  await page.clock.runFor(1499);
  await expect(button(page, 'Processing...')).toBeDisabled();
  await expect(success(page, 'Basic')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(success(page, 'Basic')).toBeVisible();
  await page.clock.resume();
  await expect.poll(() => facts(page)).toEqual(['Basic', 'Active', '21 Dec 2026']);
  await page.getByRole('link', { name: 'Billing & Payments' }).click();
  await expect(page.getByText('15 of 15 payments')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Subscription status' })).toContainText('Basic');
  await expect(page.getByRole('region', { name: 'Financial overview' })).toContainText(
    // 2,500.00 before, 4,000.00 and 1,500.00 today
    'Monthly Revenue8,000.00 DZD',
  );
  await expect(
    page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first(),
  ).toHaveText('Subscribed to the Enterprise plan, by Salim Mansouri21 Nov 2026');
});

test('the keyboard alone does it', async ({ page }) => {
  await open(page);
  await plan(page, 'Pro').focus();
  await page.keyboard.press('ArrowRight');
  await expect(plan(page, 'Enterprise')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Subscribe Now')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Processing...')).toBeFocused();
  await answer(page, 'Enterprise');
  await expect(button(page, 'Subscribe Now')).toBeFocused();
});

test('it is accessible, before and after', async ({ page }) => {
  await open(page);
  await page.clock.resume();
  await expectAccessible(page);
  await button(page, 'Subscribe Now').click();
  await expect(success(page, 'Pro')).toBeVisible();
  await expectAccessible(page);
  await plan(page, 'Basic').check();
  await failNext(page, 'subscription.subscribe', 'refused');
  await button(page, 'Subscribe Now').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

const names = { pro: 'Pro', enterprise: 'Enterprise' } as const;
const nameIn = (stop: string) => (stop.endsWith('pro') ? names.pro : names.enterprise);
const subscribe = (page: Page) => page.getByRole('button', { name: /^(Subscribe Now|Try again)$/ });

const subscribing = 'subscription.subscribe';

walkInBrowser(subscriptionFlow, {
  open: async (page) => {
    await hold(page, subscribing);
    await open(page);
  },
  look: async (page, stop) => {
    const name = nameIn(stop);
    await expect(plan(page, name)).toBeChecked();
    await expect(success(page, name)).toHaveCount(stop.startsWith('subscribed') ? 1 : 0);
    const failure = stop.startsWith('refused')
      ? [refusedByDemo]
      : stop.startsWith('no answer')
        ? ['No answer came in time. Look at Billing & Payments before you try again.']
        : [];
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(failure);
    const label = stop.startsWith('processing')
      ? 'Processing...'
      : failure.length > 0
        ? 'Try again'
        : 'Subscribe Now';
    await expect(button(page, label)).toBeVisible();
    const waits = /^(processing|subscribed)/.test(stop);
    await expect(button(page, label)).toBeEnabled({ enabled: !waits });
  },
  make: {
    'choose pro': (page) => plan(page, 'Pro').check(),
    'choose enterprise': (page) => plan(page, 'Enterprise').check(),
    subscribe: (page) => subscribe(page).click(),
    subscribed: async (page, stop) => {
      await settle(page, subscribing, 'answered');
      await answer(page, nameIn(stop));
    },
    refused: (page) => settle(page, subscribing, 'refused'),
    'no answer': (page) => page.clock.runFor(15_000),
  },
  leftOut: /^$/,
});
