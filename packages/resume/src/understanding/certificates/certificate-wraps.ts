import { namesGiver } from './certificate-issuers';
import { SITE_FIRST } from './certificate-names';
import { dateSpans, OPENS, SHORT } from './certificate-words';
import { hasCells, saysOnlyWhen } from './certificate-cells';
import { columnWidth } from '../page/column-widths';
import type { ResumeLine } from '../text/layout';
import { GIVEN_AS_CERTIFIED } from '../lexicon/certificates';
import { isSurelyNamed } from './certificate-sure';
import { marksOf, SURE } from './certificate-votes';
import { widthOf } from '../page/rows';
import { textOf, wholeLine, type Span } from '../text/spans';
import { fold, letterCount } from '../text/words';

/** A certificate's line, or the lines that its name runs over. */
export interface Row {
  span: Span;
  names: Span[];
  dated: boolean;
  datesOnly: boolean;
  /** Whether a link to the certificate stands below. */
  linked: boolean;
  /** Whether it stands below a label over certificates, and further in. */
  labelled?: boolean;
  /** Whether it is all that names its certificate. */
  alone?: boolean;
}

/** The name in a row, folded. */
export const nameOf = (row: Row | undefined): string =>
  fold(row?.names.map(textOf).join(' ') ?? '');

/** The mean width of a letter, in em, where a line is too short to tell. */
const USUAL_LETTER = 0.55;

/** A line that its next one carries on: it ends with a small word or a sign, or has only begun to name a certificate. */
export const GOES_ON =
  /(?:\s(?:of|in|for|and|the|to|with|on|by|de|du|des|en|et)|[&,:(/–-])\s*$|^[^\p{L}]*(?:certifi|diploma|licen[cs]e|permit)/iu;

/** What ends a line of which the date stands below: 'Ledger Basics – Marlow House,'. */
export const ENDS_OPEN = /[,،(–—-]\s*$/u;

/** The first word of a name, alone on a narrow line. */
export const OPENS_NAME = /^certified$/iu;

/** The end of a name that goes on where it follows who gives the certificate: 'AWS Certified' over 'Developer'. */
const OPEN_NAME = /(?<!\p{L})certifi(?:ed|ée?)(:?)\s*$/iu;

/** Whether `next` says what somebody is certified as by whom `line` names: 'Forklift Certified' is whole. */
function opensName({ text, folded }: ResumeLine, next: ResumeLine): boolean {
  const open = OPEN_NAME.exec(text);
  const before = text.slice(0, open?.index).trim();
  return (
    open !== null &&
    (open[1] !== '' ||
      letterCount(before) === 0 ||
      GIVEN_AS_CERTIFIED.test(`${folded.trim()} ${next.folded.trim()}`) ||
      namesGiver(before))
  );
}

/** The last words of a name that begins on the line above: 'Professional Certificate'. */
const TAIL =
  /^(?:professional|associate|practitioner|foundation|specialist|specialty|expert|advanced|training)\b/iu;

/** The last words of a name, after the dash that begins their line. */
const DASHED_TAIL =
  /^\s*[–—-]\s*(?:professional|associate|practitioner|foundations?|specialt?y|expert|advanced|fundamentals|essentials)\s*$/iu;

/** The end of a name that has a rank, or says what kind of course it is: 'Azure Administrator Associate', 'Retail Foundations'. */
const COMPLETE =
  /\S \S+ (?:associate|professional|specialist|practitioner|foundations|fundamentals|essentials|basics|specialization|bootcamp|boot camp|nanodegree|training|certificate|certification|(?:certificate|certification|training) program(?:me)?) *$/iu;

/** What only a certificate's name begins with, whoever gives it: 'HashiCorp Certified: ...'. */
const OWN_START = /^(?:\p{L}+ ){1,2}certified\b/u;

/** A certificate that begins with who gives it: 'AWS Certified Developer', 'Google Professional Cloud Architect'. */
const GIVEN_BY =
  /^(?:aws|amazon|google|microsoft|azure|cisco|oracle|comptia|ibm|red hat|salesforce|sap|vmware|meta)\b.*\b(?:certifi|professional|associate|architect|engineer|administrator|developer|specialist|practitioner|fundamentals)/u;

/** Whether a line is the whole name of a certificate: 'Dog Grooming Certificate', 'Food Handler Level 1'. */
const readsOnItsOwn = (span: Span): boolean => {
  const [text = ''] = textOf(span)
    .trim()
    .split(/\s*[,،|]|\s[–—-]\s/u);
  const ends =
    /^\S+ \S+ .*(?:certificat(?:e|ion)|licen[cs]e|course|training|diploma|(?:level|grade|class) \w{1,3})$/iu;
  return /^\p{Lu}/u.test(text) && ends.test(text) && !TAIL.test(text);
};

/** Whether `line` stands further below a name over several lines than these from each other. */
function isWider({ names }: Row, line: ResumeLine): boolean {
  const [before, last] = names.slice(-2).map((name) => name.line);
  if (!before || !last || last.y <= before.y) return false;
  return line.y - last.y > last.y - before.y + 0.1 * line.size;
}

/** Whether who gives a certificate stands after its name on the last line of a row. */
export function namesItsGiver({ names }: Row): boolean {
  const name = names.at(-1);
  const rest = name ? name.line.text.slice(name.end) : '';
  return /^\s*(?:[,،–—]|\s-\s)/u.test(rest) && letterCount(rest) > 1;
}

/** A name, and after its only comma in a word or three who gives it: 'Glass Cutting, Marlow House'. */
const NAME_AND_GIVER =
  /^(?:[^,،\p{L}]|\p{L}(?!\p{L}))*\p{L}{2}[^,،]*, \p{Lu}[^,،\s]+(?: [^,،\s]+){0,2}$/u;

/** Names between commas, three or more. */
const LIST = /^[^,،]+(?:[,،][^,،]+){2,}/u;

/** No column of text is so narrow that it has fewer letters in a line. */
const NARROWEST = 20;

/** No sidebar is wider, in letter sizes. */
const NARROW = 18;

/** How wide a line is beside the widest of its column, at least, where the column shows how far it goes. */
const FULL = 0.9;

const OWN_CAPITAL = /^\P{L}*\p{Lu}/u;

/** Two words or more in small letters, as in a name of which only the first word has a capital: 'Menez une étude de marché'. */
const SENTENCE_CASE = /^\P{L}*\p{Lu}.*(?<=\P{L})\p{Ll}{4,}(?=\P{L}).*(?<=\P{L})\p{Ll}{4,}/u;

const isOwnSentence = (above: string, text: string): boolean =>
  OWN_CAPITAL.test(text) && (SENTENCE_CASE.test(above) || SENTENCE_CASE.test(text));

/** Lines between names stand at least so many times further apart than those of one name, and so many points. */
const FURTHER = 1.1;
const LEAST_FURTHER = 1;
/** How far the steps of one kind differ from each other, at most, by how far the two kinds do. */
const ALIKE = 0.35;
/** Lines of one name stand at most so many letter sizes apart. */
const CLOSEST = 1.5;
const MOST_LINES_OF_NAME = 3;

/**
 * The largest step between the lines of one name, where a narrow column of plain names shows it: its lines have two distances,
 * which lie well apart. Null elsewhere.
 */
export function stepWithin(spans: readonly Span[]): number | null {
  const lines = spans.map(({ line }) => line);
  const [first] = lines;
  const arePlain = lines.every(
    ({ page, block, size, bold, bullet, cells }) =>
      page === first?.page &&
      block === first.block &&
      size === first.size &&
      bold === first.bold &&
      !bullet &&
      cells.length === 1,
  );
  if (!first || lines.length < 3 || !arePlain || spans.some((each) => dateSpans(each).length > 0))
    return null;
  const widest = Math.max(...lines.map(({ x, right }) => right - x));
  if (widest > NARROW * first.size) return null;
  const steps = lines.slice(1).map(({ y }, i) => y - (lines[i]?.y ?? y));
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  const middle = (least + most) / 2;
  const isApart =
    least > 0 &&
    most > least * FURTHER &&
    most - least > LEAST_FURTHER &&
    steps.every((step) => Math.min(step - least, most - step) < ALIKE * (most - least));
  const names = steps.filter((step) => step > middle).length + 1;
  const isUsual = least < first.size * CLOSEST && lines.length <= names * MOST_LINES_OF_NAME;
  return isApart && isUsual ? middle : null;
}

/** A line that its first word joins to the one above, other than one on how far somebody is, or how well they did. */
const JOINED =
  /^\s*(?!in progress|with (?:distinction|merit|honou?rs))(?:and|of|for|in|with|et|de|du|des|pour|AND|OF|FOR|IN|WITH|ET|DE|DU|DES|POUR|&)\s/u;
/** The number of a certificate, after its name. */
const NUMBER_AFTER = /^\s*(?:#|n°|no\.?)?\s?\d{4,}/iu;
/** So few marks, or fewer, has a line that names another certificate, and does not go on with who gave one. */
const NAMES_ANOTHER = -0.9;
const OPEN_BRACKET = /\([^()]{0,60}$/u;
const CLOSES_BRACKET = /^[^()]{1,60}\)/u;

export const looksAs = (a: ResumeLine, b: ResumeLine): boolean =>
  a !== b && Math.abs(a.size - b.size) <= 0.3 && a.bold === b.bold && a.page === b.page;

const isRightBelow = (a: ResumeLine, b: ResumeLine): boolean =>
  looksAs(a, b) && !b.bullet && b.block === a.block && b.y > a.y && b.y - a.y < a.size * 1.9;

/** Whether `b` can only be the rest of `a`: it ends the bracket that opens there, or begins with what joins it. */
export const isRestOf = (a: ResumeLine, b: ResumeLine): boolean =>
  looksAs(a, b) &&
  !b.bullet &&
  b.y > a.y &&
  b.y - a.y < a.size * 1.9 &&
  OPEN_BRACKET.test(a.text) &&
  CLOSES_BRACKET.test(b.text);

/** Words in small letters, or what a licence is valid for, go on with a name that began with a capital: 'cat. 1A et 3'. */
const GOES_ON_BELOW = /^\s*(?:cat(?:\.|égories?\b)|[Cc]atégories? [\dA-Z]|\p{Ll}{3})/u;
const SAYS_MORE =
  /^\s*(?:obtenu|délivr|valable|valid|recycl|mention|niveau|level|score|en cours|issued|given|awarded|expires|completed|earned|since|depuis|via|chez|auprès|soit|avec|with|http|www|\S+[@/]|\S+\.\p{L}{2,4}(?:\s|\/|$))/u;

const isLowerRest = (above: Row, next: Row): boolean => {
  const [a, b] = [above.names.at(-1)?.line ?? above.span.line, next.span.line];
  return (
    looksAs(a, b) &&
    !above.dated &&
    !b.bullet &&
    b.block === a.block &&
    Math.abs(b.y - a.y) < a.size * 1.9 &&
    OWN_CAPITAL.test(a.text) &&
    GOES_ON_BELOW.test(b.text) &&
    !SAYS_MORE.test(b.text) &&
    !namesItsGiver(above)
  );
};

/** How much room is left behind `line` up to the edge of its column, in points. */
function roomToEdge(line: ResumeLine, lines: readonly ResumeLine[]): number {
  const { leftmost, rightmost } = columnWidth(line, lines) ?? {
    leftmost: Infinity,
    rightmost: -Infinity,
  };
  return line.indent === line.x ? rightmost - line.right : line.x - leftmost;
}

/** How much room is left beside the name on `line`, in points: up to its date at the end, or else to the edge of its column. */
function roomBeside(line: ResumeLine, lines: readonly ResumeLine[]): number {
  const isLeftToRight = line.indent === line.x;
  const [name, date, ...more] = isLeftToRight
    ? line.cells
    : line.cells.toSorted((a, b) => b.x - a.x);
  if (name && date && more.length === 0 && saysOnlyWhen({ ...date, line }))
    return (isLeftToRight ? date.x - name.right : name.x - date.right) - line.size;
  return roomToEdge(line, lines);
}

/** Whether the first word of an undated line below found no room beside the name in a dated row. */
function isDatedRest(above: Row, next: Row, lines: readonly ResumeLine[]): boolean {
  const line = above.names.at(-1)?.line;
  const text = textOf(next.span).trim();
  if (!line || !above.dated || next.dated || !isRightBelow(line, next.span.line)) return false;
  const isAfter = dateSpans(wholeLine(line)).some(
    ({ start }) => start > (above.names.at(-1)?.start ?? 0),
  );
  if (isAfter && line.cells.length !== 2) return false;
  const [word = ''] = text.split(/\s/u);
  const needed = (word.length + 1) * line.size * USUAL_LETTER * 0.9;
  return needed > roomBeside(line, lines) && marksOf(text) <= SURE && !namesGiver(text);
}

/** The end of a sentence, and no word in short. */
const ENDS_SENTENCE = /(?:\p{L}{4}|\))\.\s*$/u;

/** A name behind another, at a comma. */
const LISTS = /[,،]\s?\p{L}/u;

/** A licence in two words or more, with what it is for behind a dash: 'Crane Licence – C6'. */
const LICENCE =
  /^\p{Lu}\S+ (?:\S+ ){0,4}(?:licen[cs]e|permit|ticket|card)(?: \([^()]*\))?(?:\s[–—-]\s.*)?$/iu;

/** Whether two rows can only be a certificate each, a sentence ends before the second, or a label stands there: 'CACES R489' over 'SST'. */
function areApart(above: Row, next: Row): boolean {
  const [a, b] = [above, next].map(({ names }) => names.at(0));
  if (!a || !b || above.names.length > 1) return false;
  return (
    /:\s*$/u.test(b.line.text.slice(0, b.start)) ||
    (ENDS_SENTENCE.test(above.span.line.text) && OWN_CAPITAL.test(b.line.text)) ||
    [a, b].every((name) => LICENCE.test(textOf(name))) ||
    (!LISTS.test(textOf(a)) && isSurelyNamed(textOf(a)) && isSurelyNamed(textOf(b)))
  );
}

/** Words in brackets that carry on the name above. */
const BRACKET = /^\s*\([^()]*\)\s*$/u;

/** Whether two lines begin with one name, as certificates of one giver do, and no two lines of a certificate. */
function beginAlike({ text: a }: ResumeLine, { text: b }: ResumeLine): boolean {
  const [first = ''] = /^\p{Lu}[\p{L}\d]{2,}(?= )/u.exec(a.trim()) ?? [];
  return first !== '' && b.trim().startsWith(`${first} `);
}

/** Whether `next` carries on the name in `above`, whose line was full. */
export function wraps(above: Row, next: Row, lines: readonly ResumeLine[]): boolean {
  const [a, b] = [above.names.at(-1)?.line ?? above.span.line, next.span.line];
  const ended = dateSpans(above.span).some(({ start }) => start > (above.names[0]?.start ?? 0));
  if (a.size === b.size && a.bold === b.bold && (DASHED_TAIL.test(b.text) || BRACKET.test(b.text)))
    return true;
  if (isRestOf(a, b) || isLowerRest(above, next)) return true;
  if (areApart(above, next)) return false;
  if (isDatedRest(above, next, lines)) return true;
  if (isRightBelow(a, b) && opensName(a, b)) return true;
  if (a === b || hasCells({ ...next.span, line: a }) || COMPLETE.test(a.text)) return false;
  if (beginAlike(a, b)) return false;
  if (OPENS.test(b.folded) || OWN_START.test(b.folded) || /\)\s*$/.test(a.text)) return false;
  if (!GOES_ON.test(a.text) && (GIVEN_BY.test(b.folded) || isOwnSentence(a.text, b.text)))
    return false;
  const [own] = next.names;
  if (own && SHORT.test(textOf(own)) && own.end < b.text.trimEnd().length) return false;
  const [dated] = dateSpans(next.span);
  const startsDated =
    (dated !== undefined && dated.start <= next.span.start + 2) ||
    dateSpans({ ...next.span, start: 0, end: next.span.start }).length > 0;
  if (startsDated || (readsOnItsOwn(next.span) && !GOES_ON.test(textOf(above.span)))) return false;
  if (SITE_FIRST.test(textOf(next.span)) || (namesItsGiver(above) && namesItsGiver(next)))
    return false;
  if (NAME_AND_GIVER.test(a.text) && NAME_AND_GIVER.test(b.text)) return false;
  if (ended || b.bullet || a.page !== b.page || a.block !== b.block) return false;
  if (Math.abs(a.size - b.size) > 0.3 || a.bold !== b.bold || b.y - a.y > a.size * 1.9)
    return false;
  if (JOINED.test(b.text) && !namesItsGiver(above)) return true;
  const name = above.names.at(-1);
  if (name && NUMBER_AFTER.test(a.text.slice(name.end))) return false;
  if (own && namesItsGiver(above) && marksOf(textOf(own)) < NAMES_ANOTHER) return false;
  if (isWider(above, b)) return false;
  const widestLines = columnWidth(a, lines)?.widest ?? [];
  const widest = Math.max(...widestLines.map(widthOf));
  if (LIST.test(a.text) && /,/u.test(b.text) && a.right - a.x > FULL * widest) return true;
  const isNarrow = widest < NARROWEST * a.size * USUAL_LETTER && !a.bullet;
  if (isNarrow && !GOES_ON.test(a.text)) return false;
  const others = widestLines.filter((line) => line !== a && line !== b);
  const isWidest = !others.some((line) => widthOf(line) > FULL * widthOf(a));
  if (isWidest && OWN_CAPITAL.test(b.text) && !GOES_ON.test(a.text) && !TAIL.test(b.text.trim()))
    return false;
  const [word = ''] = b.text.trim().split(/\s/);
  const perLetter = (a.right - a.x) / Math.max(1, a.text.length);
  const needed = (word.length + 1) * Math.max(perLetter, a.size * USUAL_LETTER);
  return a.right - a.x + needed > widest || needed > roomToEdge(a, lines);
}
