import { routeTree } from '@/routeTree.gen';
import { ErrorView } from '@/views/shared/ErrorView';
import { PendingView } from '@/views/shared/PendingView';
import { placeKeyOf } from '@/views/shared/steps';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from './context';

/** The app's router; the context is what its routes can reach. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingView,
    // Comes with the frame: it says that something else did not come.
    defaultErrorComponent: ErrorView,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('@/views/shared/NotFoundView'),
      'NotFoundView',
    ),
    scrollRestoration: true,
    getScrollRestorationKey: placeKeyOf,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
