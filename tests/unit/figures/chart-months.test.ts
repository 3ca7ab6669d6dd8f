import type { ChartPeriod } from '@/data/schemas/search';
import { chartMonths, periodNames, shownMonths } from '@/intelligence/chart-months';
import { monthsUpTo } from '@/machines/calendar';
import { describe, expect, test } from 'vitest';

describe('a chart has the months', () => {
  test.each([
    ['from the first that has data', ['2026-03', '2025-12'], 0, 4],
    ['of a year at most, so that each name of a month stands once', ['2025-03'], 0, 12],
    ['that are the least, where less has data', ['2026-03'], 6, 6],
    ['that are the least, where nothing has', [], 6, 6],
    ['from the first that has data, where it is before the least', ['2025-09'], 6, 7],
    ['that are none, where nothing has data', [], 0, 0],
    ['up to the last, where all data is later', ['2026-04'], 0, 1],
  ])('%s', (_, dated, least, count) => {
    expect(chartMonths(dated, '2026-03', least)).toEqual(monthsUpTo('2026-03', count));
  });
});

const months = (count: number) => monthsUpTo('2026-03', count).map((month) => ({ month }));
const wholly = (count: number, asked?: ChartPeriod) => shownMonths(months(count), asked);

describe('of its months a chart shows', () => {
  test('six, unless it is asked for others that they fill', () => {
    const periods = ['3-months', '6-months', '12-months'];
    expect(wholly(12)).toEqual({
      shown: months(6),
      span: 'Oct 2025 to Mar 2026',
      period: '6-months',
      periods,
    });
    expect(wholly(12, '3-months')).toEqual({
      shown: months(3),
      span: 'Jan 2026 to Mar 2026',
      period: '3-months',
      periods,
    });
    expect(wholly(12, '12-months')).toEqual({
      shown: months(12),
      span: 'Apr 2025 to Mar 2026',
      period: '12-months',
      periods,
    });
  });

  test('all, where they are no such period', () => {
    const all = {
      shown: months(8),
      span: 'Aug 2025 to Mar 2026',
      period: 'all',
      periods: ['3-months', '6-months', 'all'],
    };
    expect(wholly(8, 'all')).toEqual(all);
    expect(wholly(8).shown).toEqual(months(6));
  });

  test('all that there are, where it is asked for more', () => {
    expect(wholly(8, '12-months').period).toBe('all');
    expect(wholly(12, 'all').period).toBe('12-months');
    expect(wholly(5)).toEqual({
      shown: months(5),
      span: 'Nov 2025 to Mar 2026',
      period: 'all',
      periods: ['3-months', 'all'],
    });
  });

  test.each([
    [3, '3-months', 'Jan 2026 to Mar 2026'],
    [1, 'all', 'Mar 2026'],
    [0, 'all', ''],
  ])('all %d, with nothing to choose', (count, period, span) => {
    expect(wholly(count, '12-months')).toEqual({ shown: months(count), span, period, periods: [] });
  });
});

test('the periods have these names', () => {
  expect(periodNames).toEqual({
    '3-months': 'Last 3 months',
    '6-months': 'Last 6 months',
    '12-months': 'Last 12 months',
    all: 'All months',
  });
});
