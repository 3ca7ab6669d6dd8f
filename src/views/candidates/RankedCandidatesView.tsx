import type { CandidatePage } from '@/data/port/calls';
import type { RankingSearch } from '@/data/schemas/search';
import { type CandidateProfile, scoreAgainst, wholeScore } from '@/machines/candidate/profile';
import { chosenTarget, type KnownTarget } from '@/machines/candidate/targets';
import { MoreRows } from '@/views/shared/MoreRows';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { Link } from '@tanstack/react-router';
import { clipped, dash, NameCell, ProfileLink, scoreCell } from './cells';
import { StatusCell } from './StatusCell';
import { MeasuredAgainst } from './MeasuredAgainst';
import { openTwins, type Twins } from './twins';
import { Unscored } from './Unscored';

type Ranked = CandidateProfile & { rank: number | null };

const columnsFor = (target: KnownTarget | null, twins: Twins): Column<Ranked, never>[] => [
  { header: 'Rank', numeric: true, cell: ({ rank }) => rank ?? dash },
  {
    header: 'Name',
    phone: 'title',
    cell: (row) => <NameCell {...row} list={{ target: target?.key }} />,
  },
  { header: 'Position', cell: ({ position }) => clipped(position) },
  {
    header: 'Score',
    numeric: true,
    outOf: 100,
    phone: 'aside',
    cell: (row) => scoreCell(row, target),
  },
  {
    header: 'Status',
    cell: (row) => <StatusCell {...row} twins={openTwins(twins, row.id)} />,
  },
  {
    header: 'Actions',
    quiet: true,
    numeric: true,
    phone: 'none',
    cell: (row) => <ProfileLink {...row} list={{ target: target?.key }} />,
  },
];

/**
 * Scores that are shown as equal share a rank, and the next rank counts all of them: 1, 2, 2, 4. A candidate
 * without a score, or with a simulated one, has no rank.
 */
function withRanks(candidates: CandidateProfile[], target: KnownTarget | null): Ranked[] {
  const scores = candidates.map((one) => {
    const score = one.simulated === null ? scoreAgainst(one, target?.key) : null;
    return score === null ? null : wholeScore(score);
  });
  return candidates.map((candidate, index) => ({
    ...candidate,
    rank: scores[index] === null ? null : scores.indexOf(scores[index] ?? null) + 1,
  }));
}

/** The analysed candidates against one target, best score first. */
export function RankedCandidatesView({
  candidates,
  twins,
  search,
  onTarget,
  onMore,
}: {
  candidates: CandidatePage;
  twins: Twins;
  search: RankingSearch;
  onTarget: (key: string) => void;
  onMore: (rows: number) => void;
}) {
  const target = chosenTarget(candidates.targets, search.target);
  return (
    <Screen lead="Only scores against the same target are ranked. View a profile to see every point.">
      {candidates.found === 0 ? (
        <EmptyState
          message="No candidates found."
          hint="Candidates are listed here by their score against a job. Upload resumes, and name the job first."
        >
          <Link to="/hr/upload-resumes" className={buttonClasses('primary')}>
            Upload resumes
          </Link>
        </EmptyState>
      ) : (
        <div className="space-y-4">
          <MeasuredAgainst targets={candidates.targets} target={target} onTarget={onTarget} />
          <Unscored {...candidates.unscored} target={target} />
          <DataTable
            list="ranking"
            caption="Ranked Candidates"
            columns={columnsFor(target, twins)}
            rows={withRanks(candidates.rows, target)}
            rowKey={({ id }) => id}
          />
          <MoreRows page={candidates} onMore={onMore} />
        </div>
      )}
    </Screen>
  );
}
