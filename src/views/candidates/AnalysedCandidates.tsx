import type { Workspace } from '@/data/port/workspace';
import type { JobListing } from '@/data/schemas/job-listing';
import type { ResumeImportSearch } from '@/data/schemas/search';
import { chosenTarget, targetLabel } from '@/machines/candidate/targets';
import { MoreRows } from '@/views/shared/MoreRows';
import { useSearchChange } from '@/views/shared/steps';
import { Button } from '@/views/shared/ui/Button';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { announce } from '@/views/shared/ui/toast';
import { useSelector } from '@xstate/react';
import { type AnalysisRef, choiceOf, isScan, refusalOf } from './analysis';
import { CandidateFilters } from './CandidateFilters';
import { candidateOrdering } from '@/intelligence/lists/candidates';
import { CandidateTable } from './CandidateTable';
import { MeasuredAgainst } from './MeasuredAgainst';
import { RecogniseScans } from './RecogniseScans';
import { asSaid, theseAlone, useCandidates } from './queries';
import { useSelected } from './ticks';
import type { Twins } from './twins';
import { Unscored } from './Unscored';

/** The candidates below the import, narrowed, ordered, and measured again on request. */
export function AnalysedCandidates({
  analysis,
  workspace,
  twins,
  listings,
  search,
}: {
  analysis: AnalysisRef;
  workspace: Workspace;
  twins: Twins;
  listings: JobListing[];
  search: ResumeImportSearch;
}) {
  const onSearch = useSearchChange<ResumeImportSearch>();
  const candidates = useCandidates(workspace, search, asSaid);
  const target = chosenTarget(candidates.targets, search.target);
  const { selected, onSelect } = useSelected(search.selected);
  const others = useCandidates(workspace, search.selected, theseAlone).rows;
  const ordering = candidateOrdering(search);
  const known = new Map([...others, ...candidates.rows].map((row) => [row.id, row]));
  const chosen = selected.flatMap((id) => known.get(id) ?? []);
  const restart = {
    type: 'analysis.restart',
    of: 'candidates',
    candidates: chosen.map(({ id, name, status }) => ({ id, name, again: status === 'Analyzed' })),
    target: choiceOf(search, listings),
  } as const;
  const refused = useSelector(analysis, () => refusalOf(analysis, restart));
  const reanalyse = () => {
    if (refused !== null) return announce(refused);
    announce('Re-analyzing selected candidates');
    analysis.send(restart);
    return onSearch({ target: undefined });
  };
  return (
    <section id="candidates" aria-label="Candidates analyzed" className="space-y-4">
      <CandidateFilters search={search} onChange={onSearch} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <MeasuredAgainst
          targets={candidates.targets}
          target={target}
          onTarget={(key) => onSearch({ target: key })}
        />
        <div className="flex grow flex-wrap items-center gap-3">
          <Button
            aria-pressed={ordering.key === 'score' && ordering.order === 'desc'}
            className="aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary"
            onClick={() => onSearch({ sort: 'score', order: 'desc' })}
          >
            Sort by relevance (AI score)
          </Button>
          <a
            href="#candidates"
            onClick={reanalyse}
            aria-describedby="re-analyze-note"
            className={classes(touchTarget, 'font-semibold text-primary underline')}
          >
            Re-analyze
          </a>
          <span id="re-analyze-note" className="text-muted">
            {refused ?? `${chosen.length} selected, for ${targetLabel(restart.target)}`}
          </span>
          <output className="block ms-auto text-muted tabular-nums">
            {candidates.found} of {candidates.total} candidates
          </output>
        </div>
      </div>
      <RecogniseScans analysis={analysis} scans={chosen.filter(isScan)} target={restart.target} />
      <Unscored {...candidates.unscored} target={target} search={search} />
      {candidates.found === 0 ? (
        <EmptyState
          message="No candidates found."
          hint={
            candidates.total === 0
              ? 'Everybody whose resume is read is listed here with a score. Name a job above, choose resumes and press Analyze with AI.'
              : undefined
          }
        >
          {candidates.total > 0 && <ClearFilters />}
        </EmptyState>
      ) : (
        <CandidateTable
          candidates={candidates.rows}
          target={target}
          twins={twins}
          sorting={{
            ...ordering,
            onSort: (sort, order) => onSearch({ sort, order }),
          }}
          {...{ selected, onSelect }}
        />
      )}
      <MoreRows page={candidates} onMore={(rows) => onSearch({ rows })} />
    </section>
  );
}
