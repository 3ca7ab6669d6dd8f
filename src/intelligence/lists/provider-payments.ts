import { type ClientPlan, clientPlans } from '@/data/schemas/client';
import { paymentStatuses, type ProviderPayment } from '@/data/schemas/provider';
import { type ReceivedSearch } from '@/data/schemas/search';
import { oneOf } from '@/data/schemas/search-readers';
import { monthOf } from '@/machines/calendar';
import { orderingOf, sortedBy } from '@/intelligence/lists/sorting';

const sorts = {
  client: ({ client }) => client.name,
  amount: ({ amount }) => amount,
  status: ({ status }) => paymentStatuses.indexOf(status),
  date: ({ date }) => date,
} as const satisfies Record<string, (payment: ProviderPayment) => string | number>;

export type PaymentSortKey = keyof typeof sorts;

/** The status that the URL asks for, if it is one. */
export const paymentStatusOf = ({ status }: ReceivedSearch) => oneOf(...paymentStatuses)(status);

const sortKey = oneOf(...(Object.keys(sorts) as PaymentSortKey[]));

/** How the URL orders payments: by a column of theirs, or not at all. */
export const paymentOrdering = ({ sort, order }: ReceivedSearch) =>
  orderingOf(sortKey(sort), order, ['amount']);

/** The plan that the URL asks for, if it is one. */
export const paidPlanOf = ({ plan }: ReceivedSearch) => oneOf(...clientPlans)(plan);

/**
 * The payments that the URL asks for, in the order given unless sorted.
 * @param planOf each client's plan, by the client's id.
 */
export function selectPayments(
  payments: ProviderPayment[],
  search: ReceivedSearch,
  planOf: ReadonlyMap<string, ClientPlan>,
): ProviderPayment[] {
  const status = paymentStatusOf(search);
  const plan = paidPlanOf(search);
  const { key, order } = paymentOrdering(search);
  const { paid } = search;
  const found = payments.filter(
    (payment) =>
      (status === undefined || payment.status === status) &&
      (plan === undefined || planOf.get(payment.client.id) === plan) &&
      (paid === undefined || monthOf(payment.date) === paid),
  );
  return key === undefined ? found : sortedBy(found, sorts[key], order);
}
