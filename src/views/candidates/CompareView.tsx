import type { Workspace } from '@/data/port/workspace';
import { profileOf, wholeScore } from '@/machines/candidate/profile';
import { useSearchChange } from '@/views/shared/steps';
import type { CandidateListSearch } from '@/data/schemas/search';
import { chosenTarget, targetKey, targetsOf } from '@/machines/candidate/targets';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { useSuspenseQueries } from '@tanstack/react-query';
import { BackToList } from './BackToList';
import { type Compared, CompareTable } from './CompareTable';
import { MeasuredAgainst } from './MeasuredAgainst';
import { candidateQuery, mostCompared } from './queries';
import { wholeParts } from './whole-points';

/** Up to four candidates side by side. The address holds who, so that it can be shared. */
export default function CompareView({
  workspace,
  ids,
  search,
}: {
  workspace: Workspace;
  ids: readonly string[];
  search: CandidateListSearch;
}) {
  const onSearch = useSearchChange<CandidateListSearch>();
  const compared = [...new Set(ids)].slice(0, mostCompared);
  const found = useSuspenseQueries({
    queries: compared.map((id) => candidateQuery(workspace, id)),
  }).map(({ data }) => data);
  const there = found.filter((one) => one !== null);
  const targets = targetsOf(there.flatMap(({ scores }) => scores));
  const target = chosenTarget(targets, search.target);
  const columns = there.map((candidate): Compared => {
    const scored = candidate.scores.find((one) => targetKey(one.target) === target?.key);
    return {
      candidate,
      profile: profileOf(candidate),
      total: scored === undefined ? null : wholeScore(scored.score.total),
      parts: scored === undefined ? [] : wholeParts(scored.score),
    };
  });
  const gone = found.length - there.length;
  const leftOut = new Set(ids).size - compared.length;
  return (
    <Page back={<BackToList />} title="Compare candidates">
      <div className="space-y-4">
        {leftOut > 0 && (
          <p role="alert" className="text-warning">
            Up to {mostCompared} candidates can be compared. {leftOut} more of the address{' '}
            {leftOut === 1 ? 'is' : 'are'} left out.
          </p>
        )}
        {gone > 0 && (
          <p role="alert" className="text-warning">
            {gone === 1 ? 'One of the candidates is' : `${gone} of the candidates are`} no longer
            there.
          </p>
        )}
        {columns.length === 0 ? (
          <EmptyState message="There is nobody to compare." />
        ) : (
          <>
            <MeasuredAgainst
              targets={targets}
              target={target}
              onTarget={(key) => onSearch({ target: key })}
            />
            <CompareTable columns={columns} target={target} />
          </>
        )}
      </div>
    </Page>
  );
}
