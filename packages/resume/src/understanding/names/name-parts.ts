import type { ResumeLine } from '../text/layout';
import { isEveryday, isOfNoPerson } from './name-evidence';
import type { Asked } from '../lexicon/person-labels';
import { LABELLED_LINES } from './name-labels';
import { areOneInTwoScripts, hasWords, isInArabic } from './name-scripts';
import { nameSpan } from './name-words';
import { askedOfPerson, BOTH_PARTS, mayAskForName } from '../vocabulary/person-labels';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { sharesRow } from '../page/rows';
import { foldedOf, splitSpan, textOf, wholeLine, type Span } from '../text/spans';
import { wordsOf } from '../text/words';

/** What a form asks of a name, in the order in which a name is said. */
const PARTS = ['given', 'middle', 'family', 'second'] as const;
type Part = (typeof PARTS)[number] | 'birth' | 'own';

const isPart = (asked: Asked | null): asked is Part =>
  asked !== null && asked !== 'whole' && asked !== 'detail';

/** What parts the labels and values of a form; a label with its colon begins anew: 'Nom : BENALI Prénom : Karim'. */
const BETWEEN =
  /[:\t|،,;]|\s{3,}|(?<!\bet|[&/,])\s+(?:[-–—]\s+)?(?=(?:(?:post-?)?noms?|pr[ée]noms?|first name|surname|last name|(?:vor|nach|familien)name|apellidos?|(?:cog|sobre)nome|(?:voor|achter)naam|(?:for|efter|etter)navn|f[öo]rnamn|efternamn|nazwisko|geburts\p{L}+|t[ée]l(?:[ée]phone)?|phone|contacts?|e-?mail|adresse|[âa]ge|sexe|n[ée]e?|date|nationalit[ée])(?:\(s\))?\s*:)/giu;

/** A label of the whole name: 'Nom, prénom :', 'Prénom et nom'. */
const OF_WHOLE =
  /(?<!\p{L})(?:noms? ?[,/&(-]? ?(?:et )?(?:post-? ?noms? ?[,/&]? ?(?:et )?)?prenoms?|prenoms? ?[,/&(-]? ?(?:et )?noms?)(?:\(s\))?(?!\p{L})/u;

const MOST_WORDS = 3;
const NEXT_LINE = 2.5;

const isInTwoScripts = (label: string): boolean =>
  /[a-z]/u.test(label) && /\p{Script=Arabic}/u.test(label);

/** The part of a name that `cell` asks for. None where it asks for both: 'Nom / Prénom'. */
function askedIn(cell: Span): Part | null {
  const asked = foldedOf(cell).split('/').map(askedOfPerson).filter(isPart);
  // In two languages the wider label asks for the same: 'Prénom / الاسم'; in one it asks for the rest: 'Name / Vorname'.
  const isTwice = isInTwoScripts(foldedOf(cell));
  const parts = isTwice && asked.length > 1 ? asked.filter((part) => part !== 'own') : asked;
  return new Set(parts).size === 1 ? (parts[0] ?? null) : null;
}

const isRightBelow = (next: ResumeLine, line: ResumeLine): boolean =>
  next.page === line.page &&
  Math.abs(next.x - line.x) < 3 &&
  next.y > line.y &&
  next.y - line.y < NEXT_LINE * line.size;

const namedIn = (value: Span | undefined): Span | null => {
  const named = value ? nameSpan(value) : null;
  return named && !namesEmployer(textOf(named)) ? named : null;
};

/** The surname that stands without a label right above that of the given names: 'BENALI' above 'Prénom : Karim'. */
function unlabelledAbove(above: ResumeLine | undefined, line: ResumeLine): Span | null {
  if (!above?.capitals || !isRightBelow(line, above)) return null;
  const named = namedIn(wholeLine(above));
  const words = named ? wordsOf(textOf(named)) : [];
  const isNone =
    words.length > MOST_WORDS ||
    words.some(isEveryday) ||
    hasRole(above.text) ||
    isOfNoPerson(above.text);
  return isNone ? null : named;
}

/** What the labelled parts of a name say. */
export interface NameParts {
  /** The whole name, in the order in which it is said; null where a part is missing. */
  whole: readonly Span[] | null;
  /** The lines that say no more than a part of a name. */
  lines: ReadonlySet<ResumeLine>;
}

const columnsOf = (line: ResumeLine | undefined): Span[] =>
  line ? splitSpan(wholeLine(line), /\t|\s{3,}/gu) : [];

/** The value of the label in `cells[at]`, which `below` follows: beside it, in the one row below a row of labels, or in the next line. */
function valueOf(cells: readonly Span[], at: number, below: readonly ResumeLine[]): Span | null {
  const cell = cells[at];
  const [next, afterNext] = below;
  if (!cell) return null;
  if (cells.length > 1 && cells.slice(0, 2).every((each) => askedIn(each))) {
    const values = columnsOf(next);
    const isTable = columnsOf(afterNext).length === cells.length;
    return values.length === cells.length && !isTable ? namedIn(values[at]) : null;
  }
  const beside = namedIn(cells[at + 1]);
  if (beside || !next) return beside;
  const { line } = cell;
  const goesOn = at === cells.length - 1 && (sharesRow(next, line) || isRightBelow(next, line));
  return goesOn ? namedIn(wholeLine(next)) : null;
}

/** Whether `a` and `b` are the whole name, one in each script: 'الاسم: يونس بن عيسى' over 'Nom : Younes Benaissa'. */
const areWholeInTwoScripts = (a: string, b: string): boolean =>
  isInArabic(a) !== isInArabic(b) && ((hasWords(a) && hasWords(b)) || areOneInTwoScripts(a, b));

/** The name that is printed in labelled parts, among the first of `lines`: 'Nom : BENALI' and 'Prénom : Karim'. */
export function namePartsIn(lines: readonly ResumeLine[]): NameParts {
  const found: Partial<Record<Part, Span>> = {};
  const asking = new Map<ResumeLine, Part>();
  let isInParts = false;
  for (const [order, line] of lines.slice(0, LABELLED_LINES).entries()) {
    if (!mayAskForName(line.folded)) continue;
    const asksForBoth = (column: Span) =>
      OF_WHOLE.test(foldedOf(column)) ||
      (BOTH_PARTS.test(foldedOf(column)) && !isInTwoScripts(foldedOf(column)));
    if (columnsOf(line).some(asksForBoth)) continue;
    const cells = splitSpan(wholeLine(line), BETWEEN);
    for (const [at, cell] of cells.entries()) {
      const part = askedIn(cell);
      if (!part) continue;
      const value = valueOf(cells, at, lines.slice(order + 1, order + 3));
      asking.set(value?.line ?? line, part);
      isInParts ||= part === 'given';
      if (value) found[part] ??= value;
      if (value && part === 'given') {
        const above = unlabelledAbove(lines[order - 1], line);
        if (above) found.birth ??= above;
      }
    }
  }
  const parts = new Set(asking.values());
  const named = {
    ...found,
    given: found.given ?? (parts.has('given') ? undefined : found.own),
    family: found.family ?? found.birth ?? (parts.has('given') ? found.own : undefined),
  };
  const { given, family } = named;
  const isPair = given && family && textOf(given) !== textOf(family);
  const areWhole = isPair && areWholeInTwoScripts(textOf(given), textOf(family));
  const isWhole = isPair && !areWhole;
  const areApart = isInParts || (parts.has('own') && parts.size > 1);
  return {
    whole: isWhole ? PARTS.flatMap((part) => named[part] ?? []) : null,
    lines: new Set(areApart && !areWhole ? asking.keys() : []),
  };
}
