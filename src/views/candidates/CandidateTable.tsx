import type { CandidateSortKey } from '@/data/schemas/search';
import type { CandidateProfile } from '@/machines/candidate/profile';
import { type Column, DataTable, type Sorting } from '@/views/shared/DataTable';
import { Badge } from '@/views/shared/ui/Badge';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Link } from '@tanstack/react-router';

export const dash = '—';

/** A candidate's score in words and as a bar; a dash where there is none. */
export function ScoreCell({ score }: { score: number | null }) {
  if (score === null) return dash;
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <span className="font-semibold tabular-nums">{score}</span>
      <span aria-hidden="true" className="h-1.5 w-14 overflow-hidden rounded-full bg-neutral-tint">
        <span className="block h-full bg-primary" style={{ width: `${score}%` }} />
      </span>
    </span>
  );
}

/** A candidate's status, and the 'Simulated' badge with its reason where nothing could be read. */
export function StatusCell({ status, simulated }: CandidateProfile) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={status === 'Analyzed' ? 'success' : 'warning'}>{status}</Badge>
      {simulated !== null && (
        <>
          <Badge tone="warning">Simulated</Badge>
          <span className="text-xs text-muted">{simulated.message}</span>
        </>
      )}
    </span>
  );
}

/** The way to a candidate's facts, evidence and score. */
export function ProfileLink({ id, name }: Pick<CandidateProfile, 'id' | 'name'>) {
  return (
    <Link
      to="/hr/candidates"
      search={{ candidate: id }}
      aria-label={`View Profile of ${name}`}
      className={buttonClasses('secondary', 'whitespace-nowrap')}
    >
      View Profile
    </Link>
  );
}

const columns: Column<CandidateProfile, CandidateSortKey>[] = [
  {
    header: 'Name',
    sortKey: 'name',
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  { header: 'Position', sortKey: 'position', cell: ({ position }) => position ?? dash },
  {
    header: 'Experience',
    sortKey: 'experience',
    numeric: true,
    cell: ({ experience }) => (experience === null ? dash : `${experience} years`),
  },
  { header: 'Skills', cell: ({ skills }) => <Skills skills={skills} /> },
  { header: 'Location', sortKey: 'location', cell: ({ location }) => location ?? dash },
  { header: 'Education', sortKey: 'education', cell: ({ education }) => education ?? dash },
  {
    header: 'AI score',
    sortKey: 'score',
    numeric: true,
    cell: (row) => <ScoreCell score={row.score} />,
  },
  { header: 'Status', sortKey: 'status', cell: (row) => <StatusCell {...row} /> },
  { header: 'Actions', quiet: true, cell: (row) => <ProfileLink {...row} /> },
];

/** The first skills, and how many more there are. */
function Skills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return dash;
  const shown = skills.slice(0, 3).join(', ');
  const more = skills.length - 3;
  return (
    <span title={skills.join(', ')} className="block max-w-56 truncate">
      {shown}
      {more > 0 && <span className="text-muted"> +{more}</span>}
    </span>
  );
}

/** The candidate table of the import screen; a tick chooses who is analysed again. */
export function CandidateTable({
  candidates,
  sorting,
  selected,
  onSelect,
}: {
  candidates: CandidateProfile[];
  sorting: Sorting<CandidateSortKey>;
  selected: string[];
  onSelect: (selected: string[]) => void;
}) {
  const ticks: Column<CandidateProfile, CandidateSortKey> = {
    header: 'Select',
    quiet: true,
    cell: ({ id, name }) => (
      <label className="flex size-9 items-center justify-center">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          className="size-4 accent-primary"
          checked={selected.includes(id)}
          onChange={({ target }) =>
            onSelect(target.checked ? [...selected, id] : selected.filter((one) => one !== id))
          }
        />
      </label>
    ),
  };
  return (
    <DataTable
      caption="Candidates"
      columns={[ticks, ...columns]}
      rows={candidates}
      rowKey={({ id }) => id}
      sorting={sorting}
    />
  );
}
