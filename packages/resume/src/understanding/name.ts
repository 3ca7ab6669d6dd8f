import type { Fact } from '../schemas/resume';
import type { ResumeLine } from './layout';
import { givenNames } from './lexicon/given-names';
import { languageNames } from './lexicon/languages';
import { cities, countries } from './lexicon/places';
import { hasRole, namesEmployer } from './roles';
import { headingKinds } from './headings';
import type { Section } from './sections';
import { isKnownSkill } from './skillnames';
import { evidenceOf, splitSpan, textOf, trimSpan, type Span } from './spans';
import { fold, keyOf, wordsOf } from '../text';

const TITLE =
  /^(?:(?:(?:dr|dipl)\.?-?\s?ing|dr|prof|mr|mrs|ms|miss|mx|eng|ing|sir|mme|mlle|m|me|herr|frau|dipl|د|م|ا|أ|ا\.د|السيد|السيده|الدكتور|الدكتوره|المهندس|المهندسه|الاستاذ|الاستاذه)(?:\.\s*|\s*\/\s*|\s+))+/u;
const SUFFIX =
  /(?:\s*[,|(–-]\s*|\s+)(?:ph\.?\s?d|m\.?d|m\.?b\.?a|m\.?sc|b\.?sc|m\.?eng|b\.?eng|cpa|cfa|pmp|rn|bsn|msn|esq|jr|sr|ii|iii|acca|phr|shrm-cp|shrm-scp|p\.?e|pe|dds|dvm|llm|ll\.m|msc|bsc)\b\.?\)?(?=$|\s|,)/giu;
const LABEL =
  /(?:^|\s)(?:full name|name|nom(?: et prenoms?| complet|\s*\/\s*prenoms?| & prenoms?| prenoms?)?|prenoms? et nom|vor- und nachname|الاسم(?: الكامل| واللقب)?|اسم)\s*:\s*/u;
const WORD =
  /^(?:[\p{Lu}\p{Lt}][\p{L}\p{M}'’.-]*|[\p{Script=Arabic}\p{M}]+|(?:d|l|o)['’]\p{Lu}[\p{L}'’-]*|["“(]\p{L}+["”)])$/u;
const PARTICLE =
  /^(?:de|du|des|los|las|da|dos|das|di|del|della|la|le|van|von|der|den|ter|zu|bin|ibn|bint|ben|al|el|y|e|st\.?|ould|abu|af|av)$/u;
const NOT_NAMES = new Set([
  'resume',
  'cv',
  'curriculum',
  'vitae',
  'updated',
  'page',
  'phone',
  'email',
  'mail',
  'website',
  'portfolio',
  'linkedin',
  'github',
  'twitter',
  'confidential',
  'lebenslauf',
  'bewerbung',
  'candidature',
  'السيره',
  'الذاتيه',
  'سيره',
  'ذاتيه',
  'europass',
  'street',
  'avenue',
  'road',
  'rue',
  'university',
  'welcome',
  'photo',
  'stackoverflow',
  'facebook',
  'instagram',
  'present',
  'available',
  'redacted',
  'anonymous',
  'anonymous_candidate',
  'anonyme',
  'candidate',
  'candidat',
  'candidate_id',
  'name',
  'surname',
  'nom',
  'prenom',
  'celibataire',
  'mariee',
  'divorce',
  'divorcee',
  'single',
  'married',
  'divorced',
  'nationalite',
  'nationality',
  'sexe',
  'gender',
  'male',
  'female',
  'masculin',
  'feminin',
  'permis',
  'reference',
  'references',
  'referee',
  'اعزب',
  'عزباء',
  'متزوج',
  'متزوجه',
  'جزائري',
  'جزائريه',
  'ذكر',
  'انثي',
  'الجنسيه',
]);

/** A status that stands as a line of its own, as 'Marié' does. */
const STATUS =
  /^(?:marie|veuf|veuve|homme|femme|retraite|actif|disponible|etudiant|algerien(?:ne)?|francais(?:e)?|marocain(?:e)?|tunisien(?:ne)?)(?: \d+.*| avec .*)?$/u;

/** How far down the first page a name is looked for, in lines. */
const FIRST_LINES = 40;

/** A possible name. `sure` is how sure it is that it is one, from 0 to 1. */
interface Candidate {
  spans: Span[];
  value: string;
  score: number;
  sure: number;
}

/** 'John D O E' as 'John DOE': letters that were set apart are put together. */
const unspaced = (text: string) =>
  text.replace(/(?<!\p{L})\p{L}(?: \p{L}(?!\p{L}))+/gu, (letters) => letters.replaceAll(' ', ''));

const WORD_IN_CAPITALS = /(?<![\p{L}'’])\p{Lu}[\p{Lu}'’-]{2,}(?!\p{L})/gu;

/** 'Karim BENALI' as 'Karim Benali'. */
const titleCased = (text: string) =>
  text.replace(WORD_IN_CAPITALS, (word) =>
    word
      .toLowerCase()
      .replace(
        /(^|['’-])(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      ),
  );

/** The words of a name in `span`, without titles before and degrees after it; null where it can be no name. */
function nameSpan(span: Span): Span | null {
  let trimmed = trimSpan(span, /[^\p{L}\p{M}.)"”]/u);
  const suffix = textOf(trimmed).replace(SUFFIX, '');
  trimmed = trimSpan({ ...trimmed, end: trimmed.start + suffix.length }, /[\s,(|–-]/u);
  const title = TITLE.exec(fold(textOf(trimmed)));
  if (title) trimmed = { ...trimmed, start: trimmed.start + title[0].length };
  const text = textOf(trimmed);
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > 6 || text.length < 2 || text.length > 50) return null;
  const lower = words.every((word) => /^\p{Ll}/u.test(word));
  if (
    !words.every(
      (word) => WORD.test(word) || PARTICLE.test(word) || (lower && /^\p{L}+$/u.test(word)),
    )
  )
    return null;
  if (headingKinds(text).length > 0) return null;
  const folded = wordsOf(text);
  if (folded.some((word) => NOT_NAMES.has(word)) || STATUS.test(fold(text).trim())) return null;
  return trimmed;
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
  const initials =
    words.length > 1 &&
    words.some(
      (word) => word.length >= 3 && handles.includes(word.slice(0, 1) + (words.at(-1) ?? '')),
    );
  score += known === 0 ? 0 : 2 + Math.min(known, 2);
  if (initials) score += 0.5;
  score += words.length >= 2 && words.length <= 4 ? 1 : words.length === 1 ? -1 : 0;
  if (hasRole(text)) score -= 4;
  if (namesEmployer(text)) score -= 3;
  if (cities.has(keyOf(text)) || countries.has(keyOf(text))) score -= 5;
  if (!/\p{Lu}|\p{Script=Arabic}/u.test(text)) score -= 2;
  return score;
}

/** The part before the @ of mail addresses and after the slash of profile links. It often repeats the name. */
function handlesOf(lines: readonly ResumeLine[]): string {
  const handles = lines.flatMap((line) => [
    ...[...line.folded.matchAll(/([\w.+-]{3,64})\s?@/g)].map((match) => match[1] ?? ''),
    ...[...line.folded.matchAll(/\/(?:in\/)?([\w.-]{3,64})/g)].map((match) => match[1] ?? ''),
  ]);
  return handles.map(keyOf).join(' ');
}

/** What a rule knows of the place of a possible name. */
interface Place {
  line: ResumeLine;
  size: number;
  order: number;
}

/** What tells whether something is a name, for a whole document. */
interface Signs {
  largest: number;
  bodySize: number;
  handles: string;
  /** Whether the document prints a way to reach somebody, as resumes without names do not. */
  reachable: boolean;
  /** The lines below a heading that is not about the person, and among them those on referees. */
  elsewhere: ReadonlySet<ResumeLine>;
  referees: ReadonlySet<ResumeLine>;
}

const REACHABLE = /\S\s?@\s?\S+\.\S|linkedin|github\.com|(?:\+|00|\b0)\d[\d\s().-]{7,}\d/u;
const REFEREES = /referen|referee|مراجع|معرف/u;
/** The kinds of section in which a person's own name may stand. */
const OWN = new Set(['header', 'contact', 'summary']);

function signsOf(
  lines: readonly ResumeLine[],
  sections: readonly Section[],
  bodySize: number,
): Signs {
  const first = lines.filter((line) => line.page === 1);
  const lettered = first.filter((line) => /\p{L}{2}/u.test(line.text));
  const linesIn = (some: readonly Section[]) =>
    new Set(some.flatMap(({ lines: spans }) => spans.map(({ line }) => line)));
  const referees = linesIn(
    sections.filter(({ heading }) => heading && REFEREES.test(fold(textOf(heading)))),
  );
  return {
    largest: Math.max(0, ...lettered.map((line) => line.size)),
    bodySize,
    handles: handlesOf(lines.filter((line) => !referees.has(line))),
    reachable: lines.some((line) => !referees.has(line) && REACHABLE.test(line.folded)),
    elsewhere: linesIn(sections.filter(({ kind }) => !OWN.has(kind))),
    referees,
  };
}

/** Whether a word of `text` comes back in an address of the person: whole, or as an initial before the surname. */
function isInHandle(text: string, handles: string): boolean {
  const words = wordsOf(text).map(keyOf);
  return words.some(
    (word) =>
      (word.length >= 3 && handles.includes(word)) ||
      (words.length > 1 &&
        word.length >= 4 &&
        words.some((other) => other !== word && handles.includes(other.charAt(0) + word))),
  );
}

/**
 * How sure it is that `text` at a place is the name of the person, from 0 to 1, by what speaks for it: an address that
 * repeats it, a common given name, large print at the top. Where nothing does, it is none, however well it stands.
 */
function sureness(text: string, { line, size, order }: Place, signs: Signs): number {
  const words = wordsOf(text);
  if (isKnownSkill(text) || languageNames.has(fold(text)) || signs.referees.has(line)) return 0;
  if (cities.has(keyOf(text)) || countries.has(keyOf(text))) return 0;
  const given = words.some((word) => givenNames.has(word));
  const inHandle = isInHandle(text, signs.handles);
  const large = size >= signs.largest * 0.97 && size > signs.bodySize * 1.15;
  const elsewhere = signs.elsewhere.has(line);
  if (elsewhere && !large && !inHandle) return 0;
  if (line.bullet && !inHandle) return 0;
  const unlike = (hasRole(text) && !given) || namesEmployer(text);
  if (inHandle) return unlike ? 0.6 : given || large ? 0.99 : 0.95;
  if (unlike) return 0;
  if (given && words.length >= 2 && words.length <= 6) {
    if (large) return 0.97;
    if (order <= 4 && !elsewhere) return 0.9;
    return !elsewhere && signs.reachable ? 0.7 : 0;
  }
  if (!signs.reachable || words.some((word) => isKnownSkill(word))) return 0;
  if (large && words.length >= 2) return order <= 6 || !elsewhere ? 0.9 : 0.7;
  if (large && given) return 0.7;
  return order <= 1 && words.length >= 2 && words.length <= 4 && !elsewhere ? 0.7 : 0;
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
  for (const line of lines.slice(0, LABELLED_LINES)) {
    const cells = splitSpan({ line, start: 0, end: line.text.length }, /[:\t|،,;]|\s{3,}/gu);
    for (const [i, cell] of cells.entries()) {
      const label = fold(textOf(cell)).trim();
      const value = cells[i + 1];
      const named = value && nameSpan(value);
      if (!named) continue;
      if (GIVEN.test(label)) parts.given ??= named;
      else if (FAMILY.test(label)) parts.family ??= named;
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
  const parts = inTwoParts(first);
  if (parts) candidates.push(parts);
  for (const [order, line] of first.entries()) {
    if (order >= FIRST_LINES && line.size < largest * 0.97) continue;
    const place = { line, size: line.size, order };
    const label = LABEL.exec(line.folded);
    if (label && order < 20 && !signs.referees.has(line)) {
      const [value] = splitSpan(
        { line, start: label.index + label[0].length, end: line.text.length },
        /\s{3,}|[|•·,;]/gu,
      );
      const named = value && nameSpan(value);
      if (named) candidates.push({ spans: [named], value: textOf(named), score: 8, sure: 0.95 });
    }
    for (const cell of line.cells) {
      for (const part of splitSpan(
        { line, start: cell.start, end: cell.end },
        /\s*[,|•·()]\s*|\s+[–—-]\s+|\s{4,}/gu,
      )) {
        const named = nameSpan(part);
        if (!named) continue;
        const text = textOf(named);
        const look = { ...line, size: cell.size, bold: cell.bold };
        const score = scoreOf(text, look, order, largest, handles);
        add([named], text, score, { ...place, size: cell.size });
        break;
      }
    }
    if (line.cells.length > 1 && line.cells.length <= 4 && line.size >= largest * 0.75) {
      const whole = nameSpan({ line, start: 0, end: line.text.length });
      const score = scoreOf(line.text, line, order, largest, handles) + 0.5;
      if (whole) add([whole], textOf(whole), score, place);
    }
    const next = first[order + 1];
    const above = nameSpan({ line, start: 0, end: line.text.length });
    const below = next && nameSpan({ line: next, start: 0, end: next.text.length });
    if (
      next &&
      above &&
      below &&
      Math.abs(next.size - line.size) < 0.6 &&
      line.size >= largest * 0.75
    ) {
      const value = `${textOf(above)} ${textOf(below)}`;
      if (wordsOf(value).length > 5) continue;
      const single = [above, below].some((part) => wordsOf(textOf(part)).length === 1);
      const score = scoreOf(value, line, order, largest, handles) + (single ? 0.5 : -1.5);
      add([above, below], value, score, place);
    }
  }
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 2) return null;
  return {
    value: titleCased(unspaced(best.value.replace(/\s+/g, ' '))),
    evidence: best.spans.map(evidenceOf),
    confidence: best.sure,
  };
}
