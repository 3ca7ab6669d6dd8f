import { type Page, type Paging, rowsAtOnce } from '@/data/schemas/page';

/**
 * A page of a list.
 * @param found the rows that a search finds, in its order.
 * @param total how many there are, found or not.
 * @param paging which page; without it all rows are on one.
 */
export function pageOf<TRow>(found: TRow[], total: number, paging?: Paging): Page<TRow> {
  const size = paging?.size ?? Math.max(1, found.length);
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(paging?.page ?? 1, pages);
  const rows = found.slice((page - 1) * size, page * size);
  return { rows, found: found.length, total, page, pages };
}

/** The paging of a list without page numbers: its first rows, as many as the URL says. */
export const firstRows = ({ rows }: { rows?: number | undefined }): Paging => ({
  size: rows ?? rowsAtOnce,
});
