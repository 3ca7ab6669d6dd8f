import { type Deleted, deletionMachine } from '@/machines/editor/deletion.machine';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { deletionFlow } from './deletion.flow';
import { describeFlow } from './support/replay';

describeFlow('deletion', deletionFlow);

test('what had no answer is asked for again under the key that it had, and nothing else is', () => {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const remove = fromPromise<void, { record: Deleted; key: string }>(({ input }) => {
    asked.push(`${input.record.id} under ${input.key}`);
    return new Promise(() => undefined);
  });
  const actor = createActor(deletionMachine.provide({ actors: { remove } }), { clock }).start();
  for (const [id, key] of ['a1', 'b2', 'a3', 'b4', 'a5']) {
    actor.send({ type: 'record.delete', record: { id: id ?? '', name: 'Task' }, key: key ?? '' });
    clock.increment(15_000);
  }
  expect(asked).toEqual(['a under 1', 'b under 2', 'a under 1', 'b under 2', 'a under 1']);
});
