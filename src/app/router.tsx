import { routeTree } from '@/routeTree.gen';
import { ErrorView } from '@/views/shared/ErrorView';
import { lazyPart } from '@/views/shared/lazy-part';
import { PendingView } from '@/views/shared/PendingView';
import { placeKeyOf } from '@/views/shared/steps';
import { createRouter } from '@tanstack/react-router';
import type { RouterContext } from './context';

/** The app's router. Its routes can use the context. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingView,
    // Loads with the frame, since it must be there when something else did not load.
    defaultErrorComponent: ErrorView,
    defaultNotFoundComponent: lazyPart(() => import('@/views/shared/NotFoundView')),
    scrollRestoration: true,
    getScrollRestorationKey: placeKeyOf,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** A screen's title: in the tab, as its heading, and in the frame that the server writes. */
    title?: string;
  }
}
