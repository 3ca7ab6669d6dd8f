import type { Announcement } from '@/data/schemas/announcement';
import { dayText } from '@/machines/date-text';
import { EmptyState } from '@/views/shared/ui/EmptyState';

/** Announcements, newest first. */
export function AnnouncementList({ announcements }: { announcements: Announcement[] }) {
  if (announcements.length === 0)
    return (
      <EmptyState
        message="No announcements at the moment."
        hint="What the company announces to everybody is listed here. There is nothing to do."
      />
    );
  return (
    <ul className="divide-y divide-line">
      {announcements.map(({ id, message, date }) => (
        <li key={id} className="py-3 first:pt-0 last:pb-0">
          <p className="max-w-[70ch]">{message}</p>
          <time dateTime={date} className="text-xs text-muted tabular-nums">
            {dayText(date)}
          </time>
        </li>
      ))}
    </ul>
  );
}
