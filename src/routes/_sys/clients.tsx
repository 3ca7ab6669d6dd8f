import { providerSearch } from '@/data/schemas/search';
import { ClientsView } from '@/views/clients/ClientsView';
import { clientsQuery, paymentsQuery } from '@/views/provider/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_sys/clients')({
  validateSearch: providerSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(clientsQuery(workspace)),
      queryClient.ensureQueryData(paymentsQuery(workspace)),
    ]),
  component: Clients,
});

function Clients() {
  const { workspace, user } = Route.useRouteContext();
  return (
    <ClientsView
      clients={useSuspenseQuery(clientsQuery(workspace)).data}
      payments={useSuspenseQuery(paymentsQuery(workspace)).data}
      by={user}
      onAdd={workspace.clients.add}
      onSwitch={workspace.clients.send}
      search={Route.useSearch()}
    />
  );
}
