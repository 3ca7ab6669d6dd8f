import { GIVERS } from './certificate-issuers';
import { nameIn, saysItsTopic } from './certificate-names';
import { dateSpans, NAMES_CERTIFICATE, OPENS, SHORT } from './certificate-words';
import { firstColumn } from './certificate-tables';
import { isCalledOne, isSurelyNamed } from './certificate-sure';
import { givesFirst, marksOf, namesCourse, READS_AS_ONE, undated } from './certificate-votes';
import { HANDED_OVER, ONLY_GIVES, SAYS_HOW_WELL, SAYS_STATE } from '../lexicon/certificate-remarks';
import { namesEmployer } from '../vocabulary/roles';
import { foldedOf, splitSpan, textOf, trimSpan, type Span } from '../text/spans';
import { fold, letterCount, wordsOf } from '../text/words';

/** What may stand with a date that is all of a line. */
const WHEN =
  /^(?:issued|valid|expires?|expiry|obtained|obtenue?s?|delivree?s?|annee d'obtention|annee de delivrance|date(?: d'obtention)?|depuis|since|certified since|(?:dernier )?recyclage|renouvelee?|renewed|last renewed|certifiee? depuis|in|en|le|du)(?: on| until| le| en)?[ :.-]*$/u;

/** Whether a text says when, and nothing else. */
export function saysOnlyWhen(span: Span): boolean {
  if (dateSpans(span).length === 0) return false;
  const rest = foldedOf(nameIn(span));
  return letterCount(rest) < 2 || WHEN.test(rest);
}

/** A number, or what it is the number of: '12345', '3 days', and not '6G Pipe Welding'. */
const NUMBER =
  /^(?:#|\d(?!\d{0,2}\p{L}{0,2}[ -](?!(?:\p{L}{1,2}|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|credits?|points?|ects)[ .]*$)\p{L}{2})|n°|no\.? ?\d|license #|licence #|credential|certificate no|ref\b|valid\b|exp\b|expires?\b)/iu;

/** So many cells of a word each are a line that was drawn out to its margin, where commas part them. */
const DRAWN_OUT = 4;

const isDrawnOut = ({ line: { cells, text } }: Span): boolean =>
  cells.length >= DRAWN_OUT &&
  cells.every(({ start, end }) => !/\S\s+\S/u.test(text.slice(start, end))) &&
  cells.slice(0, -1).some(({ start, end }) => /,\s*$/u.test(text.slice(start, end)));

/** The cells of a line of `span` that may name a certificate. */
const namesAmong = (span: Span): Span[] =>
  (isDrawnOut(span) ? [{ start: span.start, end: span.end }] : span.line.cells)
    .map(({ start, end }) =>
      trimSpan({ ...span, start: Math.max(start, span.start), end: Math.min(end, span.end) }),
    )
    .filter(
      (cell) =>
        letterCount(textOf(cell)) > 1 && !saysOnlyWhen(cell) && !NUMBER.test(textOf(cell).trim()),
    );

const startsAt = ({ line, start }: Span) => line.cells.find((cell) => cell.end > start)?.x;

const isShort = (span: Span) => SHORT.test(textOf(span).trim());

/** Who gives certificates, and nothing else. */
const ONLY_GIVER =
  /^(?:oracle|microsoft|google|cisco|aws|amazon(?: web services)?|ibm|comptia|scrum(?:\.org| alliance)?|coursera|udemy)(?: \p{L}+)?$/u;

const readsAsCertificate = (span: Span): boolean => {
  const text = textOf(span).trim();
  if (ONLY_GIVER.test(fold(text))) return false;
  return OPENS.test(fold(text)) || NAMES_CERTIFICATE.test(fold(text)) || SHORT.test(text);
};

const readsAsGiver = (span: Span): boolean =>
  (namesEmployer(textOf(span)) || GIVERS.test(foldedOf(span))) && !readsAsCertificate(span);

/** Whether a cell says when a certificate was given, or who gave it. */
const saysMore = (span: Span): boolean =>
  saysOnlyWhen(span) ||
  NUMBER.test(textOf(span).trim()) ||
  readsAsGiver(span) ||
  (hasCells(span) &&
    dateSpans(span).length > 0 &&
    !namesAmong(span).some((cell) => readsAsCertificate(cell) && !isShort(cell)));

/** The cell of a table's row that names the certificate: the first, unless it is short for who gives it. */
function nameAmong([first, second]: readonly Span[]): Span | undefined {
  const isGiver = first && isShort(first) && !NAMES_CERTIFICATE.test(foldedOf(first));
  if (!isGiver || !second || wordsOf(textOf(second)).length < 2) return first;
  return marksOf(textOf(second)) < marksOf(textOf(first)) ? second : first;
}

/** Whether a cell says how well somebody did, or how far they are. */
const saysHowFar = (span: Span): boolean =>
  SAYS_HOW_WELL.test(foldedOf(span).trim()) || SAYS_STATE.test(foldedOf(span).trim());

const endsAt = ({ line, end }: Span) => line.cells.findLast((cell) => cell.start < end)?.right;

/** Whether a row has two cells, the second of which ends where that of `cells` does. */
const endsAlike = (row: readonly Span[], cells: readonly Span[]): boolean => {
  const [own, other] = [cells.at(-1), row.at(-1)].map((cell) => cell && endsAt(cell));
  const areTwo = row.length === 2 && cells.length === 2;
  return areTwo && own !== undefined && other !== undefined && Math.abs(own - other) < 1;
};

/** How many boxes beside each other are certificates each, without another sign. */
const MANY = 3;

/** A bullet before a cell, as before no column of a table. */
const BULLET = /^\s*[•●▪■◦]/u;

/** Whether the cells of a row are certificates each, as chips are, and no columns of a table; `graded` are rows that say how well it went. */
function areEach(
  cells: readonly Span[],
  rows: readonly (readonly Span[])[],
  graded: readonly (readonly Span[])[],
): boolean {
  const [, ...others] = cells;
  if (cells.every((cell) => BULLET.test(textOf(cell)))) return true;
  if (cells.some((cell) => dateSpans(cell).length > 0) || others.some(readsAsGiver)) return false;
  if (graded.some((row) => row === cells || endsAlike(row, cells))) return false;
  if (cells.every(isShort) || (others.every(readsAsCertificate) && !others.every(isShort)))
    return true;
  const isColumn = rows.some(
    (row) =>
      row !== cells && row.slice(1).some((cell) => startsAt(cell) === startsAt(others[0] ?? cell)),
  );
  return !isColumn && (cells.length >= MANY || rows.length > 1);
}

/** Who gives the certificates that a list after it names: 'Cisco: CCNA, CCNP'. */
const GIVER_BEFORE = /^[\s•–-]*\p{L}[\p{L}.&+]*(?: \p{Lu}\p{L}+)?\s*:\s+(?=\S)/u;
/** The same behind a dash: 'Coursera – Rope Access, Climbing'. */
const GIVER_BEFORE_DASH = /^[\s•–-]*(\p{L}[^,،;:()–—]{1,30}?)\s+[–—-]\s+(?=\S)/u;

/** What stands before the list of what one giver gave: its name, and a colon or a dash. */
function giverBefore(span: Span): RegExpExecArray | null {
  if (OPENS.test(foldedOf(span))) return null;
  const dashed = GIVER_BEFORE_DASH.exec(textOf(span));
  if (dashed) return ONLY_GIVES.test(fold(dashed[1] ?? '')) ? dashed : null;
  const before = GIVER_BEFORE.exec(textOf(span));
  const isGiver =
    before !== null && ONLY_GIVES.test(fold(before[0]).replace(/[\s:]+$|^[^\p{L}]+/gu, ''));
  const isNamed = before !== null && (namesCourse(before[0]) || saysItsTopic(before[0]));
  return isNamed && !isGiver ? null : before;
}

const MOST_WORDS_LISTED = 6;

/** A certificate whose name is a letter and a sign. */
const IN_ONE_LETTER = /^A\+$/u;

/** A longer line is no list of names. */
const LONGEST_LIST = 300;

/** The certificates of one giver that stand after its name, or that are dated each; none where a text is no such list. */
function listedIn(span: Span): Span[] {
  if (span.end - span.start > LONGEST_LIST) return [];
  const mixed = textOf(span).includes(' | ') ? splitSpan(span, /\s*(?:[,،;]|\s\|)\s+/gu) : [];
  if (mixed.length >= MANY && mixed.every((part) => isShort(part) || isSurelyNamed(textOf(part))))
    return mixed;
  const label = giverBefore(span);
  const parts = splitSpan(
    { ...span, start: span.start + (label?.[0].length ?? 0) },
    /\s*[,،;]\s*(?![^()]*\))/gu,
  );
  const areNames = parts.every(
    (part) =>
      (letterCount(textOf(nameIn(part))) > 1 || IN_ONE_LETTER.test(textOf(part).trim())) &&
      wordsOf(textOf(part)).length <= MOST_WORDS_LISTED &&
      !HANDED_OVER.test(foldedOf(part)),
  );
  const areDated = parts.every((part) => dateSpans(part).length > 0);
  const areParted = /^[^,،]*[;؛][^,،]*$/u.test(textOf(span));
  return parts.length > 1 && areNames && (label !== null || areDated || areParted) ? parts : [];
}

/** What parts certificates on one line, each of which reads as one. */
const BETWEEN_NAMES = [/\s[|·•]\s/gu, /\s(?:&|and)\s/gu] as const;

/** The certificates of a line that a sign or an 'and' parts: one or more can be nothing else, and each reads as one. */
function partedIn(span: Span): Span[] {
  if (span.end - span.start > LONGEST_LIST || dateSpans(span).length > 0) return [];
  const [signs, joins] = BETWEEN_NAMES;
  const parts = splitSpan(span, signs).map((part) => trimSpan(part));
  const sure = parts.filter((part) => isCalledOne(textOf(nameIn(part))));
  if (parts.length > 1)
    return sure.length > 0 && parts.every((part) => readsAsOne(part, sure)) ? parts : [];
  const joined = splitSpan(span, joins).map((part) => trimSpan(part));
  const areSure = joined.every(
    (part) => wordsOf(textOf(part)).length > 1 && isCalledOne(textOf(nameIn(part))),
  );
  return joined.length > 1 && areSure ? joined : [];
}

const readsAsOne = (part: Span, sure: readonly Span[]): boolean =>
  sure.includes(part) || marksOf(textOf(part)) < READS_AS_ONE;

/** Where a name may stand, over some lines, and what says more of it. */
interface Entry {
  cells: readonly Span[];
  whole: Span;
}

/** Whether a line has more than one text beside each other, of which none carries on the line above. */
export const hasCells = ({ line }: Span): boolean =>
  line.cells.filter(({ start, end }) => /[\p{L}\d]{2}/u.test(line.text.slice(start, end))).length >
  1;

/** The share of lines with cells, at least, that are the rows of a table. */
const MOST_ROWS = 0.6;
/** How far from its row a cell may stand, in letter sizes: less than a line. */
const BETWEEN = 0.9;
/** So much more does one column look like givers than another where it is theirs. */
const SURE_OF_COLUMN = 1;
/** Less like a giver is a cell that may name a certificate. */
const NAMED = 0.3;

const cellOf = (span: Span): Span => namesAmong(span)[0] ?? span;

/** The names in a table that was read column by column, where another column has who gave each. */
function columnOfNames(lines: readonly Span[]): Span[] {
  const left = Math.min(...lines.map(({ line }) => line.indent));
  const own = lines.filter(({ line }) => line.indent < left + 2);
  const beside = lines.filter(({ line }) => line.indent >= left + 2);
  const next = Math.min(...beside.map(({ line }) => line.indent));
  const second = beside.filter(({ line }) => line.indent < next + 2);
  if (second.length < 2 || second.length > own.length) return [];
  const pairs = second.flatMap((span) => {
    const isLevel = ({ line }: Span) =>
      line.page === span.line.page && Math.abs(line.y - span.line.y) < BETWEEN * line.size;
    const first = own.find(isLevel);
    return first ? [[first, span] as const] : [];
  });
  if (pairs.length < second.length || pairs.some(([a, b]) => a.line === b.line)) return [];
  const givers = givesFirst(pairs.map(([a, b]) => [undated(cellOf(a)), undated(cellOf(b))]));
  if (givers > SURE_OF_COLUMN) return second.map(cellOf);
  return givers < -SURE_OF_COLUMN && own.length === second.length ? own.map(cellOf) : [];
}

/** What the lines of a section say of certificates: each name beside others, and of a table's row the first cell that is one. */
export function entriesIn(lines: readonly Span[]): Entry[] {
  const column = firstColumn(lines, saysMore);
  if (column.some((cells) => !cells.every(saysOnlyWhen)))
    return column.flatMap((cells) => (cells[0] ? [{ cells, whole: cells[0] }] : []));
  const table = columnOfNames(lines);
  if (table.length > 0) return table.map((cell) => ({ cells: [cell], whole: cell }));
  const rows = lines.map(namesAmong);
  const wide = rows.filter(({ length }) => length > 1);
  const columns = wide.flatMap(([first, second]) =>
    first && second && !BULLET.test(textOf(second))
      ? [[undated(first), undated(second)] as const]
      : [],
  );
  const givers = columns.length > 1 ? givesFirst(columns) : 0;
  if (wide.length >= MOST_ROWS * rows.length && Math.abs(givers) > SURE_OF_COLUMN)
    return lines.flatMap((whole, i) => {
      const name = rows[i]?.[givers > 0 && (rows[i]?.length ?? 0) > 1 ? 1 : 0];
      return name ? [{ cells: [name], whole }] : [];
    });
  const graded = wide.filter((row) => row.slice(1).some(saysHowFar));
  const others = wide.flatMap((row) => row.slice(1)).map(textOf);
  const areNames =
    others.length > 0 &&
    graded.length === 0 &&
    !lines.some((line) => dateSpans(line).length > 0) &&
    others.every((text) => marksOf(text) < NAMED) &&
    others.reduce((sum, text) => sum + marksOf(text), 0) < -NAMED * others.length;
  if (areNames) return rows.flatMap((row) => row.map((cell) => ({ cells: [cell], whole: cell })));
  return lines.flatMap((whole, i) => {
    const cells = rows[i] ?? [];
    const first = nameAmong(cells);
    const isTable =
      cells.length > 1 && (dateSpans(whole).length > 0 || !areEach(cells, wide, graded));
    if (first && (isTable || (cells.length === 1 && hasCells(whole))))
      return [{ cells: [first], whole }];
    const listed =
      cells.length > 1
        ? cells
        : ([listedIn(whole), partedIn(whole)].find(({ length }) => length > 0) ?? []);
    return (listed.length > 0 ? listed : [whole]).map((cell) => ({ cells: [cell], whole: cell }));
  });
}
