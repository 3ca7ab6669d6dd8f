import { companyKey } from '@/actors/asked-world';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/workspace';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

const providerKey = [...companyKey, 'provider'];

/** The figures of the provider panel. */
export const figuresQuery = (workspace: Workspace, by: Person) =>
  queryOptions({
    queryKey: [...providerKey, 'figures'],
    queryFn: () => workspace.provider.figures(by),
  });

/** What clients paid, newest first. */
export const paymentsQuery = (workspace: Workspace, by: Person) =>
  queryOptions({
    queryKey: [...providerKey, 'payments'],
    queryFn: () => workspace.provider.payments(by),
  });

/** How the provider's servers are. */
export const healthQuery = (workspace: Workspace, by: Person) =>
  queryOptions({
    queryKey: [...providerKey, 'health'],
    queryFn: () => workspace.provider.health(by),
  });

/** The plans on offer. */
export const plansQuery = (workspace: Workspace, by: Person) =>
  queryOptions({ queryKey: [...providerKey, 'plans'], queryFn: () => workspace.plans.list(by) });

/** The promotional offers. */
export const offersQuery = (workspace: Workspace, by: Person) =>
  queryOptions({ queryKey: [...providerKey, 'offers'], queryFn: () => workspace.offers.list(by) });

/** The provider's clients. */
export const clientsQuery = (workspace: Workspace, by: Person) =>
  queryOptions({
    queryKey: [...providerKey, 'clients'],
    queryFn: () => workspace.clients.list(by),
  });

/** What the provider panel reads, before it opens. */
export const loadProviderPanel = (workspace: Workspace, queryClient: QueryClient, by: Person) =>
  Promise.all([
    queryClient.ensureQueryData(figuresQuery(workspace, by)),
    queryClient.ensureQueryData(paymentsQuery(workspace, by)),
    queryClient.ensureQueryData(healthQuery(workspace, by)),
    queryClient.ensureQueryData(plansQuery(workspace, by)),
    queryClient.ensureQueryData(offersQuery(workspace, by)),
  ]);
