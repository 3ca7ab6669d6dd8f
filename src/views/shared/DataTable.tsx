import { lazyPart } from '@/views/shared/lazy-part';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { firstOrder, type Order, type Ordering } from '@/intelligence/lists/sorting';
import { classes } from './ui/classes';

const VirtualRows = lazyPart(() => import('./VirtualRows'));

export interface Column<T, K extends string> {
  header: string;
  cell: (row: T) => ReactNode;
  sortKey?: K;
  numeric?: boolean;
  /** The header is read out, not shown: for a column of checkboxes or actions. */
  quiet?: boolean;
}

export interface Sorting<K extends string> extends Ordering<K> {
  onSort: (key: K, order: Order) => void;
}

/** From this many rows on, only the rows in view are in the page. */
const virtualFrom = 60;

/** A table of records: sortable headers, its own horizontal scroll on narrow screens, virtual when long. */
export function DataTable<T, K extends string = never>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
}: {
  caption: string;
  columns: Column<T, K>[];
  rows: T[];
  rowKey: (row: T) => string;
  sorting?: Sorting<K>;
}) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isLong = rows.length >= virtualFrom;
  const render = (index: number) => {
    const row = rows[index];
    return (
      row !== undefined && (
        <tr key={rowKey(row)} aria-rowindex={index + 2} className="h-12 hover:bg-page">
          {columns.map(({ header, cell, numeric }) => (
            <td key={header} className={classes('px-2.5 py-1', numeric === true && 'text-end')}>
              {cell(row)}
            </td>
          ))}
        </tr>
      )
    );
  };
  return (
    <section
      ref={isLong ? setScroller : undefined}
      data-scroll-restoration-id={caption}
      aria-label={caption}
      tabIndex={0}
      className={classes(
        'relative overflow-auto rounded-lg border border-line bg-surface',
        isLong && 'h-[70vh]',
      )}
    >
      <table className="w-full text-start" aria-rowcount={rows.length + 1}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--color-line)]">
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <HeaderCell key={column.header} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {isLong ? (
            <Suspense>
              <VirtualRows count={rows.length} scroller={scroller} render={render} />
            </Suspense>
          ) : (
            rows.map((_, index) => render(index))
          )}
        </tbody>
      </table>
    </section>
  );
}

function HeaderCell<T, K extends string>({
  column: { header, sortKey, numeric, quiet },
  sorting,
}: {
  column: Column<T, K>;
  sorting: Sorting<K> | undefined;
}) {
  const side = numeric === true ? 'text-end' : 'text-start';
  if (quiet === true || sortKey === undefined || sorting === undefined) {
    return (
      <th scope="col" className={`px-2.5 py-2 font-semibold ${side}`}>
        <span className={classes(quiet === true && 'sr-only')}>{header}</span>
      </th>
    );
  }
  const isSorted = sorting.key === sortKey;
  const Icon = !isSorted ? ChevronsUpDown : sorting.order === 'asc' ? ArrowUp : ArrowDown;
  const turned = sorting.order === 'asc' ? 'desc' : 'asc';
  const next = isSorted ? turned : firstOrder(sortKey, sorting.largestFirst);
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={`px-0.5 font-semibold whitespace-nowrap ${side}`}
    >
      <button
        type="button"
        onClick={() => sorting.onSort(sortKey, next)}
        className="inline-flex min-h-11 items-center gap-1 rounded-md px-2 fine:min-h-10 hover:text-primary"
      >
        {header}
        <Icon className="size-3.5 text-muted" aria-hidden="true" />
      </button>
    </th>
  );
}

/**
 * The input of `VirtualRows`: the number of rows, the element that scrolls them (null until it is mounted), and
 * the function that draws one.
 */
export interface VirtualRowsProps {
  count: number;
  scroller: HTMLElement | null;
  render: (index: number) => ReactNode;
}
