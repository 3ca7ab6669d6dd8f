import type { Order, Ordering } from '@/intelligence/lists/sorting';
import { type ReactNode, useSyncExternalStore } from 'react';

export interface Column<T, K extends string> {
  header: string;
  cell: (row: T) => ReactNode;
  sortKey?: K;
  numeric?: boolean;
  /** The scale of a score: its head says it, and on a phone the figure. */
  outOf?: number;
  /** The header is read out, not shown: for a column of actions. */
  quiet?: boolean;
  /**
   * Where a phone's card has the cell: as its title, at the end of the first line, in the second line, there after its
   * header, below, or nowhere. By itself the first column is the title and others stand in the second line, a figure
   * with its header.
   */
  phone?: 'tick' | 'title' | 'aside' | 'line' | 'labelled' | 'below' | 'none';
  /** On a small desk the cell stands under its row's title, and the column leaves its room to the others. */
  stacks?: boolean;
}

export interface Sorting<K extends string> extends Ordering<K> {
  onSort: (key: K, order: Order) => void;
}

/** A window between a phone and `--breakpoint-desk`, in which a table of seven columns does not fit beside the sidebar. */
const smallDesk = '(width >= 48rem) and (width < 75rem)';

const useSmallDesk = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      const media = matchMedia(smallDesk);
      media.addEventListener('change', listen);
      return () => media.removeEventListener('change', listen);
    },
    () => matchMedia(smallDesk).matches,
  );

/** Whether a person can do without a column. */
const isOptional = (
  column: { quiet?: boolean } | undefined,
  place: Column<never, never>['phone'],
): boolean => column?.quiet !== true && place !== 'tick' && place !== 'title' && place !== 'below';

/** Where a phone's card has each column. */
function placesOf<T, K extends string>(columns: Column<T, K>[]): Column<T, K>['phone'][] {
  const titled = columns.some(({ phone }) => phone === 'title');
  const first = columns.findIndex(({ phone }) => phone !== 'tick');
  return columns.map(
    ({ phone, quiet }, index) =>
      phone ?? (index === first && !titled ? 'title' : quiet === true ? 'below' : undefined),
  );
}

/**
 * The columns of a table as the window is: those that a person can do without, those that are shown with their places
 * on a phone's card, and those that stand under the titles.
 * @param hidden the headers that the person left out.
 */
export function useShownColumns<T, K extends string>(all: Column<T, K>[], hidden: string[]) {
  const isSmall = useSmallDesk();
  const placed = placesOf(all).map((place, index) => ({
    place,
    column: all[index] as Column<T, K>,
  }));
  const optional = placed.filter(({ column, place }) => isOptional(column, place));
  const chosen = placed.filter(
    (one) => !optional.includes(one) || !hidden.includes(one.column.header),
  );
  const isStacked = ({ column }: (typeof placed)[number]) => isSmall && column.stacks === true;
  const shown = chosen.filter((one) => !isStacked(one));
  const columnsOf = (some: typeof placed) => some.map(({ column }) => column);
  return {
    optional: columnsOf(optional),
    columns: columnsOf(shown),
    places: shown.map(({ place }) => place),
    stacked: columnsOf(chosen.filter(isStacked)),
  };
}
