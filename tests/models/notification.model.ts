import type { Notification } from '@/data/schemas/notification';
import { notificationLifecycle } from '@/machines/notification/notification.machine';
import { now as at, people } from '../fixtures/company';
import { everyoneAsks, type LifecycleModel } from './support/record';

const notification: Notification = {
  id: 'n-1',
  type: 'message',
  message: 'Nadia Benali sent you a message.',
  time: '2 days ago',
  status: 'unread',
  history: [],
};

const held = { hr: people.hr };

/** A notification's life through the demo world: opening marks as read, and again changes nothing. */
export const notificationModel: LifecycleModel<
  'unread' | 'read',
  'open by hr',
  typeof notificationLifecycle.machine,
  Notification
> = {
  lifecycle: notificationLifecycle,
  record: notification,
  start: 'unread',
  inPage: {
    first: [],
    people: {
      hr: {
        account: 'hr@demo.com',
        at: 'Press the bell, and follow ‘View all’.',
      },
    },
    does: {
      open: 'Follow ‘Lina Cherif sent you a message.’, and open the list of notifications again.',
    },
    sees: {
      unread: 'The notification is marked ‘Unread’.',
      read: 'The notification is no longer marked.',
    },
  },
  events: everyoneAsks({ open: { type: 'notification.open' } }, held, at),
  key: ({ status }) => status,
  hold: (record, open) => {
    const { by } = open({ notifications: async () => ({ hr: [record] }) });
    return {
      read: async () => {
        const [listed] = (await by(people.hr).notifications.list()).rows;
        if (listed === undefined) throw new Error('The world lost the notification.');
        return listed;
      },
      send: (event) => by(event.by).notifications.markRead(record.id),
    };
  },
  table: {
    unread: { is: notification, on: { 'open by hr': 'read' } },
    read: {
      is: (trail) => ({
        ...notification,
        status: 'read',
        history: trail.map((_, index) => ({
          action: 'Opened',
          by: 'Nadia Benali',
          byId: 'u-02',
          date: at,
          event: { type: 'notification.open', by: people.hr, at },
          from: index === 0 ? 'unread' : 'read',
          to: 'read',
        })),
      }),
      on: { 'open by hr': 'read' },
    },
  },
};
