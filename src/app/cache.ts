import { QueryClient } from '@tanstack/react-query';

/** The cache in front of a world. What it holds stands until a command says that it changed. */
export const createCache = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
