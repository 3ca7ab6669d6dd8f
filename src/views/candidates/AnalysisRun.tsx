import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnalysisRef } from './analysis';
import { AnalysisProgress, AnalysisSummary } from './AnalysisProgress';

/** A run under way, or what became of the last one. */
export function AnalysisRun({ analysis }: { analysis: AnalysisRef }) {
  // A run tells of two things a file; drawing them may wait for what a person does.
  const items = useDeferredValue(useSelector(analysis, ({ context }) => context.items));
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
  if (!over) return null;
  return (
    <AnalysisSummary
      items={items}
      cancelled={cancelled}
      failure={failure}
      onDismiss={() => analysis.send({ type: 'analysis.dismiss' })}
    />
  );
}
