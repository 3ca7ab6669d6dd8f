import { firstOrder } from '@/intelligence/lists/sorting';
import type { Column, Sorting } from './column';

/** A column's header, which sorts where it can. A phone shows only those that sort. */
export function HeaderCell<T, K extends string>({
  column: { header, sortKey, numeric, outOf, quiet },
  sorting,
  place,
}: {
  column: Column<T, K>;
  sorting: Sorting<K> | undefined;
  place: Column<T, K>['phone'];
}) {
  const cell = {
    scope: 'col',
    'data-place': place,
    'data-quiet': quiet,
    className: numeric === true ? 'numeric' : undefined,
  } as const;
  const words =
    outOf === undefined ? (
      header
    ) : (
      <span>
        {header}{' '}
        <span className="text-xs font-normal whitespace-nowrap text-muted">of {outOf}</span>
      </span>
    );
  if (quiet === true || sortKey === undefined || sorting === undefined) {
    return <th {...cell}>{quiet === true ? <span className="sr-only">{header}</span> : words}</th>;
  }
  const isSorted = sorting.key === sortKey;
  const turned = sorting.order === 'asc' ? 'desc' : 'asc';
  const next = isSorted ? turned : firstOrder(sortKey, sorting.largestFirst);
  return (
    <th
      {...cell}
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" onClick={() => sorting.onSort(sortKey, next)}>
        {words}
      </button>
    </th>
  );
}
