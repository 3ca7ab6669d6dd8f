import { type BillingListSearch, billingSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The company's subscription, read anew at each visit: it can expire without anybody's doing. */
export const subscriptionQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: () => workspace.subscription.get(),
    staleTime: 0,
  });

/** What the company paid, as many payments as are shown. */
export function billingQuery(workspace: Workspace, search: BillingListSearch) {
  const [asked, paging] = [billingSearch(search), firstRows(search)];
  return queryOptions({
    queryKey: ['billing', asked, paging],
    queryFn: () => workspace.billing.list(asked, paging),
  });
}
