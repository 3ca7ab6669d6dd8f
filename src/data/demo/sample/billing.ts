import { addDays } from '@/machines/calendar';
import { monthsAfter } from '@/machines/subscription/renewal';
import type { BillingPayment } from '../../schemas/billing';
import { planPrice, type PlanId } from '../../schemas/plan';
import type { Subscription } from '../../schemas/subscription';
import { accounts } from './accounts';

/** How many days after the opening of the demo the renewal is due. */
const RENEWS_IN = 12;

type Row = [
  /** Months before the renewal date that the payment was due. */
  period: number,
  plan: PlanId,
  status: BillingPayment['status'],
  method: string,
  /** Days after it was due; null for today. */
  late?: number | null,
];

/** The company outgrew the Basic plan in its second month, and its last payment took three attempts. */
const rows: Row[] = [
  [10, 'basic', 'Completed', 'CIB card'],
  [9, 'pro', 'Completed', 'CIB card'],
  [8, 'pro', 'Completed', 'CIB card'],
  [7, 'pro', 'Completed', 'Bank transfer'],
  [6, 'pro', 'Failed', 'CIB card'],
  [6, 'pro', 'Completed', 'Edahabia card', 1],
  [5, 'pro', 'Completed', 'Edahabia card'],
  [4, 'pro', 'Completed', 'Bank transfer'],
  [3, 'pro', 'Completed', 'CIB card'],
  [2, 'pro', 'Completed', 'CIB card'],
  [1, 'pro', 'Failed', 'CIB card'],
  [1, 'pro', 'Pending', 'Bank transfer', 4],
  [1, 'pro', 'Completed', 'Edahabia card', null],
];

const dueOn = (today: string, period: number) => monthsAfter(addDays(today, RENEWS_IN), -period);

/** The company's payments and failed payments, oldest first. @param today YYYY-MM-DD. */
export const paymentsOn = (today: string): BillingPayment[] =>
  rows.map(([period, plan, status, method, late = 0], index) => ({
    id: `billing-${index + 1}`,
    date: late === null ? today : addDays(dueOn(today, period), late),
    amount: planPrice(plan) * 100,
    status,
    method,
  }));

/** The company's subscription, as taken over into the demo. @param today YYYY-MM-DD. */
export function subscriptionOn(today: string): Subscription {
  const by = accounts.find(({ role }) => role === 'manager')?.name ?? '';
  const subscribed = (period: number, name: string) => ({
    action: `Subscribed to the ${name} plan`,
    by,
    date: `${dueOn(today, period)}T09:00:00.000Z`,
  });
  return {
    plan: 'pro',
    status: 'Active',
    renewalDate: addDays(today, RENEWS_IN),
    next: null,
    history: [subscribed(10, 'Basic'), subscribed(9, 'Pro')],
  };
}
