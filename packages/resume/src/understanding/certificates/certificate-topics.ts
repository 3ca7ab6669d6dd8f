import { SITE } from './certificate-names';
import { NAMES_CERTIFICATE } from './certificate-words';
import { nameOf, type Row } from './certificate-wraps';
import type { ResumeLine } from '../text/layout';
import { givesFirst, SURE } from './certificate-votes';
import { ONLY_GIVES } from '../lexicon/certificate-remarks';
import { textOf } from '../text/spans';
import { wordsOf } from '../text/words';

export const standsOut = ({ startsBold, size }: ResumeLine) => (startsBold ? 1 : 0) + size;

/** The name of a group of certificates has at most this many words. */
const MOST_WORDS_OF_GROUP = 3;

const isAt = (row: Row | undefined, look: number): boolean =>
  row !== undefined && !row.datesOnly && Math.abs(standsOut(row.span.line) - look) < 0.3;

/** The rows without the names of groups that stand out from the certificates below as these do from what is said of them. */
export function withoutTopics(rows: Row[]): Row[] {
  const looks = rows
    .filter(({ datesOnly }) => !datesOnly)
    .map(({ span }) => standsOut(span.line))
    .toSorted((a, b) => b - a);
  const [top, second, third] = looks.filter(
    (look, i) => i === 0 || (looks[i - 1] ?? 0) > look + 0.3,
  );
  if (top === undefined || second === undefined || third === undefined) return rows;
  const topics = rows.filter((row) => isAt(row, top));
  const named = rows.filter((row) => isAt(row, second));
  const areOver = rows.every(
    (row, i) => !topics.includes(row) || (!row.dated && isAt(rows[i + 1], second)),
  );
  return areOver && named.length > topics.length
    ? rows.filter((row) => !topics.includes(row))
    : rows;
}

const nameSaid = (row: Row | undefined): string => row?.names.map(textOf).join(' ') ?? '';

/** The rows without what stands over others and is none itself: the name of a group, or who gave the next one. */
export function withoutGroups(rows: readonly Row[]): Row[] {
  const above = rows.filter((row, i) => {
    const next = rows[i + 1];
    return (
      !row.dated &&
      !row.datesOnly &&
      next?.dated === true &&
      !next.datesOnly &&
      standsOut(row.span.line) > standsOut(next.span.line) + 0.3
    );
  });
  const pairs = above.map((row) => [nameSaid(row), nameSaid(rows[rows.indexOf(row) + 1])] as const);
  if (pairs.length > 1 && givesFirst(pairs) > SURE)
    return rows.filter((row) => !above.includes(row));
  const areNames = above.some((row) => {
    const text = nameOf(row);
    const isLong = wordsOf(text).length > MOST_WORDS_OF_GROUP;
    return isLong || (NAMES_CERTIFICATE.test(text) && !SITE.test(text));
  });
  const over = above.filter((row) => {
    const text = nameOf(row);
    return SITE.test(text) || (!areNames && !NAMES_CERTIFICATE.test(text));
  });
  const isOver = (row: Row) => {
    const below = nameOf(rows[rows.indexOf(row) + 1]);
    return SITE.test(nameOf(row)) || (NAMES_CERTIFICATE.test(below) && !ONLY_GIVES.test(below));
  };
  const areGroups = rows.filter(({ dated }) => dated).length >= over.length * 2;
  return rows.filter((row) => !over.includes(row) || !(areGroups || isOver(row)));
}
