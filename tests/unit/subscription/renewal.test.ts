import { monthsAfter, settledPlan, termsOf } from '@/machines/subscription/renewal';
import type { Subscription } from '@/data/schemas/subscription';
import { addDays, daysBetween } from '@/machines/calendar';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2099-12-31', 2, '2100-02-28'],
  ['1999-12-31', 2, '2000-02-29'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-03', -2, '2025-11-03'],
  ['2026-12-03', -12, '2025-12-03'],
  ['2026-06-30', 0, '2026-06-30'],
])('%s and %i months is %s', (day, months, then) => {
  expect(monthsAfter(day, months)).toBe(then);
});

const today = '2026-11-21';
const pro = { plan: 'pro', renewalDate: '2026-12-03', next: null } as const;
const days = (from: string, to: string) => Math.max(0, daysBetween(from, to));
const nothing = { days: 0, become: 0 };

test('renewing early adds to the end', () => {
  expect(termsOf(pro, 'pro', today)).toEqual({
    ...pro,
    renewalDate: '2027-01-03',
    exchanged: nothing,
  });
});

test('a dearer plan begins at once, and the paid days count by price, rounded up', () => {
  expect(termsOf(pro, 'enterprise', today)).toEqual({
    plan: 'enterprise',
    renewalDate: '2026-12-29',
    next: null,
    exchanged: { days: 12, become: 8 },
  });
});

test('a cheaper plan begins when the paid time is used up', () => {
  expect(termsOf(pro, 'basic', today)).toEqual({
    plan: 'pro',
    renewalDate: '2027-01-03',
    next: { plan: 'basic', from: '2026-12-04' },
    exchanged: nothing,
  });
});

test('on its last day a plan is still the one that is kept', () => {
  expect(termsOf(pro, 'basic', '2026-12-03')).toMatchObject({
    plan: 'pro',
    next: { plan: 'basic', from: '2026-12-04' },
  });
  expect(termsOf(pro, 'basic', '2026-12-04')).toEqual({
    plan: 'basic',
    renewalDate: '2027-01-04',
    next: null,
    exchanged: nothing,
  });
});

test('a change that waits can be taken back, and its days are not lost', () => {
  const waiting = {
    plan: 'pro',
    renewalDate: '2027-01-03',
    next: { plan: 'basic', from: '2026-12-04' },
  } as const;
  expect(termsOf(waiting, 'pro', today)).toEqual({
    plan: 'pro',
    // 3 Dec and 19 days, and a month
    renewalDate: '2027-01-22',
    next: null,
    exchanged: { days: 31, become: 19 },
  });
});

test('no order of subscribing loses paid time: what is paid for is worth no less than what was paid', () => {
  const prices = { basic: 1500, pro: 2500, enterprise: 4000 } as const;
  const plans = fc.constantFrom('basic', 'pro', 'enterprise');
  fc.assert(
    fc.property(plans, fc.array(fc.tuple(plans, fc.nat(40)), { maxLength: 8 }), (first, asked) => {
      let standing: Pick<Subscription, 'plan' | 'renewalDate' | 'next'> = {
        plan: first,
        renewalDate: '2026-12-21',
        next: null,
      };
      let day = today;
      const worthOn = (one: typeof standing) => {
        const end = one.next === null ? one.renewalDate : addDays(one.next.from, -1);
        const ofNext = days(end < day ? day : end, one.renewalDate);
        return days(day, end) * prices[one.plan] + ofNext * prices[one.next?.plan ?? one.plan];
      };
      for (const [plan, later] of asked) {
        day = addDays(day, later);
        const next = termsOf(standing, plan, day);
        // A month has 28 days at least.
        expect(worthOn(next)).toBeGreaterThanOrEqual(worthOn(standing) + 28 * prices[plan]);
        standing = next;
      }
    }),
  );
});

test.each([
  ['Active', null, 'pro'],
  ['Active', { plan: 'basic', from: '2026-12-03' }, 'basic'],
  ['Expired', null, null],
  ['Expired', { plan: 'basic', from: '2026-12-03' }, null],
] as const)('one that is %s continues with its next plan, or its own', (status, next, plan) => {
  expect(settledPlan({ status, plan: 'pro', next } as never)).toBe(plan);
});
