import type { Paging } from '@/data/schemas/page';
import type { Notification } from '@/data/schemas/notification';
import type { Person } from '@/data/schemas/person';
import type { Workspace } from '@/data/port/workspace';
import { Badge, type Tone } from '@/views/shared/ui/Badge';
import { classes } from '@/views/shared/ui/classes';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { announce } from '@/views/shared/ui/toast';
import { messageOf } from '@/machines/failure';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notificationsQuery } from './queries';
import { subjectOf } from './subject';

const words: Record<Notification['type'], string> = {
  task: 'Task',
  review: 'Review',
  reminder: 'Reminder',
  evaluation: 'Evaluation',
  message: 'Message',
  stats: 'Statistics',
  payment: 'Payment',
  user: 'User',
  settings: 'Settings',
  alert: 'Alert',
};

/** Only these five types have a colour: specification, section 3. */
const tones: Partial<Record<Notification['type'], Tone>> = {
  task: 'primary',
  review: 'warning',
  reminder: 'warning',
  evaluation: 'success',
  message: 'neutral',
};

const sayUnread = (error: unknown) => announce(`Not marked as read: ${messageOf(error)}`);

/**
 * A role's notifications, newest first as the world gives them. Opening one marks it as read and leads to its
 * subject.
 */
export default function NotificationList({
  workspace,
  by,
  paging,
}: {
  workspace: Workspace;
  by: Person;
  paging: Paging;
}) {
  const { data: page } = useSuspenseQuery(notificationsQuery(workspace, paging));
  if (page.total === 0) {
    return (
      <EmptyState
        message="No notifications"
        hint="News that concerns you is listed here. There is nothing to do."
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {page.rows.map((notification) => (
        <li key={notification.id}>
          <Link
            {...subjectOf(by.role, notification.type)}
            onClick={() => void workspace.notifications.markRead(notification.id).catch(sayUnread)}
            className="flex flex-col gap-1 rounded-md px-2 py-3 hover:bg-page"
          >
            <Words {...notification} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Words({ type, time, status, message }: Notification) {
  const tone = tones[type];
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {tone === undefined ? <span>{words[type]}</span> : <Badge tone={tone}>{words[type]}</Badge>}
        {status === 'unread' && <span className="font-semibold text-primary">Unread</span>}
        <span className="ms-auto">{time}</span>
      </span>
      <span className={classes(status === 'unread' && 'font-semibold')}>{message}</span>
    </>
  );
}
