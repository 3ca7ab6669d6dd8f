import type { Workspace } from '@/data/port/workspace';
import { type ProviderSearch, receivedSearch } from '@/data/schemas/search';
import { waitingQuery } from '@/views/waiting/WaitingList';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Payments on a page. */
const pageSize = 10;

/** The figures of the provider panel. */
export const figuresQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['figures'],
    queryFn: () => workspace.provider.figures(),
  });

/** A page of the clients' payments. */
export function paymentsQuery(workspace: Workspace, search: ProviderSearch) {
  const [asked, paging] = [receivedSearch(search), { page: search.page, size: pageSize }];
  return queryOptions({
    queryKey: ['payments', asked, paging],
    queryFn: () => workspace.provider.payments(asked, paging),
  });
}

/** The state of the provider's servers. */
export const healthQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['health'],
    queryFn: () => workspace.provider.health(),
  });

/** The plans on offer. */
export const plansQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['plans'], queryFn: () => workspace.plans.list() });

/** The promotional offers. */
export const offersQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['offers'], queryFn: () => workspace.offers.list() });

/** Loads the first view of the provider panel. */
export const loadProviderPanel = (
  workspace: Workspace,
  queryClient: QueryClient,
  search: ProviderSearch,
) =>
  Promise.all([
    queryClient.ensureQueryData(figuresQuery(workspace)),
    queryClient.ensureQueryData(paymentsQuery(workspace, search)),
    queryClient.ensureQueryData(healthQuery(workspace)),
    queryClient.ensureQueryData(plansQuery(workspace)),
    queryClient.ensureQueryData(offersQuery(workspace)),
    queryClient.ensureQueryData(waitingQuery(workspace)),
  ]);
