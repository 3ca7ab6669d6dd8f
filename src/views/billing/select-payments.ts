import type { BillingPayment } from '@/data/schemas/billing';
import type { BillingSearch } from '@/data/schemas/search';

/** How the payments are ordered where the URL does not say: newest first. */
export const sortingOf = ({ sort = 'date', order }: BillingSearch) => ({
  key: sort,
  order: order ?? (sort === 'date' ? ('desc' as const) : ('asc' as const)),
});

/** The payments that the URL asks for, in the order that it asks for; equal ones stay as given. */
export function selectPayments(
  payments: BillingPayment[],
  search: BillingSearch,
): BillingPayment[] {
  const { key, order } = sortingOf(search);
  const sign = order === 'asc' ? 1 : -1;
  const compare = (a: BillingPayment, b: BillingPayment) =>
    key === 'amount' ? a.amount - b.amount : a[key].localeCompare(b[key]);
  return payments
    .filter(({ status }) => search.status === undefined || status === search.status)
    .toSorted((a, b) => sign * compare(a, b));
}
