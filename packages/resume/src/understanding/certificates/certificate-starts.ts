import { CALLED } from './certificate-courses';
import { namesGiver } from './certificate-issuers';
import { isSurelyNamed } from './certificate-sure';
import { standsOut } from './certificate-topics';
import { NAMES_CERTIFICATE, OPENS } from './certificate-words';
import { nameOf, type Row } from './certificate-wraps';
import { ONLY_GIVES } from '../lexicon/certificate-remarks';
import { namesEmployer } from '../vocabulary/roles';
import { foldedOf, textOf } from '../text/spans';

/** What says who gave a certificate, when or under which number. */
export const ISSUED =
  /^(?:issued by|issuer|(?:by|from)(?=(?:\P{L}+\p{L}+){1,5}\P{L}*$)|delivre(?:e)? par|ausgestellt von|credential|id|expires?|valid|obtained|صادره? (?:من|عن)|من)(?!\p{L})/u;

/** Whether every other row is dated, as where each certificate has a line for its issuer. */
const alternates = (rows: readonly Row[]): boolean =>
  rows.every((row, i) => row.dated === (i % 2 === 0) || rows[0]?.dated !== true) &&
  rows.every((row, i) => row.dated === (i % 2 === 1) || rows[0]?.dated === true);

/** Whether a row is called a certificate, and names nobody who gives it. */
function readsAsOwn({ span }: Row): boolean {
  const text = foldedOf(span).replace(/^[^\p{L}]+/u, '');
  if (OPENS.test(text)) return true;
  return NAMES_CERTIFICATE.test(text) && !namesEmployer(text) && !ISSUED.test(text);
}

/** Whether a folded text names nobody but who gives certificates: 'Certification Coursera'. */
export const onlyGives = (text: string): boolean => ONLY_GIVES.test(text.replace(CALLED, ''));

/** Whether who gives the certificate at `i`, and stands out from it, stands over it and those before it. */
function isBelowGiver(rows: readonly Row[], i: number, look: number): boolean {
  for (let at = i - 1; at >= 0; at -= 1) {
    const over = rows[at];
    if (over && standsOut(over.span.line) > look) return !over.dated && onlyGives(nameOf(over));
  }
  return false;
}

/** What no certificate is called alone, so that its line goes on with the name above: 'License (6-12 Mathematics)'. */
const KIND_ALONE =
  /^(?:licen[cs]e|certificat(?:e|ion)?|endorsement|diplom(?:a|e))(?: \([^()]*\))?$/u;

/** Whether names stand out from the dates below them, of which one at least has a single name above it: no giver has the look of a name. */
const standOverDates = (rows: readonly Row[], least: number): boolean =>
  rows.every(({ datesOnly, span }) => !datesOnly || standsOut(span.line) < least - 0.3) &&
  rows.some((row, i) => row.datesOnly && i > 0 && rows[i - 2]?.datesOnly !== false);

/** How many rows stand out more than one does, and whether any of them has a date. */
interface Bolder {
  count: number;
  areDated: boolean;
}

/** What is asked of all rows to tell whether one begins a certificate, found once. */
interface Whole {
  rows: readonly Row[];
  /** How little the least of the named rows stands out. */
  least: number;
  bolderThan: (look: number) => Bolder;
  /** How many of the named rows have dates. */
  dated: number;
  firstNamed: number;
  haveDates: boolean;
  haveDatesOnly: boolean;
  areOverDates: boolean;
  /** Whether dated rows and those who give the certificates take turns; for two rows it depends on the second. */
  arePaired: (row: Row) => boolean;
}

function wholeOf(rows: readonly Row[]): Whole {
  const named = rows.filter(({ datesOnly }) => !datesOnly);
  const known = new Map<number, Bolder>();
  const bolderThan = (look: number): Bolder => {
    const given = known.get(look);
    if (given) return given;
    const bolder = named.filter(({ span }) => standsOut(span.line) > look + 0.3);
    const found = { count: bolder.length, areDated: bolder.some(({ dated }) => dated) };
    known.set(look, found);
    return found;
  };
  const haveDates = rows.some(({ dated }) => dated);
  const givers = haveDates ? rows.filter(({ dated }) => dated !== rows[0]?.dated) : [];
  const mayBePaired = haveDates && !givers.some(readsAsOwn);
  const isPaired = mayBePaired && rows.length > 2 && alternates(rows);
  const least = Math.min(...named.map(({ span }) => standsOut(span.line)));
  const haveDatesOnly = named.length < rows.length;
  return {
    rows,
    least,
    bolderThan,
    dated: named.filter(({ dated }) => dated).length,
    firstNamed: rows.findIndex(({ datesOnly }) => !datesOnly),
    haveDates,
    haveDatesOnly,
    areOverDates: haveDatesOnly && standOverDates(rows, least),
    arePaired: (row) => (rows.length > 2 ? isPaired : mayBePaired && !readsAsOwn(row)),
  };
}

/** Whether the row at `i` begins a certificate: after a wider gap, or standing out from the line of its issuer. */
function begins(whole: Whole, i: number): boolean {
  const { rows } = whole;
  const row = rows[i];
  const above = rows[i - 1];
  if (!row || !above || row.alone) return true;
  const { line } = row.span;
  const last = above.span.line;
  if (line.bullet || line === last) return true;
  if (KIND_ALONE.test(line.folded.trim()) && !above.dated) return false;
  if (last.bullet && !above.datesOnly) return line.indent < last.indent - 2;
  if (OPENS.test(line.folded) && !/^certifi(?:ed|cation) (?:by|board)/u.test(line.folded))
    return true;
  const look = standsOut(line);
  const bolder = whole.bolderThan(look);
  const areRemarks = row.dated && !bolder.areDated && bolder.count * 2 < whole.dated;
  if (bolder.count > 0) return areRemarks || isBelowGiver(rows, i, look + 0.3);
  if (whole.least < look - 0.3) return true;
  if (above.datesOnly && whole.firstNamed >= 0 && whole.firstNamed < i - 1) return true;
  if (whole.haveDatesOnly)
    return (row.dated && above.dated) || (whole.areOverDates && !namesGiver(nameOf(row)));
  if (whole.haveDates) {
    if (whole.arePaired(row)) return rows[0]?.dated ? row.dated : above.dated;
    const isOwn = readsAsOwn(row) || isSurelyNamed(row.names.map(textOf).join(' '));
    return row.dated || isOwn || !namesEmployer(textOf(row.span));
  }
  return !ISSUED.test(line.folded);
}

/** Which of `rows` begin a certificate. */
export function startsOf(rows: readonly Row[]): boolean[] {
  const whole = wholeOf(rows);
  return rows.map((_, i) => begins(whole, i));
}
