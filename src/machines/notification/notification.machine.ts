import type { HistoryEntry } from '@/data/schemas/history';
import type { Notification } from '@/data/schemas/notification';
import type { Stamp } from '@/data/schemas/person';
import { assign, setup } from 'xstate';
import type { Lifecycle } from '../step';

export type NotificationEvent = { type: 'notification.open' } & Stamp;

type Told = Omit<Notification, 'status'>;

/** The life of a notification: unread until somebody opens it. */
export const notificationMachine = setup({
  types: { context: {} as Told, events: {} as NotificationEvent, input: {} as Told },
  actions: {
    recordHistory: assign(({ context }, p: HistoryEntry) => ({
      history: [...context.history, p],
    })),
  },
}).createMachine({
  id: 'notification',
  context: ({ input }) => input,
  initial: 'unread',
  states: {
    unread: {
      on: {
        'notification.open': {
          target: 'read',
          actions: {
            type: 'recordHistory',
            params: ({ event }) => ({
              action: 'Opened',
              by: event.by.name,
              date: event.at,
              event,
            }),
          },
        },
      },
    },
    read: {
      on: {
        'notification.open': {
          actions: {
            type: 'recordHistory',
            params: ({ event }) => ({
              action: 'Opened',
              by: event.by.name,
              date: event.at,
              event,
            }),
          },
        },
      },
    },
  },
});

/** A notification's life over its stored record. */
export const notificationLifecycle: Lifecycle<typeof notificationMachine, Notification> = {
  machine: notificationMachine,
  at: ({ status, ...context }) => notificationMachine.resolveState({ value: status, context }),
  recordOf: ({ value, context }) => ({ ...context, status: value }),
  asks: {},
};
