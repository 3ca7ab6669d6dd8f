import type { Role } from '@/data/schemas/role';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { LazyToasts } from './LazyToasts';
import NavigationList from './NavigationList';

/** The frame of a guarded page: the role's navigation beside the screen. */
export function RoleLayout({ role, queryClient }: { role: Role; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="mx-auto flex max-w-[1448px]">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-[248px] shrink-0 overflow-y-auto border-e border-line p-4 md:block">
          <nav aria-label="Main">
            <NavigationList role={role} />
          </nav>
        </aside>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none md:p-6">
          <Outlet />
        </main>
      </div>
      <LazyToasts />
    </QueryClientProvider>
  );
}
