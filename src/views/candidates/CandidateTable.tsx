import type { CandidateSortKey } from '@/data/schemas/search';
import type { CandidateProfile } from '@/machines/candidate/profile';
import type { KnownTarget } from '@/machines/candidate/targets';
import { type Column, DataTable, type Sorting } from '@/views/shared/DataTable';
import { clipped, dash, inYears, NameCell, ProfileLink, scoreCell, skillsOf } from './cells';
import { StatusCell } from './StatusCell';
import { ticks } from './ticks';
import { openTwins, type Twins } from './twins';

const columnsFor = (
  target: KnownTarget | null,
  twins: Twins,
): Column<CandidateProfile, CandidateSortKey>[] => [
  {
    header: 'Name',
    sortKey: 'name',
    cell: (row) => <NameCell {...row} list={{ target: target?.key }} />,
  },
  {
    header: 'Position',
    sortKey: 'position',
    stacks: true,
    cell: ({ position }) => clipped(position),
  },
  {
    header: 'AI score',
    sortKey: 'score',
    numeric: true,
    outOf: 100,
    phone: 'aside',
    cell: (row) => scoreCell(row, target),
  },
  {
    header: 'Experience',
    sortKey: 'experience',
    numeric: true,
    phone: 'line',
    cell: ({ experience }) => inYears(experience),
  },
  { header: 'Skills', phone: 'none', cell: ({ skills }) => skillsOf(skills) },
  { header: 'Location', sortKey: 'location', cell: ({ location }) => clipped(location) },
  {
    header: 'Education',
    sortKey: 'education',
    phone: 'none',
    cell: ({ education }) => education ?? dash,
  },
  {
    header: 'Status',
    sortKey: 'status',
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

/** The candidate table of the import screen; a tick chooses who is analysed again. */
export function CandidateTable({
  candidates,
  target,
  twins,
  sorting,
  selected,
  onSelect,
}: {
  candidates: CandidateProfile[];
  /** The target that the scores are measured against. */
  target: KnownTarget | null;
  twins: Twins;
  sorting: Sorting<CandidateSortKey>;
  selected: string[];
  onSelect: Parameters<typeof ticks>[1];
}) {
  return (
    <DataTable
      list="analysed"
      caption="Candidates"
      columns={[ticks(selected, onSelect), ...columnsFor(target, twins)]}
      rows={candidates}
      rowKey={({ id }) => id}
      sorting={sorting}
    />
  );
}
