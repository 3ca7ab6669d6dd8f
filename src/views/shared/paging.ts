/** A page of a list, numbered from 1: one beyond the last is the last, and an empty list has one. */
export function pageOf<T>(items: T[], size: number, asked = 1) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(asked, pages);
  return { page, pages, items: items.slice((page - 1) * size, page * size) };
}
