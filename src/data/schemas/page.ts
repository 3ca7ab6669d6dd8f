/** A part of a list that is asked for: which page, numbered from 1, and how many rows a page has. */
export interface Paging {
  page?: number | undefined;
  size: number;
}

/** A page of a list. */
export interface Page<TRow> {
  rows: TRow[];
  /** How many the search finds, on all pages. */
  found: number;
  /** How many there are, found or not. */
  total: number;
  /** Which page it is: one beyond the last is the last, and an empty list has one. */
  page: number;
  pages: number;
}

/** How many rows a list without page numbers shows at first, and how many each 'Show more' adds. */
export const rowsAtOnce = 200;
