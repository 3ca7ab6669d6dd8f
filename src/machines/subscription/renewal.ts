import { planPrice, type PlanId } from '@/data/schemas/plan';
import type { Subscription } from '@/data/schemas/subscription';
import { addDays, daysBetween } from '../calendar';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The same day of the month, `months` months later, or earlier where negative. It is the month's last day where
 * the month is too short.
 * @param day YYYY-MM-DD.
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, ordinal = 1, date = 1] = day.split('-').map(Number);
  const total = year * 12 + ordinal - 1 + months;
  const [toYear, month] = [Math.floor(total / 12), ((total % 12) + 12) % 12];
  const length = month === 1 && isLeap(toYear) ? 29 : (monthLengths[month] ?? 31);
  return [
    String(toYear).padStart(4, '0'),
    String(month + 1).padStart(2, '0'),
    String(Math.min(date, length)).padStart(2, '0'),
  ].join('-');
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

type Standing = Pick<Subscription, 'plan' | 'renewalDate' | 'next'>;

/** A subscription's terms after the payment for a month of a plan. */
export interface Terms extends Standing {
  /** The paid days of other plans, and the days of the new plan that replace them. */
  exchanged: { days: number; become: number };
}

/** The plan that a subscription continues with by itself. Null once it has expired. */
export const settledPlan = ({
  status,
  plan,
  next,
}: Pick<Subscription, 'plan' | 'status' | 'next'>): PlanId | null =>
  status === 'Active' ? (next?.plan ?? plan) : null;

/**
 * The terms of a subscription when a month of a plan is paid for on the day `today`, YYYY-MM-DD. A dearer plan
 * begins at once. A cheaper one begins when the current plan's paid time ends. A month of the same plan is added to
 * its end. No paid day is lost: paid days of another plan after the new plan's beginning become days of the new
 * plan, in proportion to the prices and rounded up.
 */
export function termsOf(
  { plan: current, renewalDate, next }: Standing,
  plan: PlanId,
  today: string,
): Terms {
  const end = next === null ? renewalDate : addDays(next.from, -1);
  const atOnce = end < today || planPrice(plan) > planPrice(current);
  const start = atOnce ? today : end;
  const paid = [
    { plan: current, days: daysBetween(start, end) },
    { plan: next?.plan ?? current, days: daysBetween(end < start ? start : end, renewalDate) },
  ].filter(({ days }) => days > 0);
  const own = sum(paid.map((one) => (one.plan === plan ? one.days : 0)));
  const others = paid.filter((one) => one.plan !== plan);
  const become = Math.ceil(
    sum(others.map((one) => one.days * planPrice(one.plan))) / planPrice(plan),
  );
  return {
    plan: atOnce ? plan : current,
    next: atOnce || plan === current ? null : { plan, from: addDays(start, 1) },
    renewalDate: monthsAfter(addDays(start, own + become), 1),
    exchanged: { days: sum(others.map(({ days }) => days)), become },
  };
}
