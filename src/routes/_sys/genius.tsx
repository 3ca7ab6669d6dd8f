import { providerSearch } from '@/data/schemas/search';
import { ProviderPanel } from '@/views/provider/ProviderPanel';
import { loadProviderPanel } from '@/views/provider/queries';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_sys/genius')({
  staticData: { title: 'SaaS Admin Panel' },
  validateSearch: providerSearch,
  loader: ({ context: { workspace, queryClient }, location }) =>
    loadProviderPanel(workspace, queryClient, providerSearch(location.search)),
  component: Panel,
});

function Panel() {
  const { workspace, user } = Route.useRouteContext();
  return <ProviderPanel workspace={workspace} user={user} search={Route.useSearch()} />;
}
