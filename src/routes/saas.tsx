import { providerSearch } from '@/data/schemas/search';
import { LazyToasts } from '@/views/frame/LazyToasts';
import { ProviderPanel } from '@/views/provider/ProviderPanel';
import { loadProviderPanel } from '@/views/provider/queries';
import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/saas')({
  staticData: { title: 'SaaS Admin Panel' },
  validateSearch: providerSearch,
  loader: async ({ context: { openWorkspace, openCache }, location }) => {
    const [{ session: asking }, queryClient] = await Promise.all([openWorkspace(), openCache()]);
    const { user, workspace } = await asking.providerPanel();
    await loadProviderPanel(workspace, queryClient, providerSearch(location.search));
    return { workspace, queryClient, user };
  },
  component: OpenPanel,
});

function OpenPanel() {
  const { queryClient, ...world } = Route.useLoaderData();
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[1200px] p-4 outline-none md:p-6">
        <ProviderPanel {...world} search={Route.useSearch()} />
      </main>
      <LazyToasts />
    </QueryClientProvider>
  );
}
