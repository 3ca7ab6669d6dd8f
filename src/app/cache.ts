import { QueryClient } from '@tanstack/react-query';

/**
 * The cache in front of a world. What it holds stands until a command says that it changed. The world answers
 * without a line too, so that nothing waits for one.
 */
export const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
