import type { AskedWorld } from '@/actors/asked-world';
import { isDone } from '@/machines/candidate/analysis-item';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { type AnalysisRef, isScan } from './analysis';
import { AnalysisProgress, AnalysisSummary, type Reason } from './AnalysisProgress';
import { RecogniseScans } from './RecogniseScans';
import { openTwins, sameAs, sameAsThese, type Twins } from './twins';
import { UndoReanalysis } from './UndoReanalysis';

/** A run under way, or the result of the last one. */
export default function AnalysisRun({
  analysis,
  twins,
  world,
}: {
  analysis: AnalysisRef;
  twins: Twins;
  world: AskedWorld;
}) {
  // A run sends two messages for each file. Drawing them is less urgent than what a person does.
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
    run.of !== 'candidates'
      ? []
      : run.candidates.filter(({ again: before }, index) => before && isDone(items[index]));
  const scans =
    run.of === 'scans'
      ? run.candidates.filter((_, index) => !isDone(items[index]))
      : items.flatMap(({ id, name, reason }, index) => {
          const of = run.of === 'files' ? id : run.candidates[index]?.id;
          const isOne = isScan({ fileName: name, unreadable: reason, simulated: null });
          return of !== undefined && isOne ? [{ id: of, name }] : [];
        });
  const doubles = (run.of === 'files' ? items : []).flatMap(({ name }) => {
    const newest = twins.find(({ fileName }) => fileName === name);
    const [first, ...rest] = openTwins(twins, newest?.id ?? '');
    if (first === undefined) return [];
    const says = rest.length === 0 ? sameAs(first) : `${sameAsThese([first, ...rest])}.`;
    return [[name, says] satisfies Reason];
  });
  return (
    <AnalysisSummary
      items={items}
      doubles={doubles}
      target={run.target}
      cancelled={cancelled}
      failure={failure}
      onDismiss={() => analysis.send({ type: 'analysis.dismiss' })}
    >
      {again.length > 0 && <UndoReanalysis ids={again.map(({ id }) => id)} world={world} />}
      <RecogniseScans {...{ analysis, scans }} target={run.target} />
    </AnalysisSummary>
  );
}
