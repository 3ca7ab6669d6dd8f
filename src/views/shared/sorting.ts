const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

type Value = string | number;

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Rows by a value of theirs, in the order given where even; what is empty comes last in either order. */
export function sortedBy<T>(
  rows: T[],
  valueOf: (row: T) => Value,
  order: 'asc' | 'desc' = 'asc',
): T[] {
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return sign * compare(one, other);
  });
}
