import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** What the company paid. */
export const billingQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['billing'],
    queryFn: () => workspace.billing.list(),
  });
