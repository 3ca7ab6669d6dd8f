import { paymentStatuses, type ProviderPayment } from '@/data/schemas/provider';
import { oneOf, type ProviderSearch } from '@/data/schemas/search';
import { sortedBy } from '@/views/shared/sorting';

const sorts = {
  client: ({ client }) => client,
  amount: ({ amount }) => amount,
  status: ({ status }) => paymentStatuses.indexOf(status),
  date: ({ date }) => date,
} as const satisfies Record<string, (payment: ProviderPayment) => string | number>;

export type PaymentSortKey = keyof typeof sorts;

/** The status that the URL asks for, if it is one. */
export const paymentStatusOf = ({ status }: ProviderSearch) => oneOf(...paymentStatuses)(status);

/** The column that the URL sorts payments by, if it is one. */
export const paymentSortOf = ({ sort }: ProviderSearch) =>
  oneOf(...(Object.keys(sorts) as PaymentSortKey[]))(sort);

/** The payments that the URL asks for, in the order given unless sorted. */
export function selectPayments(
  payments: ProviderPayment[],
  search: ProviderSearch,
): ProviderPayment[] {
  const [status, sort] = [paymentStatusOf(search), paymentSortOf(search)];
  const found = payments.filter((payment) => status === undefined || payment.status === status);
  return sort === undefined ? found : sortedBy(found, sorts[sort], search.order);
}
