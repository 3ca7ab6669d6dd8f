import type { ReadResume } from '@/data/port/calls';
import type { Workspace } from '@/data/port/workspace';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionRef } from '@/actors/session';

/** The context of every route. The world, its cache and the reader load when first asked for. */
export interface RouterContext {
  session: SessionRef;
  openWorkspace: () => Promise<Workspace>;
  /** The cache of the person signed in. The next person begins with an empty one. */
  openCache: () => Promise<QueryClient>;
  readResume: ReadResume;
}
