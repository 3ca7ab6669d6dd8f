import { addDays } from '@/machines/calendar';
import { offerStanding, renewalProgress } from '@/intelligence/provider/renewal';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const today = '2026-11-21';

describe('renewal progress', () => {
  test.each([
    ['2026-12-21', { daysLeft: 30, percent: 0 }],
    ['2026-12-20', { daysLeft: 29, percent: 3 }],
    ['2026-12-06', { daysLeft: 15, percent: 50 }],
    ['2026-11-22', { daysLeft: 1, percent: 97 }],
    ['2026-11-21', { daysLeft: 0, percent: 100 }],
    ['2026-11-20', { daysLeft: 0, percent: 100 }],
    ['2020-01-01', { daysLeft: 0, percent: 100 }],
    ['2027-11-21', { daysLeft: 365, percent: 0 }],
    ['', null],
    ['soon', null],
    ['2026-02-30', null],
  ])('of a renewal on %j', (renewal, expected) => {
    expect(renewalProgress(renewal, today)).toEqual(expected);
  });

  test('lies between 0 and 100, and falls with the days left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (days) => {
        const { percent = -1, daysLeft = -1 } = renewalProgress(addDays(today, days), today) ?? {};
        const next = renewalProgress(addDays(today, days + 1), today)?.percent ?? 101;
        expect(percent).toBeGreaterThanOrEqual(next);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(daysLeft).toBe(Math.max(0, days));
      }),
    );
  });
});

test.each([
  ['active', '2026-11-21', 'Active'],
  ['inactive', '2026-11-21', 'Inactive'],
  ['active', '2026-11-20', 'Expired'],
  ['inactive', '2026-11-20', 'Expired'],
  ['active', 'some day', 'Active'],
  ['active', '', 'Active'],
] as const)('an offer that is %s, and valid until %s, is %s', (status, validTill, standing) => {
  expect(offerStanding({ status, validTill }, today)).toBe(standing);
});
