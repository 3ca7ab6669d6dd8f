import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';
import { same } from '../same';

export type CommandEvent =
  /** `key` is a new id for this request. A repeat of an unanswered request keeps the earlier key. */
  { type: 'command.run'; input: unknown; key: string } | { type: 'command.forget' };

interface Command {
  /** The last request and its result. Null before the first. */
  input: unknown;
  output: unknown;
  /** The key of the last request. Empty before the first. */
  key: string;
  failure: string | null;
}

/**
 * A request that a person makes with one press. One request runs at a time, and each wait has a limit. A repeat of an
 * unanswered request keeps its key, so that the world carries it out only once.
 */
export const commandMachine = setup({
  types: { context: {} as Command, events: {} as CommandEvent },
  actors: {
    perform: fromPromise<unknown, { input: unknown; key: string }>(() =>
      Promise.reject(new Error('perform')),
    ),
  },
  guards: {
    isAskedAgain: ({ context }, p: { input: unknown }) => same(context.input, p.input),
  },
  actions: {
    recordInput: assign((_, p: { input: unknown; key: string }) => ({
      input: p.input,
      key: p.key,
      output: null,
      failure: null,
    })),
    forgetFailure: assign({ failure: null }),
    recordOutput: assign((_, p: { output: unknown }) => ({ output: p.output })),
    recordFailure: assign((_, p: { error: unknown }) => ({ failure: messageOf(p.error) })),
    clear: assign({ input: null, output: null, key: '', failure: null }),
  },
  delays: { answerLimit: 15_000 },
}).createMachine({
  id: 'command',
  context: { input: null, output: null, key: '', failure: null },
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
        input: ({ context }: { context: Command }) => ({ input: context.input, key: context.key }),
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
        'command.run': [
          {
            guard: { type: 'isAskedAgain', params: ({ event }) => event },
            target: 'running',
            actions: 'forgetFailure',
          },
          {
            target: 'running',
            actions: { type: 'recordInput', params: ({ event }) => event },
          },
        ],
        'command.forget': { target: 'idle', actions: 'clear' },
      },
    },
  },
});
