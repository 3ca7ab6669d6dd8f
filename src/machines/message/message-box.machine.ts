import { MessageText } from '@/data/schemas/message';
import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type MessageBoxEvent = { type: 'message.submit'; message: string };

interface MessageBox {
  message: string;
  failure: string | null;
}

/** Writing a message or a comment and sending it. A blank one is ignored; one that could not be sent stays. */
export const messageBoxMachine = setup({
  types: { context: {} as MessageBox, events: {} as MessageBoxEvent },
  actors: {
    sendMessage: fromPromise<void, string>(() => Promise.reject(new Error('sendMessage'))),
  },
  guards: {
    messageIsWritten: (_, p: { message: string }) => MessageText.safeParse(p.message).success,
  },
  actions: {
    recordMessage: assign((_, p: { message: string }) => ({
      message: p.message.trim(),
      failure: null,
    })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ message: '' }),
  },
  delays: { sendLimit: 15_000 },
}).createMachine({
  id: 'messageBox',
  context: { message: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'message.submit': {
          guard: { type: 'messageIsWritten', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'recordMessage', params: ({ event }) => event },
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => context.message,
        onDone: { target: 'idle', actions: 'clear' },
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
            params: {
              error: { code: 'unanswered', sentence: 'Sending took too long. Please try again.' },
            },
          },
        },
      },
    },
    failed: {
      on: {
        'message.submit': {
          guard: { type: 'messageIsWritten', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'recordMessage', params: ({ event }) => event },
        },
      },
    },
  },
});
