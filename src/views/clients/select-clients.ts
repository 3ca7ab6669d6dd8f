import { clientPlans, clientStatuses, type ListedClient } from '@/data/schemas/client';
import { oneOf, type ProviderSearch } from '@/data/schemas/search';
import { sortedBy } from '@/views/shared/sorting';

const sorts = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  plan: ({ plan }) => clientPlans.indexOf(plan),
  status: ({ status }) => status,
  renewal: ({ renewal }) => renewal,
  progress: ({ progress }) => progress?.percent ?? '',
} as const satisfies Record<string, (client: ListedClient) => string | number>;

export type ClientSortKey = keyof typeof sorts;

/** What the URL asks for in words that there are. */
export const clientWords = ({ status, plan, sort }: ProviderSearch) => ({
  status: oneOf(...clientStatuses)(status),
  plan: oneOf(...clientPlans)(plan),
  sort: oneOf(...(Object.keys(sorts) as ClientSortKey[]))(sort),
});

/** The clients that the URL asks for: text in name or email, a status, a plan. In the order given unless sorted. */
export function selectClients(clients: ListedClient[], search: ProviderSearch): ListedClient[] {
  const { status, plan, sort } = clientWords(search);
  const text = (search.q ?? '').trim().toLowerCase();
  const found = clients.filter(
    (client) =>
      (status === undefined || client.status === status) &&
      (plan === undefined || client.plan === plan) &&
      [client.name, client.email].some((part) => part.toLowerCase().includes(text)),
  );
  return sort === undefined ? found : sortedBy(found, sorts[sort], search.order);
}
