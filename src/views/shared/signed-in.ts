import type { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/port/workspace';
import type { QueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

/** Whom a guard let in, their world, and the cache of what was read from it. */
export interface SignedIn {
  user: SessionUser;
  workspace: Workspace;
  queryClient: QueryClient;
}

/** Who looks at a screen, and their world: for whatever stands behind a role's guard. */
export const useSignedIn = () =>
  useRouteContext({ strict: false, select: (context) => context as SignedIn });
