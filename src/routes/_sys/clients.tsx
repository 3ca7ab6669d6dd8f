import { clientListSearch } from '@/data/schemas/search';
import { ClientsView } from '@/views/clients/ClientsView';
import { loadClients } from '@/views/clients/queries';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_sys/clients')({
  staticData: { title: 'Client Management' },
  validateSearch: clientListSearch,
  loader: ({ context, location }) => loadClients(context, clientListSearch(location.search)),
  component: Clients,
});

function Clients() {
  const { workspace, user } = Route.useRouteContext();
  return <ClientsView workspace={workspace} by={user} search={Route.useSearch()} />;
}
