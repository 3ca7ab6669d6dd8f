import { loadavg, availableParallelism } from 'node:os';
import type { SystemHealth } from '@/data/schemas/provider';

const begun = Date.now();

/** The state of this server, as far as it knows: there are no figures of other processes. */
export async function healthOf(now: () => Date): Promise<SystemHealth> {
  const [load = 0] = loadavg();
  return {
    uptime: 100,
    serverLoad: Math.min(100, Math.round((load / availableParallelism()) * 100)),
    activeConnections: 0,
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
