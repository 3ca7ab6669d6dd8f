import type { Page } from '@playwright/test';
import { planChoiceFlow } from '../models/plan-choice.flow';
import { expectAccessible } from './support/axe';
import { expect, people, test } from './support/app';
import { runUntilVisible } from './support/clock';
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
/** Opens the question about a change; it comes when its code has loaded and React has taken its time. */
const askToChange = async (page: Page, name: string) => {
  await button(page, 'Subscribe Now').or(button(page, 'Try again')).click();
  await runUntilVisible(page, button(page, `Change to ${name}`), 500);
};
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
  await expect.poll(() => facts(page)).toEqual(['Pro', 'Active', '3 Dec 2026']);
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
  await askToChange(page, 'Enterprise');
  await button(page, 'Change to Enterprise').click();
  await answer(page, 'Enterprise');
  await plan(page, 'Basic').check();
  await plan(page, 'Enterprise').check();
  const renewal = page.getByText('The Enterprise plan runs until 29 Dec 2026. You pay 4,000.00');
  await runUntilVisible(page, renewal, 100);
  await button(page, 'Subscribe Now').click();
  await expect(button(page, 'Processing...')).toBeDisabled();
  await page.clock.runFor(1499);
  await expect(button(page, 'Processing...')).toBeDisabled();
  await expect(success(page, 'Enterprise')).toHaveCount(0);
  await runUntilVisible(page, success(page, 'Enterprise'), 1);
  await page.clock.resume();
  await expect.poll(() => facts(page)).toEqual(['Enterprise', 'Active', '29 Jan 2027']);
  await page.getByRole('link', { name: 'Billing & Payments' }).click();
  await expect(page.getByText('15 of 15 payments')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Subscription status' })).toContainText(
    'Enterprise',
  );
  await expect(page.getByRole('region', { name: 'Financial overview' })).toContainText(
    // 2,500.00 before, and 4,000.00 twice today
    'Monthly Revenue10,500.00 DZD',
  );
  await expect(
    page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first(),
  ).toHaveText('Subscribed to the Enterprise plan, by Salim Mansouri21 Nov 2026');
});

test('a change of plan is asked about first, with what changes and when', async ({ page }) => {
  await open(page);
  await plan(page, 'Basic').check();
  await askToChange(page, 'Basic');
  const dialog = page.getByRole('alertdialog', { name: 'Change to the Basic plan?' });
  await expect(dialog.locator('p')).toHaveText(
    'You keep the Pro plan until 3 Dec 2026. The Basic plan begins on 4 Dec 2026, with up to 10 employees, basic support. You pay 1,500.00 DZD for a month, and are paid up until 3 Jan 2027.',
  );
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => facts(page)).toEqual(['Pro', 'Active', '3 Dec 2026']);
  await askToChange(page, 'Basic');
  await button(page, 'Change to Basic').click();
  await answer(page, 'Basic');
  await page.clock.resume();
  await expect
    .poll(() => facts(page))
    .toEqual(['Pro', 'Active', '3 Jan 2027', 'Basic from 4 Dec 2026']);
  await plan(page, 'Pro').check();
  await expect(
    page.getByText(
      'The Pro plan goes on, and the Basic plan does not begin. You pay 2,500.00 DZD for a month, and are paid up until 22 Jan 2027. The 31 days of another plan that are paid for already become 19 days of Pro.',
    ),
  ).toBeVisible();
});

test('the keyboard alone does it', async ({ page }) => {
  await open(page);
  await plan(page, 'Pro').focus();
  await page.keyboard.press('ArrowRight');
  await expect(plan(page, 'Enterprise')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Subscribe Now')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(button(page, 'Stay')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Tab');
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
  await expect(button(page, 'Change to Basic')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Change to Basic').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

const names = { pro: 'Pro', enterprise: 'Enterprise' } as const;
const nameIn = (stop: string) => (stop.endsWith('pro') ? names.pro : names.enterprise);
const subscribe = (page: Page) => page.getByRole('button', { name: /^(Subscribe Now|Try again)$/ });

const subscribing = 'subscription.subscribe';

walkInBrowser(planChoiceFlow, {
  open: async (page) => {
    await hold(page, subscribing);
    await open(page);
  },
  look: async (page, stop) => {
    const name = nameIn(stop);
    const asks = stop.startsWith('asking');
    await expect(button(page, `Change to ${name}`)).toHaveCount(asks ? 1 : 0);
    if (asks) return;
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
    subscribe: async (page, stop) => {
      if (stop.endsWith('enterprise')) return askToChange(page, 'Enterprise');
      await subscribe(page).click();
      // Once the walk has subscribed to Enterprise, Pro is a change as well.
      const change = button(page, 'Change to Pro');
      await runUntilVisible(page, change.or(button(page, 'Processing...')), 500);
      if (await change.isVisible()) await change.click();
    },
    'subscribe again': null,
    confirm: (page) => button(page, 'Change to Enterprise').click(),
    decline: (page) => button(page, 'Stay').click(),
    subscribed: async (page, stop) => {
      await settle(page, subscribing, 'answered');
      await answer(page, nameIn(stop));
    },
    refused: (page) => settle(page, subscribing, 'refused'),
    'no answer': (page) => page.clock.runFor(15_000),
  },
  leftOut: /^$/,
  because: 'A key does not show on a screen: retries.spec.ts sees what it is for.',
});
