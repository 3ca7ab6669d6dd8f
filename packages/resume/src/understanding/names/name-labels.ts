import type { ResumeLine } from '../text/layout';
import { givenNames } from '../lexicon/given-names';
import { isEveryday, isOfNoPerson } from './name-evidence';
import { hasGivenName } from './name-said';
import { mayAskForName, WHOLE_NAME } from '../vocabulary/person-labels';
import { hasRole } from '../vocabulary/roles';
import { sharesRow } from '../page/rows';
import { foldedOf, splitSpan, textOf, wholeLine, type Span } from '../text/spans';
import { wordsOf } from '../text/words';

const LABEL_WORDS = String.raw`full ?name|(?:candidate|applicant|legal|your)(?:['’]s)? ?name|name(?: of (?:the )?(?:applicant|candidate)| in full| ?(?:and|&|,|\/) ?surname)?|(?:first name|surname)s? ?(?:\/|&|and) ?(?:first name|surname)s?|noms?(?: ?[,\/] ?post-?noms?)?(?: ?(?:et|&|,|\/|-) ?prenoms?| complet| prenoms?)?|prenoms? ?(?:et|&|,|\/|-) ?noms?|identite|vor- und nachname|الاسم(?: (?:ال)?كامل| بالكامل| الثنائي| الثلاثي| الرباعي| الخماسي)?(?: ?و ?(?:اللقب|النسب|الكنيه|النسبه))?|اسم(?: المتقدم| المرشح)?`;
/** Whose name a label asks for that is not the person's: 'Project name:', "Father's name:". */
const OF_SOMETHING =
  "(?:project|compan(?:y|ies)|user|file|domain|product|brand|organi[sz]ation|employer|school|team|event|nick|host|course|client|business|institution|university|college|account|spouse|father|mother|guardian|husband|wife|reference|referee|manager|supervisor)(?:['’]s|s['’]?)?";
const LABEL = new RegExp(
  String.raw`(?:^|(?<!(?<!\p{L})${OF_SOMETHING})\s)(?:${LABEL_WORDS})\s*:\s*`,
  'u',
);

/** What people also put before something else than a name: 'Candidate: Project Manager'. */
const WEAK_LABEL = /^(?:candidate?|applicant|المرشح)\s*:\s*/u;

/** The same before the value in a cell of its own, or in a column of labels. */
const LABEL_ALONE = new RegExp(`^(?:${LABEL_WORDS})$`, 'u');

/** The same in other languages, at the beginning of a line. */
const OF_OTHERS = new RegExp(String.raw`^\P{L}*${WHOLE_NAME}\s*:\s*`, 'u');
const OF_OTHERS_ALONE = new RegExp(`^${WHOLE_NAME}$`, 'u');

/** What a line with a label of a whole name has. */
const OF_NAME = /name|nom|identite|candidat|applicant|اسم|لقب|مرشح/u;

/** What stands in brackets behind a name and is none: how old somebody is. */
const BESIDE = String.raw`\s\((?=[^()]*\d)`;
const AFTER_NAME = new RegExp(String.raw`\s{3,}|[|•·,;]|${BESIDE}`, 'gu');

const LABEL_ABOVE = 2.5;

/** Whether `next` stands close below a label: 'Handel, Amina' below 'NAME'. */
const isRightBelow = (next: ResumeLine, line: ResumeLine): boolean =>
  next.page === line.page &&
  Math.abs(next.x - line.x) < 3 &&
  next.y > line.y &&
  next.y - line.y < LABEL_ABOVE * line.size &&
  /\S\s+\S/u.test(next.text);

/** Whether the words of `span` are a given name, or of no everyday speech and no role. */
const mayBePerson = (span: Span): boolean =>
  hasGivenName(span) ||
  !(
    hasRole(textOf(span)) ||
    isOfNoPerson(textOf(span)) ||
    wordsOf(textOf(span)).some((word) => isEveryday(word))
  );

const isLabelOfWhole = (label: string): boolean =>
  LABEL_ALONE.test(label) || OF_OTHERS_ALONE.test(label);

const MOST_GIVEN = 3;

/** A label of the whole name that asks for the surname first, or for either: 'Name, Vorname'. */
const FAMILY_FIRST =
  /^\P{L}*(?:noms?|name|surname|apellidos?|cognome|nachname|familienname)(?!\p{L})/u;

/** The name in `parts` of what a label asks for, in the order in which it is said: 'Obermoser, Katrin' as 'Katrin', 'Obermoser'. */
function inOrder(label: string, [value, behind]: readonly Span[]): Span[] {
  if (!value) return [];
  const between = behind && value.line.text.slice(value.end, behind.start);
  const [given = '', ...more] = behind ? wordsOf(textOf(behind)) : [];
  const isGiven =
    behind !== undefined &&
    between?.trim() === ',' &&
    FAMILY_FIRST.test(label) &&
    more.length < MOST_GIVEN &&
    givenNames.has(given) &&
    !givenNames.has(wordsOf(textOf(value))[0] ?? '') &&
    !hasRole(textOf(behind));
  return isGiven ? [behind, value] : [value];
}

/** What stands behind a label of the whole name: 'Name: Amina Belkacem', in the next cell, or in the row of `next`. */
export function labelledIn(line: ResumeLine, next: ResumeLine | undefined): Span[] {
  const folded = line.folded.replaceAll('_', ' ');
  if (!OF_NAME.test(folded) && !mayAskForName(folded)) return [];
  const label = LABEL.exec(folded) ?? OF_OTHERS.exec(folded);
  const weak = label ? null : WEAK_LABEL.exec(folded);
  const own = label ?? weak;
  if (own) {
    const start = own.index + own[0].length;
    const values = splitSpan({ line, start, end: line.text.length }, AFTER_NAME);
    const [value] = values;
    const isWeakName = value && !/\d/.test(textOf(value)) && mayBePerson(value);
    return !weak || isWeakName ? inOrder(own[0], values) : [];
  }
  const [first, ...cells] = splitSpan({ line, start: 0, end: line.text.length }, /\t|\s{3,}/gu);
  if (!first || !isLabelOfWhole(foldedOf(first).replaceAll('_', ' '))) return [];
  if (cells.length > 0)
    return inOrder(
      foldedOf(first),
      cells.slice(0, 1).flatMap((cell) => splitSpan(cell, AFTER_NAME)),
    );
  const goesOn =
    next && (sharesRow(next, line) || ((line.bold || line.capitals) && isRightBelow(next, line)));
  return goesOn ? [wholeLine(next)] : [];
}

/** How far down a label of a name is looked for, in lines. */
export const LABELLED_LINES = 30;
