import { roleTable } from '@/data/schemas/role';
import type { AskedWorld } from '@/actors/asked-world';
import { useSignedIn } from '@/views/shared/signed-in';
import { profileQuery } from '@/views/tasks/queries';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';
import { classes } from '@/views/shared/ui/classes';
import { mainColumn, pageWidth, sideColumn } from './frame-classes';
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

let isFirstScreen = true;

/** Whether a visit begins with this screen, at its top. A reload and a link into a screen scroll as soon as it stands. */
function beginsVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isFirstScreen && visit?.type === 'navigate' && window.location.hash === '';
}

/** The screen. The first one of a visit is drawn in slices, between which a slow phone answers. */
function Screen() {
  useEffect(() => {
    isFirstScreen = false;
  }, []);
  return useDeferredValue(true, !beginsVisit()) && <Outlet />;
}

/** The frame of a guarded page: the role's navigation beside the screen, where the header has no menu for it. */
export function RoleLayout() {
  const { user, workspace, queryClient } = useSignedIn();
  return (
    <QueryClientProvider client={queryClient}>
      <div className="@container">
        <div className={classes('mx-auto flex', pageWidth)}>
          <aside className={classes('overflow-y-auto px-2 py-4', sideColumn)}>
            <nav aria-label="Main">
              <NavigationList role={user.role} workspace={workspace} queryClient={queryClient} />
            </nav>
          </aside>
          <main id="main" tabIndex={-1} className={classes('outline-none', mainColumn)}>
            <InactiveNotice workspace={workspace} user={user} />
            <Screen />
          </main>
        </div>
      </div>
      <LazyToasts />
    </QueryClientProvider>
  );
}
