import { GIVERS, OPENS } from './certificate-names';
import type { Row } from './certificate-rows';
import { namesEmployer } from './roles';
import { textOf } from './spans';
import { fold } from '../text';

/** Lines whose starts differ by more are indented below each other. */
const INDENTED = 8;

const SOCIETY = /(?<!\p{L})(?:society|council|college|board|chamber)(?!\p{L})/u;

/** Whether a row is of somebody who gives certificates, and is called none. */
const isGiver = ({ span }: Row): boolean => {
  const text = fold(textOf(span));
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
  return outer.length > 1 && inner.length > 1 && areOver && outer.every(isGiver) ? inner : rows;
}
