import { commandMachine } from '@/machines/command/command.machine';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';

/**
 * Something that a person asks for by a press, and where it stands.
 * @param perform does it; rejects with a sentence for the person.
 */
export function useCommand<TInput, TOutput = void>(perform: (input: TInput) => Promise<TOutput>) {
  const [{ value, context }, send] = useMachine(
    commandMachine.provide({
      actors: { perform: fromPromise(({ input }) => perform(input as TInput)) },
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
    run: (input: TInput) => send({ type: 'command.run', input }),
    forget: () => send({ type: 'command.forget' }),
  };
}
