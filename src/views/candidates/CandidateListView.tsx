import type { CandidatePage } from '@/data/port/calls';
import type { CandidateListSearch, CandidateSortKey } from '@/data/schemas/search';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { useSearchChange } from '@/views/shared/steps';
import { MoreRows } from '@/views/shared/MoreRows';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { ClearFilters } from '@/views/shared/lists/ClearFilters';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CandidateFilters } from './CandidateFilters';
import { candidateOrdering } from '@/intelligence/lists/candidates';
import { clipped, dash, inYears, NameCell, ProfileLink } from './cells';
import { StatusCell } from './StatusCell';
import { ticks, useSelected } from './ticks';
import { openTwins, type Twins } from './twins';

const columnsFor = (
  list: CandidateListSearch,
  twins: Twins,
): Column<CandidateProfile, CandidateSortKey>[] => [
  {
    header: 'Name',
    sortKey: 'name',
    cell: (row) => <NameCell {...row} list={list} />,
  },
  { header: 'Age', numeric: true, cell: ({ age }) => age ?? dash },
  {
    header: 'Experience',
    sortKey: 'experience',
    numeric: true,
    phone: 'line',
    cell: ({ experience }) => inYears(experience),
  },
  { header: 'Location', sortKey: 'location', cell: ({ location }) => clipped(location) },
  {
    header: 'Status',
    sortKey: 'status',
    phone: 'aside',
    cell: (row) => <StatusCell {...row} twins={openTwins(twins, row.id)} />,
  },
  {
    header: 'Actions',
    quiet: true,
    numeric: true,
    phone: 'none',
    cell: (row) => <ProfileLink {...row} list={list} />,
  },
];

/** All candidates, analysed or waiting for analysis. */
export function CandidateListView({
  candidates,
  twins,
  search,
  children,
}: {
  candidates: CandidatePage;
  twins: Twins;
  search: CandidateListSearch;
  /** What can be done with those who are chosen, or what became of it. */
  children: ReactNode;
}) {
  const onSearch = useSearchChange<CandidateListSearch>();
  const { selected, onSelect } = useSelected(search.selected);
  return (
    <Screen>
      <div className="space-y-4">
        <CandidateFilters search={search} onChange={onSearch} />
        <output className="block text-muted tabular-nums">
          {candidates.found} of {candidates.total} candidates
        </output>
        {candidates.found === 0 ? (
          <EmptyState
            message="No candidates found."
            hint={
              candidates.total === 0
                ? 'Everybody whose resume was read is listed here. Upload the first resumes.'
                : undefined
            }
          >
            {candidates.total > 0 && <ClearFilters />}
            {candidates.total === 0 && (
              <Link to="/hr/upload-resumes" className={buttonClasses('primary')}>
                Upload resumes
              </Link>
            )}
          </EmptyState>
        ) : (
          <DataTable
            list="candidates"
            caption="Candidate List"
            columns={[ticks(selected, onSelect), ...columnsFor(search, twins)]}
            rows={candidates.rows}
            rowKey={({ id }) => id}
            sorting={{
              ...candidateOrdering(search),
              onSort: (sort, order) => onSearch({ sort, order }),
            }}
          />
        )}
        <MoreRows page={candidates} onMore={(rows) => onSearch({ rows })} />
        {children}
      </div>
    </Screen>
  );
}
