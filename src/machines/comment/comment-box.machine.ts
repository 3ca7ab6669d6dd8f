import { CommentMessage } from '@/data/schemas/task';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type CommentBoxEvent = { type: 'comment.submit'; message: string };

interface CommentBox {
  message: string;
  failure: string | null;
  /** How many were sent: a box keyed by it empties after each. */
  sent: number;
}

/** Writing a comment and sending it. A blank one is ignored; one that could not be sent stays in the box. */
export const commentBoxMachine = setup({
  types: { context: {} as CommentBox, events: {} as CommentBoxEvent },
  actors: {
    sendComment: fromPromise<void, string>(() => Promise.reject(new Error('sendComment'))),
  },
  guards: {
    messageIsWritten: (_, p: { message: string }) => CommentMessage.safeParse(p.message).success,
  },
  actions: {
    recordMessage: assign((_, p: { message: string }) => ({
      message: p.message.trim(),
      failure: null,
    })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    recordSent: assign(({ context }) => ({ message: '', sent: context.sent + 1 })),
  },
  delays: { sendLimit: 15_000 },
}).createMachine({
  id: 'commentBox',
  context: { message: '', failure: null, sent: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'comment.submit': {
          guard: { type: 'messageIsWritten', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'recordMessage', params: ({ event }) => event },
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendComment',
        src: 'sendComment',
        input: ({ context }) => context.message,
        onDone: { target: 'idle', actions: 'recordSent' },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        sendLimit: {
          target: 'failed',
          actions: {
            type: 'recordFailure',
            params: { error: 'Sending took too long. Please try again.' },
          },
        },
      },
    },
    failed: {
      on: {
        'comment.submit': {
          guard: { type: 'messageIsWritten', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'recordMessage', params: ({ event }) => event },
        },
      },
    },
  },
});
