import type { AskedWorld } from '@/actors/asked-world';
import { useRouteContext } from '@tanstack/react-router';

/** The person signed in and their world, for every screen behind a role's guard. */
export const useSignedIn = () =>
  useRouteContext({ strict: false, select: (context) => context as AskedWorld });
