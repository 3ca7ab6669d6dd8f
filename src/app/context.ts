import type { ReadResume, Workspace } from '@/data/port/workspace';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionRef } from '@/actors/session';

/** What every route can reach. The world, the cache in front of it and the reader load when first asked for. */
export interface RouterContext {
  session: SessionRef;
  openWorkspace: () => Promise<Workspace>;
  /** What was read for whoever is signed in: the next one begins with an empty one. */
  openCache: () => Promise<QueryClient>;
  readResume: ReadResume;
}
