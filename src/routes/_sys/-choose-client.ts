import type { ProviderSearch } from '@/data/schemas/search';
import type { useRouter } from '@tanstack/react-router';
import { backToList } from '../-from-list';

/** How the URL follows what narrows the clients and whose payments are shown: those are a page to come back from. */
export function choosingClient(router: ReturnType<typeof useRouter>) {
  const show = (change: Partial<ProviderSearch>) =>
    void router.navigate({
      to: '/clients',
      search: (now) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    });
  return {
    onSearch: show,
    onPayments: (client: number) =>
      void router.navigate({
        to: '/clients',
        search: (now) => ({ ...now, client }),
        resetScroll: false,
        state: { fromList: true },
      }),
    onClose: () => backToList(router, () => show({ client: undefined })),
  };
}
