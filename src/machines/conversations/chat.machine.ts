import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type ChatEvent = { type: 'chat.retry' };

/** Opening a conversation: its messages are loaded and shown, and are then marked as read. */
export const chatMachine = setup({
  types: {
    context: {} as { failure: string | null },
    events: {} as ChatEvent,
    tags: {} as 'shown',
  },
  actors: {
    loadMessages: fromPromise<void>(() => Promise.reject(new Error('loadMessages'))),
    markRead: fromPromise<void>(() => Promise.reject(new Error('markRead'))),
  },
  actions: {
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clearFailure: assign({ failure: null }),
  },
  delays: { loadLimit: 15_000, markLimit: 15_000 },
}).createMachine({
  id: 'chat',
  context: { failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        onDone: { target: 'marking' },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        loadLimit: {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: {
              error: { code: 'unanswered', sentence: 'Loading took too long. Please try again.' },
            },
          },
        },
      },
    },
    marking: {
      tags: 'shown',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        onDone: { target: 'read' },
        onError: { target: 'unread' },
      },
      after: { markLimit: { target: 'unread' } },
    },
    read: { tags: 'shown' },
    unread: { tags: 'shown' },
    failed: {
      on: { 'chat.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
