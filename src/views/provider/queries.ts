import type { Workspace } from '@/data/port/workspace';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** The figures of the provider panel. */
export const figuresQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['figures'],
    queryFn: () => workspace.provider.figures(),
  });

/** What clients paid, newest first. */
export const paymentsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['payments'],
    queryFn: () => workspace.provider.payments(),
  });

/** How the provider's servers are. */
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

/** The provider's clients. */
export const clientsQuery = (workspace: Workspace) =>
  queryOptions({
    queryKey: ['clients'],
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
