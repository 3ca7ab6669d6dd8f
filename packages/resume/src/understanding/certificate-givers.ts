import { GIVERS, OPENS } from './certificate-names';
import { nameOf, type Row } from './certificate-rows';
import { namesEmployer } from './roles';
import { textOf } from './spans';
import { fold, wordsOf } from '../text';

/** Lines whose starts differ by more are indented below each other. */
const INDENTED = 8;

const SOCIETY = /(?<!\p{L})(?:society|council|college|board|chamber)(?!\p{L})/u;

/** A short label ends with a colon: 'Marlow Online:'. */
const MOST_WORDS_OF_LABEL = 3;

/** Whether a folded text is of somebody who gives certificates, and is called none. */
const isGiver = (text: string): boolean => {
  if (/:\s*$/.test(text) && wordsOf(text).length <= MOST_WORDS_OF_LABEL) return !OPENS.test(text);
  return (namesEmployer(text) || GIVERS.test(text) || SOCIETY.test(text)) && !OPENS.test(text);
};

/**
 * `rows` without those who give the certificates, where each giver has a list of its own below it: 'Marlow School (2021)' over
 * 'Baking for beginners'.
 */
export function withoutGivers(rows: Row[]): Row[] {
  const named = rows.filter(({ datesOnly }) => !datesOnly);
  const least = Math.min(...named.map(({ span }) => span.line.indent));
  const isOuter = ({ span }: Row) => span.line.indent < least + INDENTED;
  const inner = named.filter((row) => !isOuter(row));
  const outer = named.filter(isOuter);
  const areOver = named.every((row, i) => {
    const next = named[i + 1];
    return !isOuter(row) || (next !== undefined && !isOuter(next));
  });
  return outer.length > 1 &&
    inner.length > 1 &&
    areOver &&
    outer.every(({ span }) => isGiver(fold(textOf(span))))
    ? inner
    : rows;
}

/** Who has lists below is named in at most this many words. */
const MOST_WORDS_OF_GIVER = 5;

const headsList = (row: Row): boolean =>
  /:\s*$/.test(textOf(row.span)) ||
  (isGiver(nameOf(row)) && wordsOf(nameOf(row)).length <= MOST_WORDS_OF_GIVER);

/**
 * `rows` without the bullets that say what each certificate was about: undated ones below certificates that have dates and head no
 * list.
 */
export function withoutDetails(rows: Row[]): Row[] {
  const details = new Set<Row>();
  const heads = new Set<Row>();
  let head: Row | undefined;
  let isDated = false;
  for (const row of rows) {
    if (row.datesOnly) isDated = true;
    else if (!row.span.line.bullet && !(head && isDated && /:\s*$/.test(textOf(row.span)))) {
      head = row;
      isDated = row.dated;
    } else if (row.dated) return rows;
    else if (head && isDated && !headsList(head)) {
      heads.add(head);
      details.add(row);
    } else if (row.span.line.bullet) return rows;
  }
  return heads.size > 1 ? rows.filter((row) => !details.has(row)) : rows;
}
