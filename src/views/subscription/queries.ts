import { type BillingListSearch, billingSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import type { Workspace } from '@/data/port/workspace';
import { queryOptions } from '@tanstack/react-query';

/** The company's subscription. It is read anew at each visit, since it can expire without any command. */
export const subscriptionQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: () => workspace.subscription.get(),
    staleTime: 0,
  });

/** The company's payments, as many as are shown. */
export function billingQuery(workspace: Workspace, search: BillingListSearch) {
  const [asked, paging] = [billingSearch(search), firstRows(search)];
  return queryOptions({
    queryKey: ['billing', asked, paging],
    queryFn: () => workspace.billing.list(asked, paging),
  });
}
