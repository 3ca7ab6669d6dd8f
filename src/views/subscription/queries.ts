import { companyKey } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The company's subscription, read anew at each visit: it can expire, and be changed after a screen was left. */
export const subscriptionQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...companyKey, 'subscription'],
    queryFn: () => workspace.subscription.get(),
    staleTime: 0,
  });
