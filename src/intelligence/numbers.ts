/** A number rounded to so many decimals, halves up. */
export function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The mean; null of an empty list. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length;

/** The middle value, or the mean of the middle two; null of an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return mean(sorted.slice(sorted.length % 2 === 0 ? half - 1 : half, half + 1));
}

/** A part of a whole as a whole percentage; null of nothing. */
export const percentage = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);
