import { newId } from '@/data/new-id';
import type { Sent } from '@/data/port/calls';
import { type BulkItem, bulkMachine } from '@/machines/command/bulk.machine';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';

/**
 * One command for several records, and its progress.
 * @param perform carries it out on one record; rejects with a sentence for the person.
 */
export function useBulk<TCommand>(
  perform: (item: BulkItem, command: TCommand, sent: Sent) => Promise<unknown>,
) {
  const [{ value, context }, send] = useMachine(
    bulkMachine.provide({
      actors: {
        perform: fromPromise(({ input: { command, item } }) =>
          perform(item, command as TCommand, { key: item.key }),
        ),
      },
    }),
  );
  const { waiting, done, refused, left } = context;
  const runOn = (command: TCommand, items: BulkItem[]) =>
    send({ type: 'bulk.run', command, items });
  return {
    state: value,
    command: context.command as TCommand | null,
    waiting,
    done,
    refused,
    left,
    run: (command: TCommand, records: readonly Pick<BulkItem, 'id' | 'name'>[]) =>
      runOn(
        command,
        records.map(({ id, name }) => ({ id, name, key: newId() })),
      ),
    /** Asks again for those that were refused or left, each under the key that it had. */
    again: () => runOn(context.command as TCommand, [...refused.map(({ item }) => item), ...left]),
    cancel: () => send({ type: 'bulk.cancel' }),
    dismiss: () => send({ type: 'bulk.dismiss' }),
  };
}

export type BulkRun<TCommand> = ReturnType<typeof useBulk<TCommand>>;
