import { notificationLifecycle } from '@/machines/notification/notification.machine';
import { step } from '@/machines/step';
import type { Notification } from '../schemas/notification';
import type { Stamp } from '../schemas/person';
import { missing, Refused } from '../schemas/refused';

/** A list of notifications once one of them was opened. Throws where it is not among them. */
export function opened(notifications: Notification[], id: string, stamp: Stamp): Notification[] {
  if (!notifications.some((one) => one.id === id)) throw missing('notification');
  return notifications.map((one) => {
    if (one.id !== id) return one;
    const stepped = step(notificationLifecycle, one, { type: 'notification.open', ...stamp });
    if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
    return stepped.record;
  });
}
