import { GIVERS } from './certificate-issuers';
import { OPENS } from './certificate-words';
import { nameOf, type Row } from './certificate-wraps';
import { namesEmployer } from '../vocabulary/roles';
import { foldedOf, textOf } from '../text/spans';
import { wordsOf } from '../text/words';

/** Lines whose starts differ by more are indented below each other. */
const INDENTED = 8;

const SOCIETY = /(?<!\p{L})(?:society|council|college|board|chamber)(?!\p{L})/u;

/** What a certificate is called by, and nobody who gives one. */
const OF_CERTIFICATE =
  /certif|course|training|formation|diplom|licen[cs]e|badge|fundamentals|essentials|specialist|associate|practitioner|engineer|administrator|developer|analy|شهاد|دور/u;

/** A short label ends with a colon: 'Marlow Online:'. */
const MOST_WORDS_OF_LABEL = 3;

/** Whether a folded text is of somebody who gives certificates, and is called none. */
const isGiver = (text: string): boolean => {
  if (/:\s*$/.test(text) && wordsOf(text).length <= MOST_WORDS_OF_LABEL) return !OPENS.test(text);
  return (namesEmployer(text) || GIVERS.test(text) || SOCIETY.test(text)) && !OPENS.test(text);
};

/** Whether each of `outer` stands over some of `inner`. */
const standOver = (named: readonly Row[], outer: ReadonlySet<Row>): boolean =>
  named.every((row, i) => {
    const next = named[i + 1];
    return !outer.has(row) || (next !== undefined && !outer.has(next));
  });

/** Whether `outer` are those who give the certificates that stand below them. */
function areGivers(named: readonly Row[], outer: ReadonlySet<Row>, areLevel: boolean): boolean {
  const inner = named.filter((row) => !outer.has(row));
  return (
    outer.size > 1 &&
    inner.length > 1 &&
    [...outer].every(({ span }) => isGiver(foldedOf(span))) &&
    (!areLevel || !inner.some((row) => isGiver(nameOf(row)))) &&
    standOver(named, outer)
  );
}

/**
 * `rows` without those who give the certificates, where each giver has a list of its own below it, further in or, `byLook`,
 * lighter: 'Marlow School (2021)' over 'Baking for beginners'.
 */
export function withoutGivers(rows: Row[], byLook: boolean): Row[] {
  const named = rows.filter(({ datesOnly }) => !datesOnly);
  const least = Math.min(...named.map(({ span }) => span.line.indent));
  const leftmost = new Set(named.filter(({ span }) => span.line.indent < least + INDENTED));
  const bold = new Set(byLook ? named.filter(({ span }) => span.line.bold) : []);
  if (leftmost.size < named.length && areGivers(named, leftmost, false))
    return named.filter((row) => !leftmost.has(row));
  return areGivers(named, bold, true) ? named.filter((row) => !bold.has(row)) : rows;
}

/** Who gives certificates and stands alone on a line above the name of one. */
const GIVER_ABOVE =
  /(?<!\p{L})(?:university|universite|college|school|ecole|academy|academie|institut\p{L}*|linux foundation)(?!\p{L})|جامعه|معهد|اكاديمي|^(?:coursera|udemy|udacity|edx|datacamp|openclassrooms|linkedin(?: learning)?|futurelearn|hubspot|microsoft|google|amazon(?: web services)?|aws|cisco|oracle|ibm|scrum alliance|scrum\.org|comptia|isc2|pmi|axelos|isaca|red hat|salesforce)$/u;

const MOST_WORDS_ABOVE = 5;

const isGiverAbove = (row: Row, next: Row | undefined): boolean =>
  next !== undefined &&
  !next.datesOnly &&
  !row.dated &&
  !row.span.line.bullet &&
  wordsOf(nameOf(row)).length <= MOST_WORDS_ABOVE &&
  GIVER_ABOVE.test(nameOf(row)) &&
  !OF_CERTIFICATE.test(nameOf(row)) &&
  !GIVER_ABOVE.test(nameOf(next));

/** `rows` without those who give the certificates, where each stands right above the name of one: 'Linux Foundation'. */
export function withoutGiversAbove(rows: Row[]): Row[] {
  const areAbove = rows.map((row, i) => isGiverAbove(row, rows[i + 1]));
  const others = rows.filter((row, i) => !row.datesOnly && !areAbove[i]);
  const areDated = rows.some(({ dated }) => dated);
  const each = areDated && areAbove[0] && others.length === areAbove.filter(Boolean).length;
  return each ? rows.filter((_, i) => !areAbove[i]) : rows;
}

/** A sentence has more words than this. */
const MOST_WORDS_OF_NAME = 8;
const MOST_WORDS = 16;

function isProse({ names }: Row): boolean {
  const words = names.reduce((sum, name) => sum + wordsOf(textOf(name)).length, 0);
  const stops = /\.\s*$/.test(names.at(-1)?.line.text ?? '');
  return words > MOST_WORDS || (stops && words > MOST_WORDS_OF_NAME);
}

/** `rows` without what is said of each certificate in sentences, where there are names too. */
export function withoutProse(rows: Row[]): Row[] {
  const names = rows.filter((row) => !row.datesOnly && !isProse(row));
  return names.length > 1 ? rows.filter((row) => row.dated || !isProse(row)) : rows;
}

/** Who has lists below is named in at most this many words. */
const MOST_WORDS_OF_GIVER = 5;

const headsList = (row: Row): boolean =>
  /:\s*$/.test(textOf(row.span)) ||
  (isGiver(nameOf(row)) &&
    !OF_CERTIFICATE.test(nameOf(row)) &&
    wordsOf(nameOf(row)).length <= MOST_WORDS_OF_GIVER);

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
