import type { Fact } from '../schemas/resume';
import type { ResumeLine } from './layout';
import { givenNames } from './lexicon/given-names';
import { cities, countries } from './lexicon/places';
import { endsInFamily, isOfFamily } from './name-evidence';
import {
  areKnown,
  largeCellOf,
  nameOver,
  nameRows,
  rowsFrom,
  SAME_SIZE,
  surnameBelow,
} from './name-rows';
import { type Place, signsOf, sureness } from './name-signs';
import { nameSpan, PARTICLE, shownName } from './name-words';
import { hasRole, namesEmployer } from './roles';
import { isKnownSkill } from './skillnames';
import type { Section } from './sections';
import { evidenceOf, foldedOf, splitSpan, textOf, wholeLine, type Span } from './spans';
import { sharesRow } from './rows';
import { fold, keyOf, wordsOf } from './words';

const LABEL_WORDS = String.raw`full ?name|(?:candidate|applicant|legal|your)(?:['’]s)? ?name|name(?: of (?:the )?(?:applicant|candidate)| in full| ?(?:and|&|,|\/) ?surname)?|(?:first name|surname)s? ?(?:\/|&|and) ?(?:first name|surname)s?|noms?(?: ?(?:et|&|,|\/) ?prenoms?| complet| prenoms?)?|prenoms? ?(?:et|&|,|\/) ?noms?|identite|vor- und nachname|الاسم(?: (?:ال)?كامل| بالكامل| ?و ?اللقب| الثلاثي| الرباعي)?|اسم(?: المتقدم| المرشح)?`;
const LABEL = new RegExp(String.raw`(?:^|\s)(?:${LABEL_WORDS})\s*:\s*`, 'u');

/** The same before the value in a cell of its own, or in a column of labels. */
const LABEL_ALONE = new RegExp(`^(?:${LABEL_WORDS})$`, 'u');

/** What a line with a label of a name or of its part has. */
const OF_NAME = /name|nom|identite|اسم|لقب/u;

const LABEL_ABOVE = 2.5;

/** Whether `next` stands close below a label: 'Handel, Amina' below 'NAME'. */
const isRightBelow = (next: ResumeLine, line: ResumeLine): boolean =>
  next.page === line.page &&
  Math.abs(next.x - line.x) < 3 &&
  next.y > line.y &&
  next.y - line.y < LABEL_ABOVE * line.size &&
  /\S\s+\S/u.test(next.text);

/** What stands behind a label of the whole name: 'Name: Amina Belkacem', in the next cell, or in the row of `next`. */
function labelledIn(line: ResumeLine, next: ResumeLine | undefined): Span | undefined {
  if (!OF_NAME.test(line.folded)) return undefined;
  const label = LABEL.exec(line.folded);
  if (label) {
    const start = label.index + label[0].length;
    return splitSpan({ line, start, end: line.text.length }, /\s{3,}|[|•·,;]/gu)[0];
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

/** From so many words on a name and a role may stand on one line with nothing between. */
const LEAST_WITH_ROLE = 4;

/** `span` without the role that follows a name of two words: 'Amina Belkacem Site Engineer'. */
function beforeRole(span: Span): Span {
  const [two = '', given = ''] =
    /^(\p{L}[\p{L}'’-]*) \p{L}[\p{L}'’-]*(?= )/u.exec(textOf(span)) ?? [];
  const rest = textOf(span).slice(two.length);
  const isBoth =
    two !== '' &&
    wordsOf(textOf(span)).length >= LEAST_WITH_ROLE &&
    givenNames.has(fold(given)) &&
    !hasRole(two) &&
    hasRole(rest);
  return isBoth ? { ...span, end: span.start + two.length } : span;
}

const SAID =
  /((?:^|[\s,])(?:[Mm]y name is|[Jj]e m['’]appelle)\s+)(\p{Lu}[^.,;:!()]{2,40}?)(?=[.,;:!(]|\s(?:and|et)\s|$)/u;

/** What the largest line of a page says to whoever reads it: 'Hello, I'm Amina'. */
const GREETING =
  /^((?:(?:hello|hi|hey|bonjour|salut)\P{L}{1,3})?(?:i['’]m|i am|my name is|(?:moi,? )?c['’]est|je suis|je m['’]appelle)\s+)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\P{L}*$/iu;

/** The name that the largest line of a page says alone. */
function greetedIn(line: ResumeLine, largest: number): Span | null {
  const [, before = '', value = ''] = GREETING.exec(line.text) ?? [];
  const isName = line.size >= largest * 0.97 && /^\p{Lu}/u.test(value) && !hasRole(value);
  return isName
    ? nameSpan({ line, start: before.length, end: before.length + value.length })
    : null;
}

/** A name that only a hyphen parts from a role in small letters: 'Amina Belkacem-site engineer'. */
const GLUED = /^(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){1,3})[-–](\p{Ll}[^@]{3,60})$/u;

/** The name that the largest line of a page glues to a role. */
function gluedIn(line: ResumeLine, largest: number): Span | null {
  const [, name = '', role = ''] = GLUED.exec(line.text) ?? [];
  const isName =
    line.size >= largest * 0.97 && hasRole(role) && !hasRole(name) && !isKnownSkill(name);
  return isName && !namesEmployer(name) ? nameSpan({ line, start: 0, end: name.length }) : null;
}

/** The name that somebody says in running text: 'Hi, my name is Amina Belkacem. I am …' */
function saidIn(line: ResumeLine): Span | null {
  const said = SAID.exec(line.text);
  const [, before = '', value = ''] = said ?? [];
  if (!said || wordsOf(value).length < 2) return null;
  const start = said.index + before.length;
  return nameSpan({ line, start, end: start + value.length });
}

/** What a text about somebody begins with: 'Amina Belkacem is a composer'. */
const TOLD =
  /^((\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}.'’-]*){1,2}) (?:is an?|est une?) ([^.,;]{3,60})/u;

/** The name that running text about somebody begins with, before what the person is. */
function toldIn(line: ResumeLine): Span | null {
  const [, whole = '', given = '', role = ''] = TOLD.exec(line.text) ?? [];
  if (!givenNames.has(fold(given)) || !hasRole(role)) return null;
  return nameSpan({ line, start: 0, end: whole.length });
}

/** A name with what its bearer is called among its words: 'Amina (Mina) Belkacem'. */
const WITH_CALLED =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*)? ["“(]\p{Lu}[\p{L}'’-]+["”)](?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

const OWNED =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:(?:19|20)\d\d[\s,–-]*)*(?:by |par )?((\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){1,2})(?=$|[.,|•·]|\s[-–|•·])/iu;

/** What the foot of each page says: 'Amina Belkacem – Resume – 2'. */
const NAMED_AT_FOOT =
  /^((\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}.'’-]+){1,3}) {0,4}[-–—|·•] {0,4}(?:[Rr][ée]sum[ée]|CV|Curriculum [Vv]itae)(?= {0,4}(?:$|[-–—|·•\t\d]))/u;

/** The person whose page says at its foot whose it is: '© 2026 Amina Belkacem'. */
function ownerIn(lines: readonly ResumeLine[]): Fact<string> | null {
  for (const [i, line] of lines.entries()) {
    const isLast = lines[i + 1]?.page !== line.page;
    const foot = isLast ? NAMED_AT_FOOT.exec(line.text) : null;
    const owned = foot ?? OWNED.exec(line.text);
    const [, name = '', given = ''] = owned ?? [];
    if (!owned || (!foot && !givenNames.has(fold(given))) || hasRole(name) || namesEmployer(name))
      continue;
    const start = owned.index + owned[0].lastIndexOf(name);
    const span = nameSpan({ line, start, end: start + name.length });
    if (span)
      return { value: shownName(textOf(span)), evidence: [evidenceOf(span)], confidence: 0.9 };
  }
  return null;
}

/** Below this a name is not given. */
const SURE_ENOUGH = 0.6;

const GIVEN = /^(?:prenoms?|first names?|given names?|forenames?|vorname|الاسم(?: الاول)?|اسم)$/u;
const FAMILY =
  /^(?:noms?(?: de famille)?|last name|surname|family name|nachname|familienname|اللقب|لقب|اسم العايله|اسم العائله)$/u;
const LABELLED_LINES = 30;

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
        ? (saidIn(line) ?? toldIn(line) ?? greetedIn(line, largest) ?? gluedIn(line, largest))
        : null;
    if (said) candidates.push({ spans: [said], value: textOf(said), score: 8, sure: 0.95 });
    for (const cell of line.cells) {
      const whole = { line, start: cell.start, end: cell.end };
      const parts = WITH_CALLED.test(textOf(whole).trim())
        ? [whole]
        : splitSpan(whole, /\s*[,|•·()]\s*|\s+[–—-]\s+|\s{4,}/gu);
      for (const part of parts) {
        const person = nameSpan(part);
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
  if (!best || best.score < 2) return ownerIn(lines);
  return {
    value: shownName(best.value),
    evidence: best.spans.map(evidenceOf),
    confidence: best.sure,
  };
}
