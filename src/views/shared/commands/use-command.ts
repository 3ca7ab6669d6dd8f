import { newId } from '@/data/new-id';
import type { Sent } from '@/data/port/calls';
import { commandMachine } from '@/machines/command/command.machine';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';

/**
 * A command that a person gives by a press, and its progress.
 * @param perform runs the command; rejects with a sentence for the person. A command that is sent again after no
 *   answer keeps its earlier key.
 */
export function useCommand<TInput, TOutput = void>(
  perform: (input: TInput, sent: Sent) => Promise<TOutput>,
) {
  const [{ value, context }, send] = useMachine(
    commandMachine.provide({
      actors: {
        perform: fromPromise(({ input: { input, key } }) => perform(input as TInput, { key })),
      },
    }),
  );
  return {
    isRunning: value === 'running',
    failure: context.failure,
    /** The last command and its answer; null while there is none. */
    answer:
      context.output === null
        ? null
        : { input: context.input as TInput, output: context.output as TOutput },
    run: (input: TInput) => send({ type: 'command.run', input, key: newId() }),
    forget: () => send({ type: 'command.forget' }),
  };
}
