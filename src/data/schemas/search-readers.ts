/**
 * Readers of search parameters. The parameters are read on every page, before any screen's code has loaded, so
 * these readers keep the schema library off the landing page. A reader returns undefined for an absent or
 * malformed value.
 */
export type Reader<T> = (value: unknown) => T | undefined;

/** How many characters a text in the URL may have. */
export const longestText = 200;

/** Text of at most that length. The router reads `?q=5` as a number, which is text here all the same. */
export const text: Reader<string> = (value) => {
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  const read = isScalar ? String(value) : '';
  return read !== '' && read.length <= longestText ? read : undefined;
};

/** One of a fixed list of words. */
export const oneOf =
  <const T extends string>(...words: readonly T[]): Reader<T> =>
  (value) =>
    words.find((word) => word === value);

/**
 * A number without bounds. If a bound dropped a number from the URL, its field would still show it but narrow
 * nothing.
 */
export const finite: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** A whole number of at least so much. */
export const integerFrom =
  (least: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : undefined;

/** A month, YYYY-MM. */
export const month: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

/** A day, YYYY-MM-DD. */
export const day: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value)
    ? value
    : undefined;

/** How many texts of a list are read. */
export const mostTexts = 500;

/** A list of texts, the first 500 of it. Other values in it are left out. */
export const texts: Reader<string[]> = (value) => {
  if (!Array.isArray(value)) return undefined;
  const read = value.flatMap((one) => text(one) ?? []).slice(0, mostTexts);
  return read.length === 0 ? undefined : read;
};

type Readers = Record<string, Reader<unknown>>;
type SearchOf<R extends Readers> = { [K in keyof R]?: ReturnType<R[K]> };

/**
 * A route's `validateSearch`: each known parameter, read or undefined. A malformed parameter becomes undefined
 * and is not left out, since the router merges the validated ones over those of the URL.
 */
export const searchOf =
  <R extends Readers>(readers: R) =>
  (search: Record<string, unknown>): SearchOf<R> => {
    const read: SearchOf<R> = {};
    for (const key of Object.keys(readers) as (keyof R & string)[]) {
      read[key] = readers[key]?.(search[key]) as ReturnType<R[typeof key]>;
    }
    return read;
  };
