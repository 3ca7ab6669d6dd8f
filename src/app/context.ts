import type { ReadResume } from '@/data/port/calls';
import type { Workspace } from '@/data/port/workspace';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionRef } from '@/actors/session';

/** The context of every route. A world, its cache and the reader load when first asked for. */
export interface RouterContext {
  session: SessionRef;
  /** The world of the person signed in, and for a visitor the demo: one promise for each world. */
  openWorkspace: () => Promise<Workspace>;
  /** The world that an email signs in to. */
  worldOf: (email: string) => Promise<Workspace>;
  /** The world in which companies are opened; null where there is no server, and the demo is alone. */
  openLive: (() => Promise<Workspace>) | null;
  /** The cache of the person signed in. The next person begins with an empty one. */
  openCache: () => Promise<QueryClient>;
  readResume: ReadResume;
}
