import type { Topic } from '@/data/port/workspace';
import { type Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** What a query reads; one that does not say is taken to read everything. */
    queryMeta: { topics?: readonly Topic[] };
  }
}

/**
 * The cache in front of a world. What it holds stands until the world says that it changed. The world answers without
 * a line too, so that nothing waits for one.
 */
export const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

const isBeingRead = (query: Query) => !query.isActive() && query.state.fetchStatus !== 'idle';

/**
 * Reads anew what is on screen and was read from what changed, and forgets the rest of it. Resolves when the screen is
 * up to date.
 */
export async function followChange(cache: QueryClient, topics: ReadonlySet<Topic>): Promise<void> {
  const isOf = ({ meta }: Query) => meta?.topics?.some((one) => topics.has(one)) ?? true;
  // A screen waits for these before it opens. What they read may be from before the change.
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
  await cache.invalidateQueries({ predicate });
}
