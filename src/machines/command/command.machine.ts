import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';

export type CommandEvent = { type: 'command.run'; input: unknown } | { type: 'command.forget' };

interface Command {
  /** What was last asked, and what came of it; null before. */
  input: unknown;
  output: unknown;
  failure: string | null;
}

/** What a person asks for by one press: done once at a time, and never waited for without an end. */
export const commandMachine = setup({
  types: { context: {} as Command, events: {} as CommandEvent },
  actors: {
    perform: fromPromise<unknown, unknown>(() => Promise.reject(new Error('perform'))),
  },
  actions: {
    recordInput: assign((_, p: { input: unknown }) => ({
      input: p.input,
      output: null,
      failure: null,
    })),
    recordOutput: assign((_, p: { output: unknown }) => ({ output: p.output })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ input: null, output: null, failure: null }),
  },
  delays: { answerLimit: 15_000 },
}).createMachine({
  id: 'command',
  context: { input: null, output: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'command.run': {
          target: 'running',
          actions: { type: 'recordInput', params: ({ event }) => event },
        },
        'command.forget': { actions: 'clear' },
      },
    },
    running: {
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }: { context: Command }) => context.input,
        onDone: {
          target: 'idle',
          actions: { type: 'recordOutput', params: ({ event }) => event },
        },
        onError: {
          target: 'refused',
          actions: { type: 'recordFailure', params: ({ event }) => event },
        },
      },
      after: {
        answerLimit: {
          target: 'unanswered',
          actions: {
            type: 'recordFailure',
            params: {
              error: { code: 'unanswered', sentence: 'There was no answer. Please try again.' },
            },
          },
        },
      },
    },
    refused: {
      on: {
        'command.run': {
          target: 'running',
          actions: { type: 'recordInput', params: ({ event }) => event },
        },
        'command.forget': { target: 'idle', actions: 'clear' },
      },
    },
    unanswered: {
      on: {
        'command.run': {
          target: 'running',
          actions: { type: 'recordInput', params: ({ event }) => event },
        },
        'command.forget': { target: 'idle', actions: 'clear' },
      },
    },
  },
});
