import type { ChatMessage } from '@/data/schemas/conversation';
import type { Page } from '@/data/schemas/page';
import { agoText } from '@/data/ago';
import { instantText } from '@/views/shared/dates';
import { Button } from '@/views/shared/ui/Button';
import { classes } from '@/views/shared/ui/classes';
import { useMinute } from '@/views/shared/use-minute';
import { useEarlier } from './use-earlier';

const scrollToEnd = (latest: HTMLElement | null) => {
  const log = latest?.closest('[role=log]');
  if (log instanceof HTMLElement) log.scrollTop = log.scrollHeight;
};

/** The messages, oldest first, scrolled to the latest. Above them is the button for earlier ones. */
export function MessageLog({
  name,
  page: { rows, found },
  onEarlier,
}: {
  name: string;
  page: Page<ChatMessage>;
  onEarlier: () => void;
}) {
  const now = useMinute();
  const { log, first, button, hold } = useEarlier();
  return (
    <>
      {rows.length < found && (
        <div className="border-b border-line p-2 text-center">
          <Button
            ref={button}
            look="quiet"
            onClick={() => {
              hold();
              onEarlier();
            }}
          >
            Show earlier messages
          </Button>
        </div>
      )}
      <div
        ref={log}
        role="log"
        aria-label={`Messages with ${name}`}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto p-4 [overflow-anchor:none]"
      >
        {found === 0 && <p className="text-muted">No messages yet. Write the first one below.</p>}
        <ol className="flex min-h-full flex-col justify-end gap-3">
          {rows.map(({ id, sender, text, time, self }, index) => (
            <li
              key={id}
              ref={index === rows.length - 1 ? scrollToEnd : index === 0 ? first : undefined}
              className={classes(
                'max-w-[min(85%,70ch)] rounded-lg px-3 py-2',
                self ? 'self-end bg-primary-tint' : 'self-start bg-neutral-tint',
              )}
            >
              <p className="flex flex-wrap items-baseline gap-x-2 text-xs">
                <span className="font-semibold">{self ? 'You' : sender}</span>
                <time dateTime={time} title={agoText(time, now)} className="tabular-nums">
                  {instantText(time)}
                </time>
              </p>
              <p className="whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
