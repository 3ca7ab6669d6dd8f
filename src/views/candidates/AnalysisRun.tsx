import { isDone } from '@/machines/candidate/analysis-item';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnalysisRef } from './analysis';
import { AnalysisProgress, AnalysisSummary } from './AnalysisProgress';
import { type AskedWorld, UndoReanalysis } from './UndoReanalysis';

/** A run under way, or what became of the last one. */
export function AnalysisRun({ analysis, world }: { analysis: AnalysisRef; world: AskedWorld }) {
  // A run tells of two things a file; drawing them may wait for what a person does.
  const items = useDeferredValue(useSelector(analysis, ({ context }) => context.items));
  const run = useSelector(analysis, ({ context }) => context.run);
  const failure = useSelector(analysis, ({ context }) => context.failure);
  const busy = useSelector(analysis, (snapshot) => snapshot.matches('analysing'));
  const over = useSelector(analysis, (snapshot) => !snapshot.matches({ choosing: 'fresh' }));
  const cancelled = useSelector(analysis, (snapshot) =>
    snapshot.matches({ choosing: 'cancelled' }),
  );
  if (busy) {
    return (
      <AnalysisProgress items={items} onCancel={() => analysis.send({ type: 'analysis.cancel' })} />
    );
  }
  if (!over || run === null) return null;
  const again =
    run.of === 'files'
      ? []
      : run.candidates.filter(({ again: before }, index) => before && isDone(items[index]));
  return (
    <AnalysisSummary
      items={items}
      target={run.target}
      cancelled={cancelled}
      failure={failure}
      onDismiss={() => analysis.send({ type: 'analysis.dismiss' })}
    >
      {again.length > 0 && <UndoReanalysis ids={again.map(({ id }) => id)} world={world} />}
    </AnalysisSummary>
  );
}
