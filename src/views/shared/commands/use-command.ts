import { newId } from '@/data/new-id';
import type { Sent } from '@/data/port/workspace';
import { commandMachine } from '@/machines/command/command.machine';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';

/**
 * Something that a person asks for by a press, and where it stands.
 * @param perform does it; rejects with a sentence for the person. What it is asked again after no answer has the key
 * of the time before.
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
    /** What was last asked and answered; null while nothing is. */
    answer:
      context.output === null
        ? null
        : { input: context.input as TInput, output: context.output as TOutput },
    run: (input: TInput) => send({ type: 'command.run', input, key: newId() }),
    forget: () => send({ type: 'command.forget' }),
  };
}
