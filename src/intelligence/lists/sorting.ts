import { searchKey } from '@masar/resume/text';
import { inOrder } from '@/machines/order';

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

type Value = string | number;

/** More digits than a number in a name has. */
const DIGITS = 12;

const textKey = (text: string): string =>
  searchKey(text).replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));

/**
 * A value as an order compares it, character by character, which a database does as well: capitals and accents do
 * not count, and numbers within a text count as numbers.
 */
export const sortKey = (value: Value): Value =>
  typeof value === 'number' ? value : textKey(value);

/** Orders people and things by their names. */
export const byName = (a: { name: string }, b: { name: string }): number =>
  inOrder(textKey(a.name), textKey(b.name));

/** Rows ordered by a value. Equal rows stay in the order given, and empty values come last in both directions. */
export function sortedBy<T>(rows: T[], valueOf: (row: T) => Value, order: Order = 'asc'): T[] {
  const sign = order === 'desc' ? -1 : 1;
  return rows
    .map((row) => ({ row, key: sortKey(valueOf(row)) }))
    .toSorted(({ key: a }, { key: b }) => {
      if (a === '' || b === '') return Number(a === '') - Number(b === '');
      return a === b ? 0 : a < b ? -sign : sign;
    })
    .map(({ row }) => row);
}
