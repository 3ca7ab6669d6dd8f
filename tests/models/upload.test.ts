import { uploadMachine } from '@/machines/upload/upload.machine';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describeFlow } from './support/replay';
import { uploadFlow } from './upload.flow';

describeFlow('upload', uploadFlow);

test('each part that is sent begins the wait anew', () => {
  const clock = new SimulatedClock();
  const machine = uploadMachine.provide({ actors: { keepFile: fromCallback(() => undefined) } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'upload.choose', file: new File([], 'contract.pdf') });
  const seen = [59_999, 59_999, 1].map((ms, part) => {
    clock.increment(ms);
    const { value } = actor.getSnapshot();
    actor.send({ type: 'upload.progressed', sent: part / 4 });
    return value;
  });
  clock.increment(59_999);
  const before = actor.getSnapshot().value;
  clock.increment(1);
  expect([...seen, before, actor.getSnapshot().value]).toEqual([
    ...Array.from({ length: 4 }, () => ({ sending: { line: 'progressing', form: 'open' } })),
    'failed',
  ]);
});
