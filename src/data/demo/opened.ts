import { notificationLifecycle } from '@/machines/notification/notification.machine';
import { step } from '@/machines/step';
import type { Notification } from '../schemas/notification';
import type { Stamp } from '../schemas/person';

/** A list of notifications once one of them was opened. Throws where it is not among them. */
export function opened(notifications: Notification[], id: string, stamp: Stamp): Notification[] {
  if (!notifications.some((one) => one.id === id)) {
    throw new Error('This notification does not exist.');
  }
  return notifications.map((one) => {
    if (one.id !== id) return one;
    const stepped = step(notificationLifecycle, one, { type: 'notification.open', ...stamp });
    if (stepped.outcome === 'refused') throw new Error(stepped.reason);
    return stepped.record;
  });
}
