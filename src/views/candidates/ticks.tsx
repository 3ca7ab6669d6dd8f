import { changeInPlace } from '@/views/shared/steps';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { CandidateSortKey } from '@/data/schemas/search';
import type { CandidateProfile } from '@/machines/candidate/profile';
import type { Column } from '@/views/shared/DataTable';

/** Whom a list's URL names as chosen. A change begins with those of the one before it, which may not show yet. */
export function useSelected(selected: string[] = []) {
  const router: AnyRouter = useRouter();
  return {
    selected,
    onSelect: (change: (selected: string[]) => string[]): void =>
      void changeInPlace(router, ({ selected: now = [] }: { selected?: string[] }) => {
        const ids = change(now);
        return { selected: ids.length === 0 ? undefined : ids };
      }),
  };
}

/** The column of a list of candidates by which a person chooses some of them. */
export const ticks = (
  selected: readonly string[],
  onSelect: ReturnType<typeof useSelected>['onSelect'],
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
        onChange={({ target: { checked } }) =>
          onSelect((now) => [...now.filter((one) => one !== id), ...(checked ? [id] : [])])
        }
      />
    </label>
  ),
});
