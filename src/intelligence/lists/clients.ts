import { clientPlans, clientStatuses, type ListedClient } from '@/data/schemas/client';
import { isDay } from '@/machines/calendar';
import { type ClientSearch } from '@/data/schemas/search';
import { oneOf } from '@/data/schemas/search-readers';
import { orderingOf, sortedBy } from '@/intelligence/lists/sorting';
import { renewsSoon } from '@/intelligence/provider/renewal';

const sorts = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  plan: ({ plan }) => clientPlans.indexOf(plan),
  status: ({ status }) => status,
  renewal: ({ renewal }) => (isDay(renewal) ? renewal : ''),
  progress: ({ progress }) => progress?.percent ?? '',
} as const satisfies Record<string, (client: ListedClient) => string | number>;

export type ClientSortKey = keyof typeof sorts;

/** The status and the plan that the URL asks for, where there are such. */
export const clientWords = ({ status, plan }: ClientSearch) => ({
  status: oneOf(...clientStatuses)(status),
  plan: oneOf(...clientPlans)(plan),
});

const sortKey = oneOf(...(Object.keys(sorts) as ClientSortKey[]));

/** How the URL orders clients: by a column of theirs, or not at all. */
export const clientOrdering = ({ sort, order }: ClientSearch) =>
  orderingOf(sortKey(sort), order, ['progress']);

/** The clients that the URL asks for: text in name or email, a status, a plan, a renewal within a week. In the order given unless sorted. */
export function selectClients(clients: ListedClient[], search: ClientSearch): ListedClient[] {
  const { status, plan } = clientWords(search);
  const { key, order } = clientOrdering(search);
  const text = (search.q ?? '').trim().toLowerCase();
  const found = clients.filter(
    (client) =>
      (status === undefined || client.status === status) &&
      (plan === undefined || client.plan === plan) &&
      (search.renewal === undefined || renewsSoon(client)) &&
      [client.name, client.email].some((part) => part.toLowerCase().includes(text)),
  );
  return key === undefined ? found : sortedBy(found, sorts[key], order);
}
