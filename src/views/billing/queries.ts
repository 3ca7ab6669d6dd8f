import type { Workspace } from '@/data/port/workspace';
import { type BillingListSearch, billingSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import { queryOptions } from '@tanstack/react-query';

/** What the company paid, as many payments as are shown. */
export function billingQuery(workspace: Workspace, search: BillingListSearch) {
  const [asked, paging] = [billingSearch(search), firstRows(search)];
  return queryOptions({
    queryKey: ['billing', asked, paging],
    queryFn: () => workspace.billing.list(asked, paging),
  });
}
