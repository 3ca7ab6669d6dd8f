/** A part of a list that is asked for: which page, numbered from 1, and how many rows a page has. */
export interface Paging {
  page?: number | undefined;
  size: number;
}

/** A page of a list. */
export interface Page<TRow> {
  rows: TRow[];
  /** How many rows the search finds, on all pages. */
  found: number;
  /** How many rows there are, found or not. */
  total: number;
  /** The number of this page. A request beyond the last page gets the last one, and an empty list has one page. */
  page: number;
  pages: number;
}

/** How many rows a list without page numbers shows at first, and how many each 'Show more' adds. */
export const rowsAtOnce = 200;
