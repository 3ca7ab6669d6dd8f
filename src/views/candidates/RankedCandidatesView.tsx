import type { CandidateProfile } from '@/machines/candidate/profile';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { SelectField } from '@/views/shared/ui/Field';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { Link } from '@tanstack/react-router';
import type { CandidateIndex } from './candidate-index';
import { Clipped, NameCell, ProfileLink, ScoreCell, StatusCell } from './cells';

type Ranked = CandidateProfile & { rank: number };

const columns: Column<Ranked, never>[] = [
  { header: 'Rank', numeric: true, cell: ({ rank }) => rank },
  { header: 'Name', cell: (row) => <NameCell {...row} /> },
  { header: 'Position', cell: ({ position }) => <Clipped text={position} /> },
  { header: 'Score', numeric: true, cell: (row) => <ScoreCell {...row} /> },
  { header: 'Measured against', cell: ({ target }) => <Clipped text={target} /> },
  { header: 'Status', cell: (row) => <StatusCell {...row} /> },
  { header: 'Actions', quiet: true, cell: (row) => <ProfileLink {...row} /> },
];

/** Equal scores share a rank, and the next one counts them all: 1, 2, 2, 4. */
function withRanks(candidates: CandidateProfile[]): Ranked[] {
  let place = 0;
  return candidates.map((candidate, index) => {
    if (candidate.score !== candidates[index - 1]?.score) place = index + 1;
    return { ...candidate, rank: place };
  });
}

/** The analysed candidates, best score first. */
export function RankedCandidatesView({
  candidates,
  target,
  onTarget,
}: {
  candidates: CandidateIndex;
  target: string | undefined;
  onTarget: (target: string | undefined) => void;
}) {
  const ranked = candidates.select({ status: 'Analyzed', sort: 'score', order: 'desc' });
  const targets = [...new Set(ranked.flatMap((one) => one.target ?? []))].toSorted();
  const against = targets.find((one) => one === target);
  const analysed = ranked.filter((one) => against === undefined || one.target === against);
  return (
    <Page
      title="Ranked Candidates"
      lead="Scores measure each resume against the target of its last analysis. View a profile to see every point."
    >
      {ranked.length === 0 ? (
        <EmptyState message="No candidates found.">
          <Link to="/hr/upload-resumes" className={buttonClasses('primary')}>
            Upload resumes
          </Link>
        </EmptyState>
      ) : (
        <div className="space-y-4">
          <div className="max-w-xs">
            <SelectField
              label="Measured against"
              value={against ?? ''}
              onChange={(event) => onTarget(event.target.value || undefined)}
            >
              <option value="">All targets</option>
              {targets.map((title) => (
                <option key={title}>{title}</option>
              ))}
            </SelectField>
          </div>
          <DataTable
            caption="Ranked Candidates"
            columns={columns}
            rows={withRanks(analysed)}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </Page>
  );
}
