import type { BillingPayment } from '@/data/schemas/billing';
import type { BillingSearch } from '@/data/schemas/search';
import { orderingOf, sortedBy } from '@/intelligence/lists/sorting';

/** How the payments are ordered: where the URL does not say, newest first. */
export const billingOrdering = ({ sort = 'date', order }: BillingSearch) =>
  orderingOf(sort, order ?? (sort === 'date' ? 'desc' : undefined), ['amount']);

/** The payments that the URL asks for, in its order. Equal ones stay in the order given. */
export function selectPayments(
  payments: BillingPayment[],
  search: BillingSearch,
): BillingPayment[] {
  const { key = 'date', order } = billingOrdering(search);
  const found = payments.filter(
    ({ status }) => search.status === undefined || status === search.status,
  );
  return sortedBy(found, (payment) => payment[key], order);
}
