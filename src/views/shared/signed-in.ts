import type { AskedWorld } from '@/actors/asked-world';
import { useRouteContext } from '@tanstack/react-router';

/** Who looks at a screen, and their world: for whatever stands behind a role's guard. */
export const useSignedIn = () =>
  useRouteContext({ strict: false, select: (context) => context as AskedWorld });
