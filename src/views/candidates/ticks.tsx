import type { CandidateSortKey } from '@/data/schemas/search';
import type { CandidateProfile } from '@/machines/candidate/profile';
import type { Column } from '@/views/shared/DataTable';

/** The column of a list of candidates by which a person chooses some of them. */
export const ticks = (
  selected: readonly string[],
  onSelect: (selected: string[]) => void,
): Column<CandidateProfile, CandidateSortKey> => ({
  header: 'Select',
  quiet: true,
  phone: 'tick',
  cell: ({ id, name }) => (
    <label className="flex size-11 items-center justify-center fine:size-9">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        className="size-4 accent-primary"
        checked={selected.includes(id)}
        onChange={(event) =>
          onSelect(event.target.checked ? [...selected, id] : selected.filter((one) => one !== id))
        }
      />
    </label>
  ),
});
