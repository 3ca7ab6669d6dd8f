import { type Client, type ClientPlan, clientPlans } from '@/data/schemas/client';
import {
  paymentStatuses,
  type ProviderFigures,
  type ProviderPayment,
} from '@/data/schemas/provider';
import { dayNumber, lastDayOf, monthOf } from '@/machines/calendar';
import { inOrder } from '@/machines/order';
import { chartMonths } from '../chart-months';
import { groupBy } from '../group-by';
import { byName } from '../lists/sorting';
import { round, sum } from '../numbers';
import { monthChange } from '../reports/month-change';

/** The fewest months of the Monthly Revenue chart: specification, section 9. */
const leastMonths = 6;

/** How many clients Top Clients shows: specification, section 9. */
const topCount = 5;

const total = (payments: readonly ProviderPayment[]) => sum(payments.map(({ amount }) => amount));

/** Whether a payment is of a month, YYYY-MM. */
function isIn(month: string) {
  const [first, last] = [dayNumber(`${month}-01`), dayNumber(lastDayOf(month))];
  return ({ date }: ProviderPayment) => dayNumber(date) >= first && dayNumber(date) <= last;
}

function monthlyRevenue(
  completed: readonly ProviderPayment[],
  lastMonth: string,
): ProviderFigures['monthlyRevenue'] {
  const paid = completed.map(({ date }) => monthOf(date));
  return chartMonths(paid, lastMonth, leastMonths).map((month) => ({
    month,
    amount: total(completed.filter(isIn(month))),
  }));
}

/** Those who paid most, the largest sum first, and by name where equal. A client who paid nothing is left out. */
const topClients = (completed: readonly ProviderPayment[]): ProviderFigures['topClients'] =>
  [...groupBy(completed, ({ client }) => client.id)]
    .map(([id, payments]) => ({
      id,
      name: payments[0]?.client.name ?? '',
      amount: total(payments),
    }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount || byName(a, b) || inOrder(a.id, b.id))
    .slice(0, topCount);

/** Each client's plan, by the client's id. */
export const plansOf = (clients: readonly Pick<Client, 'id' | 'plan'>[]): Map<string, ClientPlan> =>
  new Map(clients.map(({ id, plan }) => [id, plan]));

/**
 * The figures of the provider panel, in centimes. Revenue is the sum of completed payments. A plan's revenue is
 * that of the clients who have the plan now.
 * @param lastMonth the last month of Monthly Revenue, YYYY-MM.
 */
export function providerFigures(
  payments: readonly ProviderPayment[],
  clients: readonly Pick<Client, 'id' | 'plan' | 'status'>[],
  lastMonth: string,
): ProviderFigures {
  const byStatus = groupBy(payments, ({ status }) => status);
  const of = (status: ProviderPayment['status']) => byStatus.get(status) ?? [];
  const completed = of('completed');
  const planOf = plansOf(clients);
  const revenueIn = (paid: readonly ProviderPayment[]) =>
    monthChange(`${lastMonth}-01`, (month) => total(paid.filter(isIn(month))));
  const active = clients.filter(({ status }) => status === 'active').length;
  return {
    revenue: {
      completed: total(completed),
      pending: total(of('pending')),
      failed: total(of('failed')),
    },
    totalPayments: payments.length,
    clients: { total: clients.length, active, inactive: clients.length - active },
    monthlyRevenue: monthlyRevenue(completed, lastMonth),
    paymentStatus: paymentStatuses.map((status) => ({ status, count: of(status).length })),
    revenueByPlan: clientPlans.map((plan) => ({
      plan,
      amount: total(completed.filter(({ client }) => planOf.get(client.id) === plan)),
    })),
    averagePerActiveClient: active === 0 ? 0 : round(total(completed) / active),
    topClients: topClients(completed),
    changes: {
      completed: revenueIn(completed),
      pending: revenueIn(of('pending')),
      failed: revenueIn(of('failed')),
      payments: monthChange(`${lastMonth}-01`, (month) => payments.filter(isIn(month)).length),
    },
  };
}

/** A client's payments, newest first. @param id the client's. */
export const paymentsOf = (payments: readonly ProviderPayment[], id: string) =>
  payments
    .filter(({ client }) => client.id === id)
    .toSorted((a, b) => dayNumber(b.date) - dayNumber(a.date));
