import type { AskedWorld } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { type ClientListSearch, clientSearch } from '@/data/schemas/search';
import { firstRows } from '@/intelligence/lists/paging';
import { queryOptions } from '@tanstack/react-query';

/** The provider's clients, as many as are shown. */
export function clientsQuery(workspace: Workspace, search: ClientListSearch) {
  const [asked, paging] = [clientSearch(search), firstRows(search)];
  return queryOptions({
    queryKey: ['clients', asked, paging],
    queryFn: () => workspace.clients.list(asked, paging),
  });
}

/** A client's payments. */
export const paymentHistoryQuery = (workspace: Workspace, client: string) =>
  queryOptions({
    queryKey: ['payment history', client],
    queryFn: () => workspace.clients.payments(client),
  });

/** Loads the first view of the list of clients, and the client whose payments are open. */
export const loadClients = ({ workspace, queryClient }: AskedWorld, search: ClientListSearch) =>
  Promise.all([
    queryClient.ensureQueryData(clientsQuery(workspace, search)),
    search.client !== undefined &&
      queryClient.ensureQueryData(paymentHistoryQuery(workspace, search.client)),
  ]);
