import type { ChatMessage } from '@/data/schemas/conversation';
import { agoText } from '@/views/shared/ago';
import { instantText } from '@/views/shared/dates';
import { classes } from '@/views/shared/ui/classes';
import { useMinute } from '@/views/shared/use-minute';

const scrollToEnd = (latest: HTMLElement | null) => {
  const log = latest?.closest('[role=log]');
  if (log instanceof HTMLElement) log.scrollTop = log.scrollHeight;
};

/** What was said, oldest first, scrolled to the latest. */
export function MessageLog({ name, messages }: { name: string; messages: ChatMessage[] }) {
  const now = useMinute();
  return (
    <div
      role="log"
      aria-label={`Messages with ${name}`}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto p-4"
    >
      <ol className="flex min-h-full flex-col justify-end gap-3">
        {messages.map(({ id, sender, text, time, self }, index) => (
          <li
            key={id}
            ref={index === messages.length - 1 ? scrollToEnd : undefined}
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
  );
}
