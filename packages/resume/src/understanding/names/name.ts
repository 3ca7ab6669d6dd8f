import type { Fact } from '../../schemas/resume';
import type { ResumeLine } from '../text/layout';
import { givenNames } from '../lexicon/given-names';
import { tradesOfFamilies } from '../lexicon/no-names';
import { cities, countries } from '../lexicon/places';
import {
  beginsAsFirm,
  endsInFamily,
  isEveryday,
  isOfFamily,
  isOfNoPerson,
  marksSurname,
} from './name-evidence';
import { isDashedName } from './name-families';
import { LABELLED_LINES, labelledIn } from './name-labels';
import { asListed } from './name-listed';
import { namePartsIn } from './name-parts';
import {
  areKnown,
  areOneName,
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
  signedIn,
  toldIn,
} from './name-said';
import { linesIn, signsOf, sureness, type Place } from './name-signs';
import { areOneInTwoScripts, inOneScript, isInArabic } from './name-scripts';
import { nameSpan, ownWords, PARTICLE, shownName, together, unevenNameSpan } from './name-words';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { isKnownSkill } from '../vocabulary/skillnames';
import type { Section } from '../sections/sections';
import { evidenceOf, splitSpan, textOf, wholeLine, type Span } from '../text/spans';
import { fold, keyOf, wordsOf } from '../text/words';

/** How far down the first page a name is looked for, in lines. */
const FIRST_LINES = 40;

/** A possible name. `sure` is how sure it is that it is one, from 0 to 1. */
interface Candidate {
  spans: Span[];
  value: string;
  score: number;
  sure: number;
}

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

const isParticle = (word: string): boolean => word.length > 1 && PARTICLE.test(fold(word));

/**
 * `span` without the role that follows a name of two words, and particles: 'Amina Belkacem Site Engineer'. One word behind
 * two given names may be the family: 'Amina Lina Driver'.
 */
function beforeRole(span: Span): Span {
  const words = textOf(span).split(' ');
  const [given = '', second = ''] = words;
  const family = words.slice(1, words.findIndex((word, i) => i > 0 && !isParticle(word)) + 1);
  const two = [given, ...family].join(' ');
  const rest = textOf(span).slice(two.length);
  const isBoth =
    rest.startsWith(' ') &&
    /^[\p{L}'’ -]+$/u.test(family.join(' ')) &&
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

/** What somebody is called before their name and a stroke: 'المهندسة / سلمى'. */
const TITLE_ALONE =
  /^(?:ال)?(?:مهندسه?|دكتوره?|استاذه?|معلمه?|محاميه?|محاسبه?|طبيبه?|سيده?|انسه)$/u;

/** What stands behind the name of somebody to whom a letter is written: 'السيد / سالم قاسم المحترم'. */
const ADDRESSEE = /(?<!\p{L})(?:ال)?(?:محترم|موقر)(?:ه|ين)?\P{L}*$/u;

/** How much more a known given name counts at the top of a column, which stands far down in the order of lines. */
const OVER_COLUMN = 1.5;

/** The kinds of section in which a label of a name asks for that of a firm or a project. */
const OF_WORK = new Set(['experience', 'projects']);

/** Below this a name is not given. */
const SURE_ENOUGH = 0.6;

/** How far down a name stands as lists have it, in lines. */
const MOST_ABOVE = 4;

/** The best of `sorted`, in the letters of the page where it prints the name in both. */
const inOwnLetters = (
  sorted: readonly Candidate[],
  rightToLeft: boolean,
): Candidate | undefined => {
  const [best] = sorted;
  if (!best || isInArabic(best.value) === rightToLeft) return best;
  return sorted.find(({ value }) => areOneInTwoScripts(value, best.value)) ?? best;
};

/**
 * The person's name, without a title, in usual capitals. It is large and high on the first page and often
 * comes back in the e-mail address. `lines` are the document's. Null where nothing shows that a text is the name.
 */
export function nameIn(
  lines: readonly ResumeLine[],
  sections: readonly Section[] = [],
  bodySize = 0,
  rightToLeft = false,
): Fact<string> | null {
  const first = lines.filter((line) => line.page === 1);
  const signs = signsOf(lines, sections, bodySize);
  const atWork = linesIn(sections.filter(({ kind }) => OF_WORK.has(kind)));
  const { largest, handles } = signs;
  const candidates: Candidate[] = [];
  const add = (spans: Span[], value: string, score: number, place: Place) => {
    const sure = sureness(value, place, signs);
    if (sure >= SURE_ENOUGH) candidates.push({ spans, value, score, sure });
  };
  const { whole: labelled, lines: inParts } = namePartsIn(
    first.filter((line) => !signs.referees.has(line)),
  );
  if (labelled) {
    const value = labelled.map(textOf).join(' ');
    candidates.push({ spans: [...labelled], value, score: 9, sure: 0.97 });
  }
  for (const [order, line] of first.entries()) {
    const isFar = order >= FIRST_LINES && !signs.overColumns.has(line);
    if (isFar && line.size < largest * 0.97) continue;
    if (inParts.has(line)) continue;
    const place = { line, size: line.size, order };
    if (order < LABELLED_LINES && !signs.referees.has(line) && !atWork.has(line)) {
      const named = labelledIn(line, first[order + 1]).flatMap((value) => {
        const [own = value] = inOneScript(value, rightToLeft);
        return nameSpan(own) ?? [];
      });
      const value = named.map(textOf).join(' ');
      if (value) candidates.push({ spans: named, value, score: 8, sure: 0.95 });
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
      candidates.push({
        spans: listed,
        value: listed.map(textOf).join(' '),
        score: 12,
        sure: 0.95,
      });
    for (const cell of line.cells) {
      const whole = { line, start: cell.start, end: cell.end };
      if (order <= 1 && cell.size >= largest * 0.97 && isDashedName(textOf(whole)))
        candidates.push({ spans: [whole], value: textOf(whole).trim(), score: 8, sure: 0.9 });
      const parts = WITH_CALLED.test(textOf(whole).trim())
        ? [whole]
        : inOneScript(whole, rightToLeft)
            .flatMap((half) => splitSpan(half, /\s*[,|•·()]\s*|\s+[–—/-]\s+|\s{4,}/gu))
            .flatMap((part) => inOneScript(part, rightToLeft));
      for (const part of parts) {
        if (ADDRESSEE.test(fold(textOf(part)))) continue;
        if (parts.length > 1 && TITLE_ALONE.test(fold(textOf(part)))) continue;
        const person =
          nameSpan(part) ?? unevenIn(part, handles, order <= 1 && cell.size >= largest * 0.97);
        if (!person) continue;
        const named = beforeRole(withGeneration(person));
        const text = together(textOf(named));
        const look = { ...line, size: cell.size, bold: cell.bold };
        const score = scoreOf(text, look, order, largest, handles);
        const isSmall = cell.size < largest * 0.97;
        const isOver = isSmall && signs.overColumns.has(line) && hasGivenName(named);
        add([named], text, score + (isOver ? OVER_COLUMN : 0), { ...place, size: cell.size });
        break;
      }
    }
    if (parted(line) && line.size >= largest * 0.75) {
      const whole = nameSpan({ line, start: 0, end: line.text.length });
      const score = scoreOf(together(line.text), line, order, largest, handles) + 0.5;
      if (whole) add([whole], together(textOf(whole)), score, place);
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
    const isLarge = large.size >= largest * 0.75;
    const isHead = order <= MOST_ABOVE && !signs.elsewhere.has(line);
    const rows = isLarge || isHead ? nameRows(rowsFrom(large, first), handles) : [];
    for (const over of [rows.slice(0, 2), rows].filter(({ length }) => length > 1)) {
      const value = nameOver(over);
      if (ownWords(value.toLowerCase()).length > 5 || value.endsWith('-')) continue;
      if (!isLarge && (!marksSurname(value) || hasRole(value) || beginsAsFirm(value))) continue;
      const areParts = over.some((row) => !/\s/.test(textOf(row))) || areKnown(over, handles);
      const look = { ...large, capitals: over.some((row) => row.line.capitals) };
      const score =
        scoreOf(value, look, order, largest, handles) +
        (areParts ? 0.5 : -1.5) +
        (areOneName(over) ? 0.2 : 0);
      add(over, value, score, { ...place, size: large.size });
    }
  }
  const sorted = candidates.toSorted((a, b) => b.score - a.score);
  const best = inOwnLetters(sorted, rightToLeft);
  if (!best || best.score < 2)
    return nameInContact(sections) ?? ownerIn(lines) ?? signedIn(first, signs.referees);
  return {
    value: shownName(best.value),
    evidence: best.spans.map(evidenceOf),
    confidence: best.sure,
  };
}
