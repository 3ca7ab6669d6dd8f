import { assign, fromPromise, setup } from 'xstate';
import { messageOf } from '../failure';
import { same } from '../same';

export type CommandEvent =
  /** `key` is a new id: of this asking, unless it says again what had no answer. */
  { type: 'command.run'; input: unknown; key: string } | { type: 'command.forget' };

interface Command {
  /** What was last asked, and what came of it; null before. */
  input: unknown;
  output: unknown;
  /** The id that it was asked under; empty before. */
  key: string;
  failure: string | null;
}

/**
 * What a person asks for by one press: done once at a time, and never waited for without an end. What had no answer
 * is asked again under the id that it had, so that a world does it once.
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
