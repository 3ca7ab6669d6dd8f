import type { ResumeImportSearch } from '@/data/schemas/search';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { announce } from '@/views/shared/ui/toast';
import { useDeferredValue } from 'react';
import { type AnalysisRef, targetOf } from './analysis';
import { CandidateFilters } from './CandidateFilters';
import { type CandidateIndex, candidateOrdering } from './candidate-index';
import { CandidateTable } from './CandidateTable';

/** The candidates below the import, narrowed, ordered, and measured again on request. */
export function AnalysedCandidates({
  analysis,
  candidates,
  search,
  onSearch,
}: {
  analysis: AnalysisRef;
  candidates: CandidateIndex;
  search: ResumeImportSearch;
  onSearch: (change: Partial<ResumeImportSearch>) => void;
}) {
  const shown = useDeferredValue(candidates).select(useDeferredValue(search));
  const selected = search.selected ?? [];
  const ordering = candidateOrdering(search);
  const reanalyse = () => {
    const chosen = shown.filter(({ id }) => selected.length === 0 || selected.includes(id));
    const restart = {
      type: 'analysis.restart',
      candidates: chosen.map(({ id, name }) => ({ id, name })),
      target: targetOf(search),
    } as const;
    const now = analysis.getSnapshot();
    if (now.can(restart)) {
      announce('Re-analyzing selected candidates');
      analysis.send(restart);
    } else if (now.matches('analysing')) {
      announce('An analysis is running already.');
    } else {
      announce('No candidate that is shown is selected.');
    }
  };
  return (
    <section id="candidates" aria-label="Candidates analyzed" className="space-y-4">
      <CandidateFilters search={search} onChange={onSearch} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          aria-pressed={ordering.key === 'score' && ordering.order === 'desc'}
          className="aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary"
          onClick={() => onSearch({ sort: 'score', order: 'desc' })}
        >
          Sort by relevance (AI score)
        </Button>
        <a href="#candidates" onClick={reanalyse} className="font-semibold text-primary underline">
          Re-analyze
        </a>
        <output className="block ms-auto text-muted tabular-nums">
          {shown.length} of {candidates.all.length} candidates
        </output>
      </div>
      {shown.length === 0 ? (
        <EmptyState message="No candidates found." />
      ) : (
        <CandidateTable
          candidates={shown}
          sorting={{
            ...ordering,
            onSort: (sort, order) => onSearch({ sort, order }),
          }}
          selected={selected}
          onSelect={(ids) => onSearch({ selected: ids.length === 0 ? undefined : ids })}
        />
      )}
    </section>
  );
}
