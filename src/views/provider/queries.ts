import { companyKey } from '@/actors/asked-world';
import type { Workspace } from '@/data/port/workspace';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

const providerKey = [...companyKey, 'provider'];

/** The figures of the provider panel. */
export const figuresQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...providerKey, 'figures'],
    queryFn: () => workspace.provider.figures(),
  });

/** What clients paid, newest first. */
export const paymentsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...providerKey, 'payments'],
    queryFn: () => workspace.provider.payments(),
  });

/** How the provider's servers are. */
export const healthQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...providerKey, 'health'],
    queryFn: () => workspace.provider.health(),
  });

/** The plans on offer. */
export const plansQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: [...providerKey, 'plans'], queryFn: () => workspace.plans.list() });

/** The promotional offers. */
export const offersQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: [...providerKey, 'offers'], queryFn: () => workspace.offers.list() });

/** The provider's clients. */
export const clientsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: [...providerKey, 'clients'],
    queryFn: () => workspace.clients.list(),
  });

/** What the provider panel reads, before it opens. */
export const loadProviderPanel = (workspace: Workspace, queryClient: QueryClient) =>
  Promise.all([
    queryClient.ensureQueryData(figuresQuery(workspace)),
    queryClient.ensureQueryData(paymentsQuery(workspace)),
    queryClient.ensureQueryData(healthQuery(workspace)),
    queryClient.ensureQueryData(plansQuery(workspace)),
    queryClient.ensureQueryData(offersQuery(workspace)),
  ]);
