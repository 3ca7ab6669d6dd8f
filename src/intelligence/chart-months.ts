import { type ChartPeriod, chartPeriods } from '@/data/schemas/search';
import { monthsUpTo } from '@/machines/calendar';
import { monthAndYear } from '@/machines/date-text';

/** The most months that a chart has, so that each name of a month stands once. */
const MOST_MONTHS = 12;

/**
 * The months, YYYY-MM, that a chart can show, without a gap: those up to a last one, from the first that has data,
 * at most twelve.
 * @param dated the months that have data, in any order.
 * @param least how many months there are where less has data.
 */
export function chartMonths(dated: readonly string[], last: string, least = 0): string[] {
  const first = dated.reduce((earliest, month) => (month < earliest ? month : earliest), last);
  const isKnown = (month: string) => dated.length > 0 && month >= first;
  return monthsUpTo(last, MOST_MONTHS).filter(
    (month, index) => isKnown(month) || index >= MOST_MONTHS - least,
  );
}

const lengths = { '3-months': 3, '6-months': 6, '12-months': 12, all: Infinity };

/** How a period reads among those to choose from. */
export const periodNames: Record<ChartPeriod, string> = {
  '3-months': 'Last 3 months',
  '6-months': 'Last 6 months',
  '12-months': 'Last 12 months',
  all: 'All months',
};

/** The period that a chart shows, in words such as 'Jan 2025 to Jun 2025', and those to choose from, if several. */
export interface ChosenPeriod {
  span: string;
  period: ChartPeriod;
  periods: ChartPeriod[];
}

const spanOf = (months: readonly { month: string }[]) =>
  [...new Set([months[0], months.at(-1)])]
    .map((one) => (one === undefined ? '' : monthAndYear(one.month)))
    .join(' to ');

/**
 * The last months of a chart, and the period that they are: the one asked for, else six months, else all there are.
 * A period can be chosen if the months fill it. All of them can be, if no other period is all of them.
 * @param months oldest first, without a gap.
 */
export function shownMonths<T extends { month: string }>(
  months: readonly T[],
  asked: ChartPeriod = '6-months',
): ChosenPeriod & { shown: T[] } {
  const filled = chartPeriods.filter((one) => lengths[one] <= months.length);
  const isWhole = filled.some((one) => lengths[one] === months.length);
  const periods = isWhole ? filled : [...filled, 'all' as const];
  const period = periods.find((one) => lengths[one] >= lengths[asked]) ?? periods.at(-1) ?? 'all';
  const shown = months.slice(-lengths[period]);
  return { shown, span: spanOf(shown), period, periods: periods.length > 1 ? periods : [] };
}
