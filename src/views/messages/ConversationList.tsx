import type { Conversation } from '@/data/schemas/conversation';
import type { Page } from '@/data/schemas/page';
import { agoText } from '@/data/ago';
import { instantText } from '@/views/shared/dates';
import { MoreRows } from '@/views/shared/MoreRows';
import { Badge } from '@/views/shared/ui/Badge';
import { classes } from '@/views/shared/ui/classes';
import { useMinute } from '@/views/shared/use-minute';
import type { Arrival } from './use-arrival';

/** A person's conversations. The one with the latest message is on top, and unread messages are counted. */
export function ConversationList({
  page,
  open,
  arrival,
  onChoose,
  onMore,
}: {
  page: Page<Conversation>;
  open: string | null;
  arrival: Arrival;
  onChoose: (id: string) => void;
  onMore: (rows: number) => void;
}) {
  const now = useMinute();
  return (
    <nav aria-label="Conversations" className="min-h-0 overflow-y-auto p-2">
      <ul className="space-y-1">
        {page.rows.map(({ id, name, lastMessage, time, unread }) => (
          <li key={id}>
            <button
              type="button"
              ref={arrival.at(id)}
              aria-current={id === open ? 'true' : undefined}
              onClick={() => onChoose(id)}
              className={classes(
                'flex w-full flex-col gap-0.5 rounded-md px-3 py-2 text-start',
                id === open ? 'bg-primary-tint' : 'hover:bg-page',
              )}
            >
              <span className="flex w-full flex-wrap items-baseline justify-between gap-x-2">
                <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                <time
                  dateTime={time}
                  title={instantText(time)}
                  className="text-xs whitespace-nowrap text-muted"
                >
                  {agoText(time, now)}
                </time>
              </span>
              <span className="flex w-full items-center justify-between gap-2">
                <span
                  data-preview
                  className={classes('truncate', unread > 0 ? 'font-semibold' : 'text-muted')}
                >
                  {lastMessage}
                </span>
                {unread > 0 && (
                  <Badge tone="primary">
                    {unread}
                    <span className="sr-only">unread</span>
                  </Badge>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <MoreRows page={page} onMore={onMore} />
    </nav>
  );
}
