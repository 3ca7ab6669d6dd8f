import type { ReadResume, Workspace } from '@/data/workspace';
import type { sessionMachine } from '@/machines/session/session.machine';
import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** What every route can reach. The world, the cache in front of it and the reader load when first asked for. */
export interface RouterContext {
  session: SessionRef;
  openWorkspace: () => Promise<Workspace>;
  openCache: () => Promise<QueryClient>;
  readResume: ReadResume;
}
