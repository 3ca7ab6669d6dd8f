export type Order = 'asc' | 'desc';

/** How a list is ordered: by which column, if any, which way, and which columns begin with their largest. */
export interface Ordering<K extends string> {
  key: K | undefined;
  order: Order;
  largestFirst: readonly K[];
}

/** The way that a column is ordered until a person turns it: figures from the largest down, all else upwards. */
export const firstOrder = <K extends string>(key: K, largestFirst: readonly K[]): Order =>
  largestFirst.includes(key) ? 'desc' : 'asc';

/** How a list is ordered by what the URL says; without an order, the column's first. */
export const orderingOf = <K extends string>(
  key: K | undefined,
  order: Order | undefined,
  largestFirst: readonly NoInfer<K>[],
): Ordering<K> => ({
  key,
  order: order ?? (key === undefined ? 'asc' : firstOrder(key, largestFirst)),
  largestFirst,
});

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

type Value = string | number;

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Rows by a value of theirs, in the order given where even; what is empty comes last in either order. */
export function sortedBy<T>(rows: T[], valueOf: (row: T) => Value, order: Order = 'asc'): T[] {
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return sign * compare(one, other);
  });
}

/** Rows by a day or an instant of theirs, newest first; of the same one, what was made last comes first. */
export const newestFirst = <T>(inOrderOfMaking: readonly T[], at: (row: T) => string): T[] =>
  inOrderOfMaking.toReversed().toSorted((a, b) => at(b).localeCompare(at(a)));
