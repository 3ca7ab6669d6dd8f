import type { Person } from '@/data/schemas/person';
import type { SessionUser } from '@/data/schemas/session';
import type { Workspace } from '@/data/port/workspace';
import type { QueryClient } from '@tanstack/react-query';

/** The world, the cache of what was read from it, and the person who asks. */
export interface AskedWorld {
  workspace: Workspace;
  queryClient: QueryClient;
  user: Person & Pick<SessionUser, 'world'>;
}
