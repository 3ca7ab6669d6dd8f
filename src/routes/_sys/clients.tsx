import { providerSearch } from '@/data/schemas/search';
import { clientDesk } from '@/views/clients/desk';
import { ClientsView } from '@/views/clients/ClientsView';
import { clientsQuery, paymentsQuery } from '@/views/provider/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_sys/clients')({
  validateSearch: providerSearch,
  loader: ({ context: { workspace, queryClient, user } }) =>
    Promise.all([
      queryClient.ensureQueryData(clientsQuery(workspace, user)),
      queryClient.ensureQueryData(paymentsQuery(workspace, user)),
    ]),
  component: Clients,
});

function Clients() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  return (
    <ClientsView
      clients={useSuspenseQuery(clientsQuery(workspace, user)).data}
      payments={useSuspenseQuery(paymentsQuery(workspace, user)).data}
      {...clientDesk(workspace, queryClient, user)}
      search={Route.useSearch()}
    />
  );
}
