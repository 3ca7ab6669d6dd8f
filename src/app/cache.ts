import type { Topic } from '@/data/port/calls';
import { type Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The kinds of records that a query reads. A query without topics counts as reading everything. What stands aside,
     * as the bell does, is no part of the screen that a command waits for.
     */
    queryMeta: { topics?: readonly Topic[]; standsAside?: true };
  }
}

/**
 * The cache in front of a world. Its data is valid until the world says that it changed. Queries run offline too,
 * since the demo's world needs no connection.
 */
export const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

const standsAside = ({ meta }: Query) => meta?.standsAside === true;
const isBeingRead = (query: Query) => !query.isActive() && query.state.fetchStatus !== 'idle';

/**
 * Follows a change: of the queries that read changed records, those on screen are read anew, the others are
 * dropped. Resolves when the screen is up to date.
 */
export async function followChange(cache: QueryClient, topics: ReadonlySet<Topic>): Promise<void> {
  const isOf = ({ meta }: Query) => meta?.topics?.some((one) => topics.has(one)) ?? true;
  // Queries that a screen waits for before it opens. Their data may be from before the change.
  for (const query of cache.getQueryCache().findAll({ predicate: isBeingRead })) {
    if (!isOf(query)) continue;
    const { queryKey } = query;
    query.promise?.then(
      () => cache.invalidateQueries({ queryKey, exact: true }),
      () => {},
    );
  }
  const predicate = (query: Query) => isOf(query) && !isBeingRead(query);
  cache.removeQueries({ predicate, type: 'inactive' });
  void cache.invalidateQueries({ predicate: (query) => predicate(query) && standsAside(query) });
  await cache.invalidateQueries({ predicate: (query) => predicate(query) && !standsAside(query) });
}
