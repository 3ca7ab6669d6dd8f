import type { LogType, SystemHealth } from '@/data/schemas/provider';
import { instantText } from '@/views/shared/dates';
import { Badge, type Tone } from '@/views/shared/ui/Badge';
import { Missing } from '@/views/shared/ui/Missing';
import { Card, FigureCard } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';

const logTypes = {
  info: { name: 'Info', tone: 'primary' },
  warn: { name: 'Warning', tone: 'warning' },
  error: { name: 'Error', tone: 'danger' },
} as const satisfies Record<LogType, { name: string; tone: Tone }>;

/** The state of the provider's servers, and their last log lines. */
export function SystemHealthCard({
  health: { uptime, serverLoad, activeConnections, recentLogs },
}: {
  health: SystemHealth;
}) {
  return (
    <Card id="health" title="System Health" className="space-y-4">
      <div className="grid grid-cols-2 gap-4 max-sm:*:last:col-span-2 sm:grid-cols-3">
        <FigureCard
          label="Uptime"
          value={
            uptime === null ? (
              <Missing what="Nothing counts when the server was down" />
            ) : (
              `${uptime}%`
            )
          }
        />
        <FigureCard label="Server Load" value={`${serverLoad}%`} />
        <FigureCard label="Active Connections" value={activeConnections} />
      </div>
      <h3 className="text-sm">Recent Logs</h3>
      {recentLogs.length === 0 ? (
        <EmptyState message="No logs yet." />
      ) : (
        <ul aria-label="Recent Logs" className="divide-y divide-line">
          {recentLogs.map(({ id, type, message, date }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="w-20">
                <Badge tone={logTypes[type].tone}>{logTypes[type].name}</Badge>
              </span>
              <span className="min-w-0 flex-1 basis-60">{message}</span>
              <time dateTime={date} className="text-xs text-muted tabular-nums">
                {instantText(date)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
