import { roleTable } from '@/data/schemas/role';
import type { AskedWorld } from '@/actors/asked-world';
import { useSignedIn } from '@/views/shared/signed-in';
import { profileQuery } from '@/views/tasks/queries';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { LazyToasts } from './LazyToasts';
import NavigationList from './NavigationList';

/** Says on every screen of a deactivated person that the account is inactive. */
function InactiveNotice({ workspace, user }: Pick<AskedWorld, 'workspace' | 'user'>) {
  const isInTheDirectory = roleTable[user.role].label !== null;
  const { data } = useQuery({
    ...profileQuery(workspace),
    enabled: isInTheDirectory,
  });
  if (data?.status !== 'Inactive') return null;
  return (
    <output className="mb-5 block rounded-md bg-neutral-tint p-3 text-neutral">
      <strong>Your account is inactive.</strong> What is on record stays for HR. A company manager
      can activate the account again.
    </output>
  );
}

/** The frame of a guarded page: the role's navigation beside the screen, where the header has no menu for it. */
export function RoleLayout() {
  const { user, workspace, queryClient } = useSignedIn();
  return (
    <QueryClientProvider client={queryClient}>
      <div className="@container">
        <div className="mx-auto flex max-w-[1448px]">
          <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-[248px] shrink-0 overflow-y-auto border-e border-line px-2 py-4 @bar:block">
            <nav aria-label="Main">
              <NavigationList role={user.role} workspace={workspace} queryClient={queryClient} />
            </nav>
          </aside>
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none md:p-6">
            <InactiveNotice workspace={workspace} user={user} />
            <Outlet />
          </main>
        </div>
      </div>
      <LazyToasts />
    </QueryClientProvider>
  );
}
