import type { Notification } from '@/data/schemas/notification';
import { Badge, type Tone } from '@/views/shared/ui/Badge';

/** Only these five types have a colour: specification, section 3. */
const tones: Partial<Record<Notification['type'], Tone>> = {
  task: 'primary',
  review: 'warning',
  reminder: 'danger',
  evaluation: 'success',
  message: 'neutral',
};

/** A role's notifications, newest first as the world gives them. */
export function NotificationList({ notifications }: { notifications: Notification[] }) {
  if (notifications.length === 0) {
    return <p className="p-4 text-center text-muted">No notifications</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {notifications.map(({ id, type, message, time }) => {
        const tone = tones[type];
        return (
          <li key={id} className="flex flex-col gap-1 px-2 py-3">
            <div className="flex items-center justify-between gap-2 text-xs text-muted">
              {tone === undefined ? <span>{type}</span> : <Badge tone={tone}>{type}</Badge>}
              <span>{time}</span>
            </div>
            <p>{message}</p>
          </li>
        );
      })}
    </ul>
  );
}
