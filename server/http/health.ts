import { loadavg, availableParallelism } from 'node:os';
import type { SystemHealth } from '@/data/schemas/provider';

const begun = Date.now();

/**
 * The state of this server, as far as it knows: there are no figures of other processes, and nothing counts when
 * it was down.
 * @param connections how many pages are connected.
 */
export function healthOf(now: () => Date, connections: number): SystemHealth {
  const [load = 0] = loadavg();
  return {
    uptime: null,
    serverLoad: Math.min(100, Math.round((load / availableParallelism()) * 100)),
    activeConnections: connections,
    recentLogs: [
      {
        id: 'started',
        type: 'info',
        message: 'Server started',
        date: new Date(begun).toISOString(),
      },
    ].filter(({ date }) => date <= now().toISOString()) as SystemHealth['recentLogs'],
  };
}
