import { lazyPart } from '@/views/shared/lazy-part';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { type Column, type Sorting, useShownColumns } from './lists/column';
import { HeaderCell } from './lists/HeaderCell';
import { ListOptions } from './lists/ListOptions';
import { openingRows } from './lists/opening-rows';
import { useListSettings } from './lists/settings';
import { classes } from './ui/classes';

const VirtualRows = lazyPart(() => import('./VirtualRows'));

export type { Column, Sorting } from './lists/column';

/** The content of a cell without a value. A phone's card leaves it out. */
const dash = '—';

const Stacked = ({ told }: { told: ReactNode }) =>
  told === dash ? null : <div className="text-muted">{told}</div>;

/** From this many rows on, only the rows in view are in the page. */
const virtualFrom = 60;

/**
 * A table of records: sortable headers, its own horizontal scroll, virtual when long. On a phone each row is a card.
 * A row that holds a `RowLink` opens by a press anywhere. `records.css` lays it out.
 */
export function DataTable<T, K extends string = never>({
  caption,
  columns: all,
  rows,
  rowKey,
  sorting,
  detail,
  list = '',
}: {
  caption: string;
  columns: Column<T, K>[];
  rows: T[];
  rowKey: (row: T) => string;
  sorting?: Sorting<K>;
  /** What stands below an opened row; false below the others. */
  detail?: (row: T) => ReactNode;
  /** The name under which a person's choices for the list are kept. Without it there are none. */
  list?: string;
}) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isLong = rows.length >= virtualFrom;
  const { density, hidden } = useListSettings(list);
  const { optional, columns, places, stacked } = useShownColumns(all, hidden);
  const render = (index: number, measure?: (row: HTMLTableRowElement | null) => void) => {
    const row = rows[index];
    if (row === undefined) return null;
    const below = detail?.(row) ?? false;
    return (
      <Fragment key={rowKey(row)}>
        <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
          {columns.map(({ header, cell, numeric, outOf, quiet }, place) => {
            const content = cell(row);
            return (
              <td
                key={header}
                data-label={header}
                data-out-of={outOf}
                data-quiet={quiet}
                data-place={content === dash ? 'none' : places[place]}
                className={numeric === true ? 'numeric' : undefined}
              >
                {content}
                {places[place] === 'title' &&
                  stacked.map((under) => <Stacked key={under.header} told={under.cell(row)} />)}
              </td>
            );
          })}
        </tr>
        {below !== false && (
          <tr className="detail">
            <td colSpan={columns.length}>
              <div>{below}</div>
            </td>
          </tr>
        )}
      </Fragment>
    );
  };
  const table = (
    <section
      ref={isLong ? setScroller : undefined}
      data-scroll-restoration-id={caption}
      aria-label={caption}
      tabIndex={0}
      className={classes(
        '@container relative overflow-auto rounded-lg border border-line bg-surface',
        isLong && 'h-[70vh]',
      )}
    >
      <table className="records" data-density={density} aria-rowcount={rows.length + 1}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column, index) => (
              <HeaderCell
                key={column.header}
                column={column}
                sorting={sorting}
                place={places[index]}
              />
            ))}
          </tr>
        </thead>
        <tbody {...openingRows}>
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
  if (list === '') return table;
  return (
    <div className="relative [&_th:last-child]:pe-12 md:[&_td.numeric:not([data-quiet]):last-child]:pe-12">
      {table}
      <div
        className={classes(
          'absolute end-px top-0.5 z-20 rounded-md bg-surface pe-1',
          sorting === undefined && 'max-md:hidden',
        )}
      >
        <ListOptions list={list} columns={optional.map(({ header }) => header)} />
      </div>
    </div>
  );
}

/** A text that never wraps, such as a day or an amount. */
export const OneLine = ({ children }: { children: ReactNode }) => (
  <span className="whitespace-nowrap">{children}</span>
);
