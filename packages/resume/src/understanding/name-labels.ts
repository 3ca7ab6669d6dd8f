import type { ResumeLine } from './layout';
import { isEveryday, isOfNoPerson } from './name-evidence';
import { hasGivenName } from './name-said';
import { hasRole } from './roles';
import { sharesRow } from './rows';
import { foldedOf, splitSpan, textOf, wholeLine, type Span } from './spans';
import { wordsOf } from './words';

const LABEL_WORDS = String.raw`full ?name|(?:candidate|applicant|legal|your)(?:['’]s)? ?name|name(?: of (?:the )?(?:applicant|candidate)| in full| ?(?:and|&|,|\/) ?surname)?|(?:first name|surname)s? ?(?:\/|&|and) ?(?:first name|surname)s?|noms?(?: ?[,\/] ?post-?noms?)?(?: ?(?:et|&|,|\/|-) ?prenoms?| complet| prenoms?)?|prenoms? ?(?:et|&|,|\/|-) ?noms?|identite|vor- und nachname|الاسم(?: (?:ال)?كامل| بالكامل| ?و ?اللقب| الثلاثي| الرباعي)?|اسم(?: المتقدم| المرشح)?`;
const LABEL = new RegExp(String.raw`(?:^|\s)(?:${LABEL_WORDS})\s*:\s*`, 'u');

/** What people also put before something else than a name: 'Candidate: Project Manager'. */
const WEAK_LABEL = /^(?:candidate?|applicant|المرشح)\s*:\s*/u;

/** The same before the value in a cell of its own, or in a column of labels. */
const LABEL_ALONE = new RegExp(`^(?:${LABEL_WORDS})$`, 'u');

/** What a line with a label of a name or of its part has. */
export const OF_NAME = /name|nom|identite|candidat|applicant|اسم|لقب|مرشح/u;

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

/** What stands behind a label of the whole name: 'Name: Amina Belkacem', in the next cell, or in the row of `next`. */
export function labelledIn(line: ResumeLine, next: ResumeLine | undefined): Span | undefined {
  if (!OF_NAME.test(line.folded)) return undefined;
  const label = LABEL.exec(line.folded);
  const weak = label ? null : WEAK_LABEL.exec(line.folded);
  const own = label ?? weak;
  if (own) {
    const start = own.index + own[0].length;
    const [value] = splitSpan({ line, start, end: line.text.length }, /\s{3,}|[|•·,;]/gu);
    return !weak || (value && mayBePerson(value)) ? value : undefined;
  }
  const [first, ...cells] = splitSpan({ line, start: 0, end: line.text.length }, /\t|\s{3,}/gu);
  if (!first || !LABEL_ALONE.test(foldedOf(first))) return undefined;
  if (cells.length > 0) return cells[0];
  const goesOn =
    next && (sharesRow(next, line) || ((line.bold || line.capitals) && isRightBelow(next, line)));
  return goesOn ? wholeLine(next) : undefined;
}

/** How far down a label of a name is looked for, in lines. */
export const LABELLED_LINES = 30;
