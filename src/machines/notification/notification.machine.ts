import type { Notification } from '@/data/schemas/notification';
import type { Stamp } from '@/data/schemas/person';
import { setup } from 'xstate';
import { type Lifecycle, withoutHistory } from '../step';

export type NotificationEvent = { type: 'notification.open' } & Stamp;

type Told = Omit<Notification, 'status' | 'history'>;

/** A notification, which is unread until somebody opens it. */
export const notificationMachine = setup({
  types: { context: {} as Told, events: {} as NotificationEvent, input: {} as Told },
}).createMachine({
  id: 'notification',
  context: ({ input }) => input,
  initial: 'unread',
  states: {
    unread: {
      on: {
        'notification.open': {
          target: 'read',
        },
      },
    },
    read: {
      on: {
        'notification.open': { target: 'read' },
      },
    },
  },
});

/** A notification's lifecycle over its stored record. */
export const notificationLifecycle: Lifecycle<typeof notificationMachine, Notification> = {
  machine: notificationMachine,
  at: (notification) => {
    const { status, ...context } = withoutHistory(notification);
    return notificationMachine.resolveState({ value: status, context });
  },
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: {},
  tells: { 'notification.open': 'Opened' },
};
