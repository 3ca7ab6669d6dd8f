import type { Fact } from '../schemas/resume';
import type { ResumeLine } from './layout';
import { givenNames } from './lexicon/given-names';
import { tradesOfFamilies } from './lexicon/no-names';
import { cities, countries } from './lexicon/places';
import { endsInFamily, isEveryday, isOfFamily, isOfNoPerson } from './name-evidence';
import {
  areKnown,
  largeCellOf,
  nameOver,
  nameRows,
  rowsFrom,
  SAME_SIZE,
  surnameBelow,
} from './name-rows';
import {
  gluedIn,
  greetedIn,
  hasGivenName,
  introducedIn,
  nameInContact,
  ownerIn,
  saidIn,
  toldIn,
} from './name-said';
import { type Place, signsOf, sureness } from './name-signs';
import { nameSpan, PARTICLE, shownName, unevenNameSpan } from './name-words';
import { hasRole, namesEmployer } from './roles';
import { isKnownSkill } from './skillnames';
import type { Section } from './sections';
import { evidenceOf, foldedOf, splitSpan, textOf, wholeLine, type Span } from './spans';
import { sharesRow } from './rows';
import { fold, keyOf, wordsOf } from './words';

const LABEL_WORDS = String.raw`full ?name|(?:candidate|applicant|legal|your)(?:['’]s)? ?name|name(?: of (?:the )?(?:applicant|candidate)| in full| ?(?:and|&|,|\/) ?surname)?|(?:first name|surname)s? ?(?:\/|&|and) ?(?:first name|surname)s?|noms?(?: ?(?:et|&|,|\/) ?prenoms?| complet| prenoms?)?|prenoms? ?(?:et|&|,|\/) ?noms?|identite|vor- und nachname|الاسم(?: (?:ال)?كامل| بالكامل| ?و ?اللقب| الثلاثي| الرباعي)?|اسم(?: المتقدم| المرشح)?`;
const LABEL = new RegExp(String.raw`(?:^|\s)(?:${LABEL_WORDS})\s*:\s*`, 'u');

/** What people also put before something else than a name: 'Candidate: Project Manager'. */
const WEAK_LABEL = /^(?:candidate?|applicant|المرشح)\s*:\s*/u;

/** The same before the value in a cell of its own, or in a column of labels. */
const LABEL_ALONE = new RegExp(`^(?:${LABEL_WORDS})$`, 'u');

/** What a line with a label of a name or of its part has. */
const OF_NAME = /name|nom|identite|candidat|applicant|اسم|لقب|مرشح/u;

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
function labelledIn(line: ResumeLine, next: ResumeLine | undefined): Span | undefined {
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

/** How far down the first page a name is looked for, in lines. */
const FIRST_LINES = 40;

/** A possible name. `sure` is how sure it is that it is one, from 0 to 1. */
interface Candidate {
  spans: Span[];
  value: string;
  score: number;
  sure: number;
}

/** The words of `text` but for its particles, which are small: 'Le' in 'Anh Le' is a surname. */
const ownWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== '' && !PARTICLE.test(word));

function scoreOf(
  text: string,
  line: ResumeLine,
  order: number,
  largest: number,
  handles: string,
): number {
  const words = wordsOf(text);
  let score = Math.max(0, 2.4 - order * 0.3);
  if (line.size >= largest * 0.97) score += 3;
  else if (line.size >= largest * 0.75) score += 1;
  if (line.bold || line.capitals) score += 0.5;
  const known = words.filter((word) => word.length >= 3 && handles.includes(word)).length;
  const initials = words.some(
    (word, i) =>
      word.length >= 3 &&
      words
        .slice(i + 1)
        .some((later) => handles.includes(word[0] + later) && !handles.includes(word + later)),
  );
  score += known === 0 ? 0 : 2 + Math.min(known, 2);
  if (initials) score += 0.5;
  const isUsual = ownWords(text).length >= 2 && ownWords(text.toLowerCase()).length <= 4;
  score += isUsual ? 1 : words.length === 1 ? -1 : 0;
  if (PARTICLE.test(text.split(/\s+/).at(-1) ?? '')) score -= 1;
  if (hasRole(text) && !isOfFamily(text)) score -= order <= 1 && endsInFamily(text) ? 3.5 : 4;
  if (namesEmployer(text)) score -= 3;
  if (cities.has(keyOf(text)) || countries.has(keyOf(text))) score -= 5;
  if (!/\p{Lu}|\p{Script=Arabic}/u.test(text)) score -= 2;
  return score;
}

/** Whether a name may stand in several cells of `line`, all in letters of one size, none a handle that has a word of the one before. */
const parted = ({ text, cells }: ResumeLine): boolean =>
  cells.length > 1 &&
  cells.length <= 4 &&
  !cells.some((cell, i) => {
    const before = cells[i - 1];
    if (before && Math.abs(before.size - cell.size) > SAME_SIZE) return true;
    const own = keyOf(text.slice(cell.start, cell.end));
    const words = before ? wordsOf(text.slice(before.start, before.end)) : [];
    return words.some((word) => word.length > 3 && own.includes(keyOf(word)));
  });

const GENERATION = /^,?\s+(?:I{2,3}|IV|Jr|Sr)(?=\.?(?:\s|,|$))/u;

/** `span` with what tells a son from his father: 'William Price, III'. */
function withGeneration(span: Span): Span {
  const after = GENERATION.exec(span.line.text.slice(span.end));
  return after && wordsOf(textOf(span)).length > 1
    ? { ...span, end: span.end + after[0].length }
    : span;
}

/**
 * `span` without the role that follows a name of two words: 'Amina Belkacem Site Engineer'. One word behind two given names
 * may be the family: 'Amina Lina Driver'.
 */
function beforeRole(span: Span): Span {
  const [two = '', given = '', second = ''] =
    /^(\p{L}[\p{L}'’-]*) (\p{L}[\p{L}'’-]*)(?= )/u.exec(textOf(span)) ?? [];
  const rest = textOf(span).slice(two.length);
  const isBoth =
    two !== '' &&
    givenNames.has(fold(given)) &&
    !hasRole(two) &&
    hasRole(rest) &&
    (wordsOf(rest).length > 1 ||
      !(givenNames.has(fold(second)) || tradesOfFamilies.has(keyOf(rest).replace(/^ال/u, ''))));
  return isBoth ? { ...span, end: span.start + two.length } : span;
}

/** More letters than a name has. */
const MOST_LETTERS = 60;

/** Whether the addresses have a word of `span`. */
const isInPart = (span: Span, handles: string): boolean =>
  wordsOf(textOf(span)).some((word) => word.length >= 3 && handles.includes(keyOf(word)));

/** A name that begins small in part, which the addresses repeat whole, or which has a given name in the `largest` letters of the head. */
function unevenIn(span: Span, handles: string, isLargest: boolean): Span | null {
  if (!isLargest && (span.end - span.start > MOST_LETTERS || !isInPart(span, handles))) return null;
  const named = unevenNameSpan(span);
  const words = named ? wordsOf(textOf(named)) : [];
  if (!named || hasRole(textOf(named)) || words.length < 2) return null;
  if (/(?:^| )\p{Ll}{1,2}(?: |$)/u.test(textOf(named))) return null;
  const isRepeated = words.every((word) => word.length < 3 || handles.includes(keyOf(word)));
  const isHead =
    isLargest &&
    hasGivenName(named) &&
    !words.some(isEveryday) &&
    !words.some((word) => isKnownSkill(word)) &&
    !isOfNoPerson(textOf(named));
  return isRepeated || isHead ? named : null;
}

/** A name with what its bearer is called among its words: 'Amina (Mina) Belkacem'. */
const WITH_CALLED =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*)? ["“(]\p{Lu}[\p{L}'’-]+["”)](?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

/** Below this a name is not given. */
const SURE_ENOUGH = 0.6;

const GIVEN = /^(?:prenoms?|first names?|given names?|forenames?|vorname|الاسم(?: الاول)?|اسم)$/u;
const FAMILY =
  /^(?:noms?(?: de famille)?|last name|surname|family name|nachname|familienname|اللقب|لقب|اسم العايله|اسم العائله)$/u;
const LABELLED_LINES = 30;
/** How far down a name stands as lists have it, in lines. */
const MOST_ABOVE = 4;

/** The name that is printed in two labelled parts: 'Nom : BENALI' and 'Prénom : Karim'. */
function inTwoParts(lines: readonly ResumeLine[]): Candidate | null {
  const parts: { given?: Span; family?: Span } = {};
  for (const line of lines.slice(0, LABELLED_LINES).filter(({ folded }) => OF_NAME.test(folded))) {
    const cells = splitSpan({ line, start: 0, end: line.text.length }, /[:\t|،,;]|\s{3,}/gu);
    for (const [i, cell] of cells.entries()) {
      const labels = foldedOf(cell)
        .split('/')
        .map((label) => label.trim());
      const isGiven = labels.some((label) => GIVEN.test(label));
      if (!isGiven && !labels.some((label) => FAMILY.test(label))) continue;
      const value = cells[i + 1];
      const named = value && nameSpan(value);
      if (!named) continue;
      if (isGiven) parts.given ??= named;
      else parts.family ??= named;
    }
  }
  const { given, family } = parts;
  if (!given || !family || textOf(given) === textOf(family)) return null;
  const value = `${textOf(given)} ${textOf(family)}`;
  return { spans: [given, family], value, score: 9, sure: 0.97 };
}

/** A surname and given names as lists have them: 'Belkacem, Amina'. */
const LISTED =
  /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?)\s*$/u;

/** The name that the head prints as lists have it, in the `largest` letters or as the addresses do. */
function asListed(line: ResumeLine, largest: number, handles: string): Span[] | null {
  const [, family = '', given = ''] = LISTED.exec(line.text) ?? [];
  const isRepeated = handles.includes(keyOf(family));
  const isName =
    givenNames.has(wordsOf(given)[0] ?? '') &&
    !hasRole(family) &&
    !namesEmployer(family) &&
    (isRepeated || (line.size >= largest * 0.97 && !wordsOf(family).some(isEveryday)));
  if (!isName) return null;
  const [start, end] = [line.text.indexOf(family), line.text.lastIndexOf(given)];
  return [
    { line, start: end, end: end + given.length },
    { line, start, end: start + family.length },
  ];
}

/**
 * The person's name, without a title, in usual capitals. It is large and high on the first page and often
 * comes back in the e-mail address. `lines` are the document's. Null where nothing shows that a text is the name.
 */
export function nameIn(
  lines: readonly ResumeLine[],
  sections: readonly Section[] = [],
  bodySize = 0,
): Fact<string> | null {
  const first = lines.filter((line) => line.page === 1);
  const signs = signsOf(lines, sections, bodySize);
  const { largest, handles } = signs;
  const candidates: Candidate[] = [];
  const add = (spans: Span[], value: string, score: number, place: Place) => {
    const sure = sureness(value, place, signs);
    if (sure >= SURE_ENOUGH) candidates.push({ spans, value, score, sure });
  };
  const labelled = inTwoParts(first);
  if (labelled) candidates.push(labelled);
  for (const [order, line] of first.entries()) {
    if (order >= FIRST_LINES && line.size < largest * 0.97) continue;
    const place = { line, size: line.size, order };
    if (order < LABELLED_LINES && !signs.referees.has(line)) {
      const value = labelledIn(line, first[order + 1]);
      const named = value && nameSpan(value);
      if (named) candidates.push({ spans: [named], value: textOf(named), score: 8, sure: 0.95 });
    }
    const said =
      order < 20
        ? (saidIn(line) ??
          toldIn(line) ??
          introducedIn(line, first[order - 1], largest) ??
          greetedIn(line, largest) ??
          gluedIn(line, largest))
        : null;
    if (said) candidates.push({ spans: [said], value: textOf(said), score: 8, sure: 0.95 });
    const listed = order <= MOST_ABOVE ? asListed(line, largest, handles) : null;
    if (listed)
      candidates.push({ spans: listed, value: listed.map(textOf).join(' '), score: 8, sure: 0.95 });
    for (const cell of line.cells) {
      const whole = { line, start: cell.start, end: cell.end };
      const parts = WITH_CALLED.test(textOf(whole).trim())
        ? [whole]
        : splitSpan(whole, /\s*[,|•·()]\s*|\s+[–—-]\s+|\s{4,}/gu);
      for (const part of parts) {
        const person =
          nameSpan(part) ?? unevenIn(part, handles, order <= 1 && cell.size >= largest * 0.97);
        if (!person) continue;
        const named = beforeRole(withGeneration(person));
        const text = textOf(named);
        const look = { ...line, size: cell.size, bold: cell.bold };
        const score = scoreOf(text, look, order, largest, handles);
        add([named], text, score, { ...place, size: cell.size });
        break;
      }
    }
    if (parted(line) && line.size >= largest * 0.75) {
      const whole = nameSpan({ line, start: 0, end: line.text.length });
      const score = scoreOf(line.text, line, order, largest, handles) + 0.5;
      if (whole) add([whole], textOf(whole), score, place);
    }
    const surname = surnameBelow(line, first, largest, handles);
    const before = surname && nameSpan(wholeLine(line));
    if (surname && before) {
      const over = [before, ...nameRows(rowsFrom(surname, first), handles)];
      const score = scoreOf(nameOver(over), surname, order, largest, handles) + 0.5;
      if (over.length > 1)
        add(over, nameOver(over), score, { line: surname, size: surname.size, order });
    }
    const large = largeCellOf(line, largest * 0.75);
    const rows = large.size >= largest * 0.75 ? nameRows(rowsFrom(large, first), handles) : [];
    for (const over of [rows.slice(0, 2), rows].filter(({ length }) => length > 1)) {
      const value = nameOver(over);
      if (ownWords(value.toLowerCase()).length > 5 || value.endsWith('-')) continue;
      const areParts = over.some((row) => !/\s/.test(textOf(row))) || areKnown(over, handles);
      const score = scoreOf(value, large, order, largest, handles) + (areParts ? 0.5 : -1.5);
      add(over, value, score, { ...place, size: large.size });
    }
  }
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 2) return nameInContact(sections) ?? ownerIn(lines);
  return {
    value: shownName(best.value),
    evidence: best.spans.map(evidenceOf),
    confidence: best.sure,
  };
}
