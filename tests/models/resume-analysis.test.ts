import { resumeAnalysisMachine } from '@/machines/candidate/resume-analysis.machine';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { resumeAnalysisFlow } from './resume-analysis.flow';
import { describeFlow } from './support/replay';

describeFlow('resume analysis', resumeAnalysisFlow);

test('a run ends two minutes after its last sign, however long it has gone on', () => {
  const clock = new SimulatedClock();
  const machine = resumeAnalysisMachine.provide({
    actors: { analyseResumes: fromCallback(() => undefined) },
  });
  const actor = createActor(machine, { clock }).start();
  const target = { title: 'Nurse', listingId: null };
  const candidates = [{ id: 'c-2', name: 'Yanis Meziane', again: false }];
  actor.send({ type: 'analysis.restart', of: 'candidates', candidates, target });
  const seen = [119_999, 119_999, 1].map((ms) => {
    clock.increment(ms);
    const { value } = actor.getSnapshot();
    actor.send({ type: 'analysis.progressed', progress: { index: 0, stage: 'reading' } });
    return value;
  });
  clock.increment(119_999);
  const before = actor.getSnapshot().value;
  clock.increment(1);
  expect([...seen, before, actor.getSnapshot().value]).toEqual([
    ...Array.from({ length: 4 }, () => ({ analysing: 'progressing' })),
    { choosing: 'failed' },
  ]);
});
