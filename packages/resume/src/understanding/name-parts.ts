import type { ResumeLine } from './layout';
import { isEveryday, isOfNoPerson } from './name-evidence';
import { LABELLED_LINES, OF_NAME } from './name-labels';
import { nameSpan } from './name-words';
import { hasRole, namesEmployer } from './roles';
import { sharesRow } from './rows';
import { foldedOf, splitSpan, textOf, wholeLine, type Span } from './spans';
import { wordsOf } from './words';

/** What a form asks of a name, in the order in which a name is said. */
const PARTS = ['given', 'middle', 'family', 'second'] as const;
type Part = (typeof PARTS)[number] | 'birth';

const LABELS: readonly (readonly [Part, RegExp])[] = [
  [
    'given',
    /^(?:prenoms?(?: usuels?)?|first ?names?|given ?names?|forenames?|vornamen?|الاسم(?: الاول| الشخصي)?|اسم)$/u,
  ],
  ['middle', /^(?:middle ?names?|اسم الاب)$/u],
  [
    'family',
    /^(?:noms?(?: de famille| d['’]usage| usuel| marital| d['’]epou(?:se|x)| ?(?:et|&|,) ?post-?noms?)?|last ?name|surnames?|family ?name|married name|nachname|familienname|اللقب|لقب|الاسم العاءلي|اسم العايله|اسم العائله)$/u,
  ],
  ['second', /^post-? ?noms?$/u],
  ['birth', /^(?:noms? (?:de jeune fille|de naissance|patronymique)|maiden name|birth name)$/u],
];

/** What parts the labels and values of a form; a label with its colon begins anew: 'Nom : BENALI Prénom : Karim'. */
const BETWEEN =
  /[:\t|،,;]|\s{3,}|(?<!\bet|[&/,])\s+(?:[-–—]\s+)?(?=(?:(?:post-?)?noms?|pr[ée]noms?|first name|surname|last name|t[ée]l(?:[ée]phone)?|phone|contacts?|e-?mail|adresse|[âa]ge|sexe|n[ée]e?|date|nationalit[ée])(?:\(s\))?\s*:)/giu;

/** A label of the whole name: 'Nom, prénom :', 'Prénom et nom'. */
const OF_WHOLE =
  /(?<!\p{L})(?:noms? ?[,/&(-]? ?(?:et )?(?:post-? ?noms? ?[,/&]? ?(?:et )?)?prenoms?|prenoms? ?[,/&(-]? ?(?:et )?noms?)(?:\(s\))?(?!\p{L})/u;

/** What asks for the whole name where nothing else asks for that of the family. */
const MAY_BE_WHOLE = /^(?:ال)?اسم$/u;

const MOST_WORDS = 3;
const NEXT_LINE = 2.5;

/** The part of a name that `cell` asks for. None where it asks for both: 'Nom / Prénom'. */
function askedIn(cell: Span): Part | null {
  const labels = foldedOf(cell)
    .replace(/^\P{L}+/u, '')
    .replaceAll('(s)', 's')
    .split('/')
    .map((label) => label.trim());
  const asked = labels.flatMap((label) => LABELS.find(([, name]) => name.test(label))?.[0] ?? []);
  return new Set(asked).size === 1 ? (asked[0] ?? null) : null;
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

/** The name that is printed in labelled parts, among the first of `lines`: 'Nom : BENALI' and 'Prénom : Karim'. */
export function namePartsIn(lines: readonly ResumeLine[]): NameParts {
  const found: Partial<Record<Part, Span>> = {};
  const asking = new Map<ResumeLine, Part>();
  let isInParts = false;
  for (const [order, line] of lines.slice(0, LABELLED_LINES).entries()) {
    if (!OF_NAME.test(line.folded)) continue;
    if (columnsOf(line).some((column) => OF_WHOLE.test(foldedOf(column)))) continue;
    const cells = splitSpan(wholeLine(line), BETWEEN);
    for (const [at, cell] of cells.entries()) {
      const part = askedIn(cell);
      if (!part) continue;
      const value = valueOf(cells, at, lines.slice(order + 1, order + 3));
      asking.set(value?.line ?? line, part);
      isInParts ||= part === 'given' && !MAY_BE_WHOLE.test(foldedOf(cell).trim());
      if (value) found[part] ??= value;
      if (value && part === 'given') {
        const above = unlabelledAbove(lines[order - 1], line);
        if (above) found.birth ??= above;
      }
    }
  }
  const named = { ...found, family: found.family ?? found.birth };
  const { given, family } = named;
  const isWhole = given && family && textOf(given) !== textOf(family);
  const parts = new Set(asking.values());
  const areApart = isInParts || (parts.has('given') && parts.size > 1);
  return {
    whole: isWhole ? PARTS.flatMap((part) => named[part] ?? []) : null,
    lines: new Set(areApart ? asking.keys() : []),
  };
}
