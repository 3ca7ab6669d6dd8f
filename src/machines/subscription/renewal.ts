import { planPrice, type PlanId } from '@/data/schemas/plan';
import type { Subscription } from '@/data/schemas/subscription';
import { addDays, daysBetween } from '../calendar';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The same day so many months later, or earlier where negative; the month's last day where it is shorter.
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

/** What a subscription is once a month of a plan was paid for. */
export interface Terms extends Standing {
  /** The paid days of other plans, and the days of the new plan that they become. */
  exchanged: { days: number; become: number };
}

/** The plan that a subscription goes on with when nobody does anything. None once it expired. */
export const settledPlan = ({
  status,
  plan,
  next,
}: Pick<Subscription, 'plan' | 'status' | 'next'>): PlanId | null =>
  status === 'Active' ? (next?.plan ?? plan) : null;

/**
 * What a subscription becomes when a month of a plan is paid for on a day. A dearer plan begins at once, a
 * cheaper one when the current plan's paid time ends, and more of the same is added to its end. No paid day is
 * lost: days of another plan that lie after the new one's beginning become days of the new one, by price and
 * rounded up.
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
