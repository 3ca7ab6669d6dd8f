import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The company's subscription, read anew at each visit: it can expire without anybody's doing. */
export const subscriptionQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: () => workspace.subscription.get(),
    staleTime: 0,
  });
