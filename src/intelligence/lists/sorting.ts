export type Order = 'asc' | 'desc';

/** How a list is ordered: the column, if any, the direction, and the columns that begin with their largest value. */
export interface Ordering<K extends string> {
  key: K | undefined;
  order: Order;
  largestFirst: readonly K[];
}

/** The direction of a column until a person reverses it: figures from the largest down, all else upwards. */
export const firstOrder = <K extends string>(key: K, largestFirst: readonly K[]): Order =>
  largestFirst.includes(key) ? 'desc' : 'asc';

/** The ordering that the URL asks for. Where it names no direction, the column's first one. */
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

/** Rows ordered by a value. Equal rows stay in the order given, and empty values come last in both directions. */
export function sortedBy<T>(rows: T[], valueOf: (row: T) => Value, order: Order = 'asc'): T[] {
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return sign * compare(one, other);
  });
}

/** Rows by a day or an instant, newest first. Of the same day or instant, the row made last comes first. */
export const newestFirst = <T>(inOrderOfMaking: readonly T[], at: (row: T) => string): T[] =>
  inOrderOfMaking.toReversed().toSorted((a, b) => at(b).localeCompare(at(a)));
