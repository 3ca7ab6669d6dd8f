import { companyKey } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** What the company paid, read anew at each visit: a payment may be answered after its screen was left. */
export const billingQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...companyKey, 'billing'],
    queryFn: () => workspace.billing.list(),
    staleTime: 0,
  });
