import type { RouterContext } from '@/app/context';
import { signOutOf } from '@/app/sign-out';
import { Header } from '@/views/frame/Header';
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const { session, openWorkspace, openCache } = Route.useRouteContext();
  const router = useRouter();
  const settling = useSelector(session, (snapshot) => snapshot.hasTag('settling'));
  const user = useSelector(session, ({ context }) => context.user);
  if (settling) return null;
  return (
    <>
      <Header
        user={user}
        onSignOut={() => signOutOf(session, router)}
        openWorkspace={openWorkspace}
        openCache={openCache}
      />
      <Outlet />
    </>
  );
}
